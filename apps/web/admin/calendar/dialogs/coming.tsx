import { formatDay } from '../../../format/days.ts';
import { minutesOf, type WallClock } from '../../../format/wall-clock.ts';
import { type Appointment, dayOf, stylistOf } from '../../../shared/appointments/appointment.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { useAppointmentsInOrder } from '../../shared/appointments/appointments-in-order.ts';
import { type Customer, personName } from '../../shared/page-customers.ts';
import type { PickedSlot } from './dialog-content.ts';
import * as css from './slot-dialog.css.ts';

const words = calendar.create.coming;

type ComingProps = {
  customer: Customer | null;
  slot: PickedSlot;
  minutes: number;
  zone: string;
  now: WallClock | null;
};

/** What the chosen customer has ahead; that they sit elsewhere at that hour is allowed, and said. */
export function Coming({ customer, now, ...wanted }: ComingProps) {
  return customer && now && <Ahead {...wanted} customer={customer} today={now.date} />;
}

type AheadProps = Omit<ComingProps, 'now' | 'customer'> & { customer: Customer; today: string };

function Ahead({ customer, slot, minutes, zone, today }: AheadProps) {
  const { data = [], isPlaceholderData } = useAppointmentsInOrder({ userId: customer.id }, { from: today });
  const ahead = isPlaceholderData ? [] : data.filter(({ status }) => status === 'confirmed');
  const elsewhere = ahead.find(other => meets(other, slot, minutes, zone));
  if (elsewhere)
    return (
      <Alert tone="info">
        {words.elsewhere(personName(customer), stylistOf(elsewhere) ?? '', elsewhere.time)}
      </Alert>
    );
  const next = ahead.find(({ classification }) => classification === 'upcoming');
  if (!next) return null;
  const day = formatDay(dayOf(next, zone), 'day');
  return <p className={css.coming}>{words.next(day, next.time, next.serviceName, stylistOf(next) ?? '')}</p>;
}

function meets(other: Appointment, { column, time }: PickedSlot, minutes: number, zone: string): boolean {
  if (dayOf(other, zone) !== column.date) return false;
  const [begins, from] = [minutesOf(other.time), minutesOf(time)];
  return begins < from + minutes && begins + other.duration > from;
}
