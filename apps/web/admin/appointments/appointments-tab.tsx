import { takeAppointments } from '../../../../adapters/http/contract/addresses.ts';
import { addressed } from '../../../../adapters/http/contract/call.ts';
import type { IsoDate } from '../../format/days.ts';
import { useShop } from '../../shared/shop/shop-data.ts';
import { useWallClock } from '../../shared/shop/use-wall-clock.ts';
import { adminAppointments as words } from '../../texts/admin/appointments.ts';
import { files } from '../../texts/admin/figures/files.ts';
import type { AppointmentFilter } from '../shared/appointment-pages.ts';
import { DownloadList } from '../shared/files/download-list.tsx';
import * as list from '../shared/list.css.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { SearchBox } from '../shared/search-box.tsx';
import { useStylistsWithFormer } from '../shared/stylists.ts';
import { useSearchParam } from '../shared/use-search-param.ts';
import { PeriodFilter, StatusFilter, StylistFilter } from './filters.tsx';
import { InOrder, NewestFirst } from './found.tsx';
import { type Period, useFilters } from './use-filters.ts';

/** All appointments, newest first unless a period is chosen; the filters are kept in the address. */
export default function AppointmentsTab() {
  const [search, box] = useSearchParam('cerca-appuntamenti');
  const { data: stylists = [], isPending } = useStylistsWithFormer();
  const { period, status, stylistId: named, ...choose } = useFilters();
  // An unknown stylist in the address filters nothing: the select shows 'Tutti', and so does the list.
  const stylistId = isPending || stylists.some(({ id }) => id === named) ? named : undefined;
  const { data: shop } = useShop();
  const today = useWallClock(shop?.zone ?? 'Europe/Rome')?.date;
  return (
    <>
      <div className={list.tools}>
        <PeriodFilter period={period} today={today ?? ''} onChange={choose.choosePeriod} />
        <StatusFilter value={status} onChange={choose.chooseStatus} />
        <SearchBox label={words.search} {...box} />
        <StylistFilter stylists={stylists} value={stylistId} onChange={choose.chooseStylist} />
      </div>
      <DownloadList
        path={addressed(takeAppointments).path}
        query={{ ...datesOf(period, today), status, stylistId, search }}
        label={files.appointments}
      />
      <Found period={period} today={today} zone={shop?.zone} filter={{ search, stylistId, status }} />
    </>
  );
}

/** The days that the list shows. */
function datesOf(period: Period, today: IsoDate | undefined) {
  if (period === 'all') return {};
  return period === 'coming' ? { from: today } : { from: period, to: period };
}

type FoundProps = {
  period: Period;
  today: string | undefined;
  zone: string | undefined;
  filter: AppointmentFilter;
};

function Found({ period, today, zone, filter }: FoundProps) {
  if (period === 'all') return <NewestFirst filter={filter} zone={zone} />;
  if (!today || !zone) return <ListSkeleton label={words.loading} />;
  return <InOrder filter={filter} zone={zone} day={period === 'coming' ? null : period} today={today} />;
}
