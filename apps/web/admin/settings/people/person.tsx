import type { Service } from '../../../shared/shop/shop-data.ts';
import type { Stylist } from '../../shared/stylists.ts';
import type { WeekVersion } from '../timetable.ts';
import { Absences } from './absences/absences.tsx';
import * as css from './person.css.ts';
import { PlanCard } from './plan/plan-card.tsx';
import { Skills } from './skills/skills.tsx';

type PersonProps = {
  stylist: Stylist;
  services: readonly Service[];
  weeks: readonly WeekVersion[];
  shop: { today: string; zone: string };
};

export function Person({ stylist, services, weeks, shop }: PersonProps) {
  return (
    <div className={css.cards}>
      <PlanCard {...{ stylist, weeks, shop }} />
      <div className={css.pair}>
        <Absences {...{ stylist, weeks, shop }} />
        <Skills {...{ stylist, services }} zone={shop.zone} />
      </div>
    </div>
  );
}
