import type { ReactNode } from 'react';
import { type IsoDate, plusDays } from '../../format/days.ts';
import type { Appointment } from '../../shared/appointments/appointment.ts';
import { adminAppointments as words } from '../../texts/admin/appointments.ts';
import { appointments } from '../../texts/appointments.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { type AppointmentFilter, useAppointmentPages } from '../shared/appointment-pages.ts';
import { useAppointmentsInOrder, useShownPart } from '../shared/appointments/appointments-in-order.ts';
import * as list from '../shared/list.css.ts';
import { QueryList } from '../shared/query-list.tsx';
import { AppointmentRows } from './appointment-rows.tsx';
import * as css from './appointments-tab.css.ts';

type Filtered = { filter: AppointmentFilter; zone: string };

/** As specified where nothing is chosen. */
export function NewestFirst({ filter, zone }: { filter: AppointmentFilter; zone: string | undefined }) {
  const pages = useAppointmentPages(filter);
  const shown = pages.data?.pages.flatMap(({ items }) => items);
  return (
    <QueryList query={pages} words={appointments}>
      {shown && zone && (
        <>
          <Count count={pages.data?.pages[0]?.total} />
          <Rows {...{ pages, shown, zone }} none={noneOf(filter)} />
        </>
      )}
    </QueryList>
  );
}

type InOrderProps = Filtered & { day: IsoDate | null; today: IsoDate };

/** The appointments of a day, or what comes from today on, and below it what was before. */
export function InOrder({ filter, zone, day, today }: InOrderProps) {
  const query = useAppointmentsInOrder(filter, day ? { from: day, to: day } : { from: today });
  const { shown, pages } = useShownPart(query.data ?? []);
  return (
    <>
      {!day && <h2 className={css.title}>{words.coming}</h2>}
      <QueryList query={query} words={appointments}>
        {query.data && (
          <>
            <Count count={query.data.length} />
            <Rows {...{ pages, shown, zone }} none={noneOf(filter)} />
          </>
        )}
      </QueryList>
      {!day && <Before filter={{ ...filter, to: plusDays(today, -1) }} zone={zone} />}
    </>
  );
}

function Before({ filter, zone }: Filtered) {
  const pages = useAppointmentPages(filter);
  const shown = pages.data?.pages.flatMap(({ items }) => items);
  if (shown?.length === 0) return null;
  return (
    <section aria-labelledby="ultima-volta">
      <h2 id="ultima-volta" className={css.title}>
        {words.before}
      </h2>
      <QueryList query={pages} words={appointments}>
        {shown && <Rows {...{ pages, shown, zone }} none={words.none} label={words.before} />}
      </QueryList>
    </section>
  );
}

const Count = ({ count = 0 }: { count: number | undefined }) => (
  <p className={list.count} role="status">
    {words.count(count)}
  </p>
);

type RowsProps = Pick<Parameters<typeof AppointmentRows>[0], 'pages' | 'zone' | 'label'> & {
  shown: readonly Appointment[];
  none: string;
};

function Rows({ none, ...rows }: RowsProps): ReactNode {
  return rows.shown.length > 0 ? <AppointmentRows {...rows} /> : <EmptyState title={none} />;
}

const noneOf = ({ stylistId }: AppointmentFilter) =>
  stylistId === undefined ? words.none : words.noneOfStylist;
