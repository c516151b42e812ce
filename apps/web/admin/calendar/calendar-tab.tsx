import { useMemo } from 'react';
import type { WallClock } from '../../format/wall-clock.ts';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { useServices, useShop } from '../../shared/shop/shop-data.ts';
import { useWallClock } from '../../shared/shop/use-wall-clock.ts';
import { calendar as words } from '../../texts/admin/calendar.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageSpinner } from '../../ui/loading/spinner.tsx';
import { useStylistsWithFormer } from '../shared/stylists.ts';
import { Calendar } from './calendar.tsx';

/** Loads what the calendar needs, then shows it. */
export default function CalendarTab() {
  const shop = useShop();
  const services = useServices();
  const stylists = useStylistsWithFormer();
  const now = useMinute(useWallClock(shop.data?.zone ?? 'Europe/Rome'));
  const failed = [shop, services, stylists].filter(({ error, data }) => error && !data);
  if (failed.length > 0) return <ReadFailed what={words.failed} reads={failed} />;
  if (!shop.data || !services.data || !stylists.data || !now) return <PageSpinner />;
  if (stylists.data.length === 0) return <EmptyState title={words.noStylists} />;
  return <Calendar shop={shop.data} services={services.data} stylists={stylists.data} now={now} />;
}

/** The same for a whole minute: a clock that is looked at draws no cell anew. */
function useMinute(clock: WallClock | null): WallClock | null {
  const { date, weekday, time } = clock ?? {};
  return useMemo(() => (date && weekday && time ? { date, weekday, time } : null), [date, weekday, time]);
}
