import { Temporal } from 'temporal-polyfill';
import type { SmallShop } from '../../adapters/memory/seed.ts';
import { clashes } from '../../core/booking/agenda.ts';
import type { Authored, Plan, View } from '../../core/booking/agenda-change.ts';
import type { Appointment, AppointmentId, NewAppointment } from '../../core/booking/appointment.ts';
import { placeOf } from '../../core/booking/place.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import { instantOf } from '../../core/calendar/shop-time.ts';
import type { UserId } from '../../core/people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../core/problem.ts';
import type { Ports } from './test-store.ts';

export const day = (date: string): Temporal.PlainDate => Temporal.PlainDate.from(date);

export interface Wanted extends Partial<Omit<NewAppointment, 'date' | 'time' | 'startsAt'>> {
  /** A Tuesday, unless another day is given. */
  readonly on?: string;
  readonly at?: string;
}

/** Mario at Anna's for a haircut at ten, unless said otherwise. */
export function visit(shop: SmallShop, wanted: Wanted = {}): NewAppointment {
  const { on = '2027-01-05', at = '10:00', ...rest } = wanted;
  const date = day(on);
  const time = Temporal.PlainTime.from(at);
  return {
    userId: shop.mario.id,
    serviceId: shop.taglio.id,
    stylistId: shop.anna.id,
    date,
    time,
    startsAt: instantOf(defaultShopHours, date, time),
    duration: 30,
    ...plainTimes,
    price: 1800,
    notes: null,
    ...rest,
  };
}

/** A change by somebody, on New Year's Day. */
export const by = (userId: UserId): Authored => ({
  by: userId,
  at: Temporal.Instant.from('2027-01-01T08:00:00Z'),
});

const plan = (appointment: NewAppointment): { readonly ok: true; readonly value: Plan<Appointment> } =>
  ok({
    writes: [{ do: 'book', appointment, ...by(appointment.userId) }],
    answer: ([stored]) => stored as Appointment,
  });

/** Stores a visit without looking. */
export async function book({ agendas }: Ports, appointment: NewAppointment): Promise<Appointment> {
  const { stylistId, date } = appointment;
  const booked = await agendas.change({ days: [{ stylistId, date }] }, () => plan(appointment));
  if (!booked.ok) throw new Error('decided otherwise');
  return booked.value;
}

/** Stores a visit when it fits, as the product would. */
export const bookIfFree = (
  { agendas }: Ports,
  appointment: NewAppointment,
): Promise<Result<Appointment, ProblemOf<'slot-taken'>>> =>
  agendas.change({ days: [appointment] }, view => planIfFree(view, appointment));

/** The same, and how often it had to be decided. */
export async function bookCounting({ agendas }: Ports, appointment: NewAppointment) {
  let decisions = 0;
  const answer = await agendas.change({ days: [appointment] }, view => {
    decisions += 1;
    return planIfFree(view, appointment);
  });
  return { answer, decisions };
}

export function planIfFree(
  { days }: View,
  appointment: NewAppointment,
): Result<Plan<Appointment>, ProblemOf<'slot-taken'>> {
  const [first] = days;
  if (first === undefined || clashes(first, appointment)) return refuse({ code: 'slot-taken' });
  return plan(appointment);
}

export const cancel = ({ agendas }: Ports, { id, userId, stylistId, date }: Appointment) =>
  agendas.change({ days: [{ stylistId, date }] }, ({ days }) => {
    const stands = days.some(({ appointments }) => appointments.some(standing => standing.id === id));
    if (!stands) return refuse({ code: 'not-cancellable' });
    return ok({ writes: [{ do: 'cancel', id, ...by(userId) }], answer: ([stored]) => stored as Appointment });
  });

/** Moves a visit to where another would stand, without looking. */
export async function moveTo(
  { agendas }: Ports,
  { id, userId, ...before }: Appointment,
  { stylistId, date, time, startsAt }: NewAppointment,
): Promise<Appointment> {
  const [from, to] = [placeOf(before), { stylistId, date, time, startsAt }];
  const moved = await agendas.change({ days: [from, to] }, () =>
    ok({
      writes: [{ do: 'move', id, from, to, ...by(userId) }],
      answer: ([stored]) => stored as Appointment,
    }),
  );
  if (!moved.ok) throw new Error('decided otherwise');
  return moved.value;
}

/** What `decide` is shown of some days, without changing anything. */
export async function viewOf(
  { agendas }: Ports,
  scope: Parameters<Ports['agendas']['change']>[0],
): Promise<View> {
  const seen = await agendas.change(scope, view => ok({ writes: [], answer: () => view }));
  if (!seen.ok) throw new Error('decided otherwise');
  return seen.value;
}

/** Ids of the visits in a view, day by day. */
export const visitIds = ({ days }: View): AppointmentId[][] =>
  days.map(({ appointments }) => appointments.map(({ id }) => id).toSorted((a, b) => a - b));
