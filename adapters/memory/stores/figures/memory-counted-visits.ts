import { Temporal } from 'temporal-polyfill';
import { type Appointment, minuteOf } from '../../../../core/booking/appointment.ts';
import { covers, type DateRange } from '../../../../core/calendar/timetable.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { Working } from '../../../../core/figures/stylist-time.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import type { CountedVisits } from '../../../../core/ports/figures/counted-visits.ts';
import type { MemoryState } from '../memory-state.ts';

export class MemoryCountedVisits implements CountedVisits {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async *during(range: DateRange, stylistId?: StylistId): AsyncIterable<readonly CountedVisit[]> {
    yield [...this.#state.appointments.values()]
      .filter(({ date }) => covers(range, date))
      .filter(visit => stylistId === undefined || visit.stylistId === stylistId)
      .map(visit => this.#counted(visit));
  }

  async newAt(people: readonly UserId[], date: Temporal.PlainDate): Promise<ReadonlySet<UserId>> {
    const came = this.#notCancelled().filter(
      visit => !visit.missed && Temporal.PlainDate.compare(visit.date, date) < 0,
    );
    const known = new Set(came.map(({ userId }) => userId));
    return new Set(people.filter(person => this.#state.users.has(person) && !known.has(person)));
  }

  async working(): Promise<readonly Working[]> {
    const byStylist = Map.groupBy(this.#notCancelled(), ({ stylistId }) => stylistId);
    return [...byStylist]
      .map(([stylistId, visits]) => {
        const days = visits.map(({ date }) => date).toSorted((a, b) => Temporal.PlainDate.compare(a, b));
        return { stylistId, from: days[0] as Temporal.PlainDate, to: days.at(-1) as Temporal.PlainDate };
      })
      .toSorted((a, b) => a.stylistId - b.stylistId);
  }

  #notCancelled(): Appointment[] {
    return [...this.#state.appointments.values()].filter(({ status }) => status !== 'cancelled');
  }

  #counted(visit: Appointment): CountedVisit {
    return {
      ...visit,
      userId: visit.userId === this.#state.passerBy ? null : visit.userId,
      minute: minuteOf(visit.time),
      startsAt: visit.startsAt.epochMilliseconds,
      bookedAt: this.#state.bookedAt.get(visit.id)?.epochMilliseconds ?? null,
    };
  }
}
