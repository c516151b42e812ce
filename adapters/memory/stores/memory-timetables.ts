import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../../../core/booking/appointment.ts';
import type { Timetable } from '../../../core/calendar/timetable.ts';
import {
  type DecideTimetable,
  type TimetableWrite,
  withoutKept,
  withWrite,
} from '../../../core/calendar/timetable-change.ts';
import type { Timetables } from '../../../core/ports/timetables.ts';
import { ok, type Problem, type Result } from '../../../core/problem.ts';
import { type MemoryState, tell } from './memory-state.ts';

/** A change runs from view to store without giving way to anything else, since `decide` is synchronous: that is the lock. */
export class MemoryTimetables implements Timetables {
  readonly #state: MemoryState;
  #lastId = 0;
  #changes = 0;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async current(): Promise<Timetable> {
    return this.#state.timetable;
  }

  async change<T, P extends Problem>(
    from: Temporal.PlainDate,
    decide: DecideTimetable<T, P>,
  ): Promise<Result<T, P>> {
    const { timetable, appointments } = this.#state;
    const coming = [...appointments.values()]
      .filter(({ status, date }) => status === 'confirmed' && Temporal.PlainDate.compare(date, from) >= 0)
      .sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt) || a.id - b.id);
    const people = [...this.#state.users.values()].map(({ user }) => user);
    const stylists = people.filter(({ isStylist }) => isStylist).map(({ id }) => id);
    const plan = decide({ timetable, appointments: coming, stylists });
    if (!plan.ok) return plan;
    const { write, notKept = [], answer } = plan.value;
    const id = this.#idOf(write);
    this.#state.timetable = withWrite(withoutKept(timetable, notKept), write, id ?? 0);
    this.#endOverriding(coming.filter(visit => visit.overridden && notKept.includes(visit.id)));
    this.#changes += 1;
    tell(this.#state.listeners, [{ list: 'timetable', id: this.#changes }]);
    return ok(answer(id));
  }

  #endOverriding(visits: readonly Appointment[]): void {
    const changed = visits.map(visit => [visit.id, { ...visit, overridden: false }] as const);
    this.#state.appointments = new Map([...this.#state.appointments, ...changed]);
    const told = visits.map(({ id }) => ({ list: 'appointments', id }) as const);
    if (told.length > 0) tell(this.#state.listeners, told);
  }

  #idOf(write: TimetableWrite): number | null {
    if (!('put' in write) || !('id' in write.put)) return null;
    if (write.put.id !== null) return write.put.id;
    this.#lastId += 1;
    return this.#lastId;
  }
}
