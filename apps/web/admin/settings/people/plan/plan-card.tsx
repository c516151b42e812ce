import { useQuery } from '@tanstack/react-query';
import { ReadFailed } from '../../../../shared/requests/read-failed.tsx';
import { people } from '../../../../texts/admin/settings/people.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { ListSkeleton } from '../../../shared/list-skeleton.tsx';
import type { Stylist } from '../../../shared/stylists.ts';
import type { WeekVersion } from '../../timetable.ts';
import { PlanEditor } from './plan-editor.tsx';
import { plansQuery } from './use-save-plan.ts';

type PlanCardProps = {
  stylist: Stylist;
  weeks: readonly WeekVersion[];
  shop: { today: string; zone: string };
};

/** When somebody usually works, and the plans to come. */
export function PlanCard({ stylist, weeks, shop }: PlanCardProps) {
  const read = useQuery(plansQuery(stylist.id));
  return (
    <Card as="section" aria-labelledby="turni">
      {read.error && <ReadFailed what={people.failed} reads={[read]} />}
      {!read.data && !read.error && <ListSkeleton label={people.loading} />}
      {read.data && <PlanEditor {...{ stylist, weeks, shop }} plans={read.data} />}
    </Card>
  );
}
