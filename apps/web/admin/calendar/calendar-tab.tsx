import { useServices, useShop } from '../../shared/shop/shop-data.ts';
import { useWallClock } from '../../shared/shop/use-wall-clock.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { useStylistsWithFormer } from '../shared/stylists.ts';
import { Calendar } from './calendar.tsx';

/** Loads what the calendar needs, then shows it. */
export default function CalendarTab() {
  const shop = useShop();
  const services = useServices();
  const stylists = useStylistsWithFormer();
  const now = useWallClock(shop.data?.zone ?? 'Europe/Rome');
  const failed = [shop, services, stylists].filter(({ isError, data }) => isError && !data);
  if (failed[0])
    return (
      <Alert
        title={words.failed}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      >
        {failed[0].error?.message}
      </Alert>
    );
  if (!shop.data || !services.data || !stylists.data || !now) return <PageSpinner />;
  if (stylists.data.length === 0) return <EmptyState title={words.noStylists} />;
  return <Calendar shop={shop.data} services={services.data} stylists={stylists.data} now={now} />;
}
