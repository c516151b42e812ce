import { Temporal } from 'temporal-polyfill';
import {
  addAppointment,
  type BusyDay,
  type DayKey,
  inDayOrder,
  removeAppointment,
  type StylistDay,
  stylistDay,
} from '../../../core/booking/agenda.ts';
import {
  countedIn,
  type Decide,
  type Scope,
  type Upcoming,
  unknownWrite,
  type View,
  type Write,
} from '../../../core/booking/agenda-change.ts';
import { type Appointment, asBooked, heldTimes } from '../../../core/booking/appointment.ts';
import { withContent } from '../../../core/booking/editing/visit-content.ts';
import { entryOf } from '../../../core/booking/history/history-entry.ts';
import { endedAs } from '../../../core/booking/outcome/outcome.ts';
import { NotCancelled } from '../../../core/booking/standing.ts';
import type { Busy } from '../../../core/calendar/free-slots.ts';
import type { StylistId } from '../../../core/people/user.ts';
import { type Agendas, PersonGone } from '../../../core/ports/agendas.ts';
import { ok, type Problem, type Result } from '../../../core/problem.ts';
import { causedBy, waiting } from './letters/waiting-letters.ts';
import { type MemoryState, tell } from './memory-state.ts';

/**
 * A change runs from view to store without giving way to anything else, since `decide` is synchronous: that is the lock.
 * The second fence is `addAppointment`, which throws on a clash before the new state replaces the old.
 */
export class MemoryAgendas implements Agendas {
  readonly #state: MemoryState;
  /** Ids are never given twice, even when a change is undone. */
  #lastId = 0;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async busy(
    stylists: readonly StylistId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
  ): Promise<readonly BusyDay[]> {
    const days = new Map<string, BusyDay & { busy: Busy[] }>();
    for (const visit of this.#standing()) {
      const { stylistId, date } = visit;
      if (!stylists.includes(stylistId) || !isWithin(date, from, to)) continue;
      const key = `${stylistId} ${date}`;
      const day = days.get(key) ?? { stylistId, date, busy: [] };
      day.busy.push(...heldTimes(visit));
      days.set(key, day);
    }
    return [...days.values()];
  }

  async change<T, P extends Problem>(scope: Scope, decide: Decide<T, P>): Promise<Result<T, P>> {
    const view = this.#view(scope);
    const plan = decide(view);
    if (!plan.ok) return plan;
    return ok(plan.value.answer(this.#store(plan.value.writes)));
  }

  #view(scope: Scope): View {
    const keys = 'days' in scope ? scope.days : this.#everyStylistOn(scope.everyStylistOn);
    const days = keys.flatMap(key => this.#day(key) ?? []).toSorted(inDayOrder);
    const { timetable } = this.#state;
    const counted = countedIn(timetable, scope);
    return { days, timetable, upcoming: counted && this.#countUpcoming(counted) };
  }

  #countUpcoming({ userId, after }: Upcoming): number {
    const theirs = this.#standing().filter(visit => visit.userId === userId && visit.status === 'confirmed');
    return theirs.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, after) > 0).length;
  }

  #everyStylistOn(date: Temporal.PlainDate): DayKey[] {
    return [...this.#state.users.values()]
      .filter(({ user }) => user.isStylist || this.#standingOn(user.id, date).length > 0)
      .map(({ user }) => ({ stylistId: user.id, date }));
  }

  #day({ stylistId, date }: DayKey): StylistDay | undefined {
    const stylist = this.#state.users.get(stylistId)?.user;
    if (stylist === undefined) return undefined;
    const appointments = this.#standingOn(stylistId, date);
    const { firstName, lastName, isStylist } = stylist;
    const name = { firstName, lastName };
    return stylistDay(this.#state.timetable, {
      stylistId,
      date,
      stylist: name,
      takesBookings: isStylist,
      appointments,
    });
  }

  #standingOn(stylistId: StylistId, date: Temporal.PlainDate): Appointment[] {
    return this.#standing().filter(visit => visit.stylistId === stylistId && visit.date.equals(date));
  }

  #store(writes: readonly Write[]): Appointment[] {
    for (const write of writes) this.#assertThere(write);
    const appointments = new Map(this.#state.appointments);
    const stored = writes.map(write => {
      const appointment = this.#written(appointments, write);
      this.#assertNoClash(appointments, appointment);
      appointments.set(appointment.id, appointment);
      return appointment;
    });
    this.#state.appointments = appointments;
    for (const [index, { id }] of stored.entries()) {
      const write = writes[index] as Write;
      if (write.do === 'book') this.#state.bookedAt.set(id, write.at);
    }
    this.#state.history = [
      ...this.#state.history,
      ...stored.map(({ id }, index) => ({ id, entry: entryOf(writes[index] as Write) })),
    ];
    this.#state.letters = waiting(
      this.#state.letters,
      stored.flatMap((visit, index) => causedBy(writes[index] as Write, visit, this.#state)),
    );
    if (stored.length > 0)
      tell(
        this.#state.listeners,
        stored.map(({ id }) => ({ list: 'appointments', id })),
      );
    return stored;
  }

  #written(appointments: ReadonlyMap<number, Appointment>, write: Write): Appointment {
    switch (write.do) {
      case 'book':
        this.#lastId += 1;
        return { ...asBooked, ...write.appointment, id: this.#lastId };
      case 'move':
        return { ...confirmed(appointments, write.id), overridden: false, ...write.to };
      case 'edit':
        return withContent(standing(appointments, write.id), write.to);
      case 'cancel':
        return { ...confirmed(appointments, write.id), status: 'cancelled' };
      case 'restore':
        return { ...cancelled(appointments, write.id), status: 'confirmed' };
      case 'outcome':
        return { ...standing(appointments, write.id), ...endedAs(write.to) };
      default:
        return unknownWrite(write);
    }
  }

  #assertThere(write: Write): void {
    const named = write.do === 'book' ? [write.by, write.appointment.userId] : [write.by];
    if (!named.every(id => this.#state.users.has(id))) throw new PersonGone('whom it names is gone');
  }

  #assertNoClash(appointments: ReadonlyMap<number, Appointment>, visit: Appointment): void {
    if (visit.status === 'cancelled') return;
    const booked = [...appointments.values()].filter(
      other =>
        other.status !== 'cancelled' && other.stylistId === visit.stylistId && other.date.equals(visit.date),
    );
    addAppointment(removeAppointment({ appointments: booked }, visit.id), visit);
  }

  #standing(): Appointment[] {
    return [...this.#state.appointments.values()].filter(({ status }) => status !== 'cancelled');
  }
}

function standing(appointments: ReadonlyMap<number, Appointment>, id: number): Appointment {
  const appointment = appointments.get(id);
  if (appointment === undefined || appointment.status === 'cancelled')
    throw new Error(`appointment ${id} does not stand`);
  return appointment;
}

function cancelled(appointments: ReadonlyMap<number, Appointment>, id: number): Appointment {
  const appointment = appointments.get(id);
  if (appointment?.status !== 'cancelled') throw new NotCancelled(`appointment ${id} is not cancelled`);
  return appointment;
}

function confirmed(appointments: ReadonlyMap<number, Appointment>, id: number): Appointment {
  const appointment = appointments.get(id);
  if (appointment?.status !== 'confirmed') throw new Error(`appointment ${id} is not confirmed`);
  return appointment;
}

const isWithin = (date: Temporal.PlainDate, from: Temporal.PlainDate, to: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(date, from) >= 0 && Temporal.PlainDate.compare(date, to) <= 0;
