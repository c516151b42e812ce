import type { ReactNode } from 'react';
import { capitalised, formatDay } from '../../format/days.ts';
import { appointments as words } from '../../texts/appointments.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { pole } from '../../ui/layout/layout.css.ts';
import { type Appointment, dayOf } from './appointment.ts';
import * as css from './ticket-stub.css.ts';

type TicketStubProps = {
  appointment: Appointment;
  zone: string;
  /** What stands above: how far it is, or that it is off. */
  children: ReactNode;
  isOff?: boolean;
  className?: string;
};

/** What one looks for first on a ticket: weekday, hour and date. */
export function TicketStub({ appointment, zone, children, isOff = false, className }: TicketStubProps) {
  const { date, time, endTime } = appointment;
  const day = dayOf(appointment, zone);
  return (
    <div className={classNames(css.stub, isOff && css.off, className)}>
      {!isOff && <span className={classNames(pole, css.stripe)} aria-hidden="true" />}
      <div className={css.distance}>{children}</div>
      <time dateTime={date} className={css.when}>
        <span>{capitalised(formatDay(day, 'weekday'))}</span>{' '}
        <span className={css.hours}>{words.between(time, endTime)}</span>{' '}
        <span className={css.day}>{formatDay(day, 'date')}</span>
      </time>
    </div>
  );
}
