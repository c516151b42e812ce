import { ReadFailed } from '../../../shared/requests/read-failed.tsx';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { closures as words } from '../../../texts/admin/settings/closures.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { takesBookings, useStylistsWithFormer } from '../../shared/stylists.ts';
import { useClosures, useWeeks } from '../timetable.ts';
import { Closures } from './closures.tsx';

/** When the shop is closed, or open otherwise than usual. */
export default function ClosuresTab() {
  const shop = useShop();
  return (
    <>
      {shop.error && <ReadFailed what={words.failed} reads={[shop]} />}
      {shop.data && <Read shop={shop.data} />}
    </>
  );
}

function Read({ shop: { zone, today: opened } }: { shop: { zone: string; today: string } }) {
  const today = useWallClock(zone)?.date ?? opened;
  const closures = useClosures(today);
  const weeks = useWeeks();
  const stylists = useStylistsWithFormer();
  const reads = [closures, weeks, stylists];
  const failed = reads.some(({ error }) => error);
  const isThere = closures.data && weeks.data && stylists.data;
  return (
    <>
      {failed && <ReadFailed what={words.failed} reads={reads} />}
      {!failed && !isThere && <ListSkeleton label={words.loading} />}
      {isThere && (
        <Closures
          shop={{ today, zone }}
          closures={closures.data}
          weeks={weeks.data}
          stylists={stylists.data.filter(takesBookings)}
        />
      )}
    </>
  );
}
