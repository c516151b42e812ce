import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [begun, begin] = useState({ count: 0, at: shop.today });
  const start = (at: string) => begin(({ count }) => ({ count: count + 1, at }));
  return (
    <Card as="section" aria-labelledby="turni">
      {read.error && <ReadFailed what={people.failed} reads={[read]} />}
      {!read.data && !read.error && <ListSkeleton label={people.loading} />}
      {read.data && (
        <PlanEditor
          key={begun.count}
          {...{ stylist, weeks, shop, begin: begun.at }}
          plans={read.data}
          onStart={start}
        />
      )}
    </Card>
  );
}
