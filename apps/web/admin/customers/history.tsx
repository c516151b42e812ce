import { useRef } from 'react';
import { capitalised, formatDay } from '../../format/days.ts';
import { exactEuros } from '../../format/money.ts';
import { type Appointment, dayOf, stylistOf } from '../../shared/appointments/appointment.ts';
import { StatusBadge } from '../../shared/appointments/status-badge.tsx';
import { useShop } from '../../shared/shop/shop-data.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { appointments } from '../../texts/appointments.ts';
import { useAppointmentPages } from '../shared/appointment-pages.ts';
import * as list from '../shared/list.css.ts';
import { MoreButton } from '../shared/more-button.tsx';
import type { Customer } from '../shared/page-customers.ts';
import { QueryList } from '../shared/query-list.tsx';
import * as css from './history.css.ts';

const words = adminCustomers.appointments;

/** All appointments of one customer, newest first. */
export function History({ customer: { id: userId } }: { customer: Customer }) {
  const pages = useAppointmentPages({ userId });
  const { data: shop } = useShop();
  const rows = useRef<HTMLUListElement>(null);
  const shown = pages.data?.pages.flatMap(({ items }) => items);
  const total = pages.data?.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="visite" className={css.section}>
      <h3 id="visite" className={css.title}>
        <span>{words.title}</span>
        {total > 0 && <span className={css.count}>{words.count(total)}</span>}
      </h3>
      <QueryList query={pages} words={words}>
        {shown && shop && (
          <>
            {shown.length === 0 && <p className={list.quiet}>{words.none}</p>}
            <ul ref={rows} className={css.appointments}>
              {shown.map(appointment => (
                <AppointmentEntry key={appointment.id} appointment={appointment} zone={shop.zone} />
              ))}
            </ul>
            <MoreButton pages={pages} shown={shown.length} rows={rows} />
          </>
        )}
      </QueryList>
    </section>
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
      <StatusBadge appointment={appointment} />
    </li>
  );
}
