import { type ReactNode, useRef } from 'react';
import { capitalised, formatDay, type IsoDate, plusDays } from '../../../format/days.ts';
import { exactEuros } from '../../../format/money.ts';
import { type Appointment, dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { useShop } from '../../../shared/shop/shop-data.ts';
import { useWallClock } from '../../../shared/shop/use-wall-clock.ts';
import { adminCustomers } from '../../../texts/admin/customers.ts';
import { appointments } from '../../../texts/appointments.ts';
import { useAppointmentPages } from '../../shared/appointment-pages.ts';
import { AppointmentState } from '../../shared/appointments/appointment-state.tsx';
import { useAppointmentsInOrder, useShownPart } from '../../shared/appointments/appointments-in-order.ts';
import * as list from '../../shared/list.css.ts';
import { ListSkeleton } from '../../shared/list-skeleton.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import type { Customer } from '../../shared/page-customers.ts';
import { QueryList } from '../../shared/query-list.tsx';
import * as css from './history.css.ts';

const words = adminCustomers.appointments;

/** All appointments of one customer: what comes from today on, then what was, the last time first. */
export function History({ customer: { id: userId } }: { customer: Customer }) {
  const { data: shop } = useShop();
  const today = useWallClock(shop?.zone ?? 'Europe/Rome')?.date;
  if (!shop || !today) return <ListSkeleton label={words.loading} />;
  return <Appointments {...{ userId, today }} zone={shop.zone} />;
}

type AppointmentsProps = { userId: number; today: IsoDate; zone: string };

function Appointments({ userId, today, zone }: AppointmentsProps) {
  const coming = useAppointmentsInOrder({ userId }, { from: today });
  const past = useAppointmentPages({ userId, to: plusDays(today, -1) });
  const ahead = useShownPart(coming.data ?? []);
  const before = past.data?.pages.flatMap(({ items }) => items);
  const total = (coming.data?.length ?? 0) + (past.data?.pages[0]?.total ?? 0);
  return (
    <section aria-labelledby="appuntamenti-del-cliente" className={css.section}>
      <h3 id="appuntamenti-del-cliente" className={css.title}>
        <span>{words.title}</span>
        {total > 0 && <span className={css.count}>{words.count(total)}</span>}
      </h3>
      {coming.data && before && total === 0 && <p className={list.quiet}>{words.none}</p>}
      <QueryList query={coming} words={words}>
        {coming.data && <Entries {...ahead} zone={zone} title={words.coming} />}
      </QueryList>
      <QueryList query={past} words={words}>
        {before && <Entries shown={before} pages={past} zone={zone} title={words.before} />}
      </QueryList>
    </section>
  );
}

type EntriesProps = {
  shown: readonly Appointment[];
  pages: Parameters<typeof MoreButton>[0]['pages'];
  zone: string;
  title: string;
};

function Entries({ shown, pages, zone, title }: EntriesProps): ReactNode {
  const rows = useRef<HTMLUListElement>(null);
  if (shown.length === 0) return null;
  return (
    <>
      <h4 className={css.part}>{title}</h4>
      <ul ref={rows} className={css.appointments} aria-label={title}>
        {shown.map(appointment => (
          <AppointmentEntry key={appointment.id} appointment={appointment} zone={zone} />
        ))}
      </ul>
      <MoreButton pages={pages} shown={shown.length} rows={rows} />
    </>
  );
}

function AppointmentEntry({ appointment, zone }: { appointment: Appointment; zone: string }) {
  const { date, time, endTime, serviceName, price } = appointment;
  return (
    <li className={css.appointment} tabIndex={-1}>
      <div>
        <p>
          <time dateTime={date} className={list.strong}>
            {capitalised(formatDay(dayOf(appointment, zone), 'short'))}, {appointments.between(time, endTime)}
          </time>
        </p>
        <p className={list.quiet}>
          {serviceName} {appointments.people(null, stylistOf(appointment))} · {exactEuros(price)}
        </p>
      </div>
      <AppointmentState appointment={appointment} />
    </li>
  );
}
