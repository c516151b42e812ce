import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { hoursTab as words } from '../../../texts/admin/settings/hours.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { useWeeks } from '../timetable.ts';
import { Hours } from './hours.tsx';

/** The shop's week, as it is and as it will be. */
export default function HoursTab() {
  const shop = useShop();
  const weeks = useWeeks();
  const zone = shop.data?.zone;
  const today = useWallClock(zone ?? 'UTC')?.date ?? shop.data?.today;
  const reads = [shop, weeks];
  const failed = reads.some(({ error }) => error);
  const isThere = zone && today && weeks.data;
  return (
    <>
      {failed && <ReadFailed what={words.failed} reads={reads} />}
      {!failed && !isThere && <ListSkeleton label={words.loading} />}
      {isThere && <Hours shop={{ today, zone }} versions={weeks.data} />}
    </>
  );
}
