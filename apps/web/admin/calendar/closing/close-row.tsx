import { bookedPrice } from '../../../format/booked-price.ts';
import { type Appointment, customerOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { closing as words } from '../../../texts/admin/closing.ts';
import { visits } from '../../../texts/admin/visits.ts';
import { appointments } from '../../../texts/appointments.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import * as css from './close-day.css.ts';
import type { Choice } from './use-close-day.ts';

type CloseRowProps = {
  appointment: Appointment;
  choice: Choice;
  /** Why the outcome was refused. */
  trouble: string | undefined;
  onChoose: (choice: Choice) => void;
};

const choices = [
  { value: 'completed', label: visits.outcome.completed },
  { value: 'missed', label: visits.outcome.missed },
  { value: 'leave', label: words.leave },
] as const;

export function CloseRow({ appointment, choice, trouble, onChoose }: CloseRowProps) {
  const { time, serviceName, price } = appointment;
  const customer = customerOf(appointment) ?? '';
  return (
    <li className={css.row}>
      <p className={css.time}>{time}</p>
      <div className={css.text}>
        <p className={css.name}>{customer}</p>
        <p className={css.facts}>
          {serviceName} {appointments.people(null, stylistOf(appointment))} · {bookedPrice(price)}
        </p>
        {trouble && <p className={css.trouble}>{trouble}</p>}
      </div>
      <Segments<Choice>
        label={words.outcomeOf(customer, time)}
        segments={choices}
        value={choice}
        onChange={onChoose}
      />
    </li>
  );
}
