import type { Temporal } from 'temporal-polyfill';
import { type Appointment, classify } from '../../../../core/booking/appointment.ts';
import type { DecideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import type { Erased, Erasures } from '../../../../core/ports/people/erasures.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../../core/problem.ts';
import { isNamedAsStylist } from '../hand-over.ts';
import type { MemoryState } from '../memory-state.ts';
import { cancel, deleteOwn, eraseNames, reassignVisits, removeRow } from './nameless.ts';

export class MemoryErasures implements Erasures {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async erase<P extends Problem>(
    id: number,
    now: Temporal.Instant,
    decide: DecideErasing<P>,
  ): Promise<Result<Erased, P | ProblemOf<'user-not-found'>>> {
    const state = this.#state;
    const person = state.users.get(id);
    if (person === undefined || id === state.passerBy || state.erased.has(id))
      return refuse({ code: 'user-not-found' });
    const all = [...state.appointments.values()];
    const theirs = all.filter(({ userId }) => userId === id);
    const others = [...state.users.values()].filter(({ user }) => user.isAdmin && user.id !== id);
    const decided = decide({
      ...{ person, visits: theirs.filter(liesAhead(now)), timetable: state.timetable },
      serves: all.filter(({ stylistId }) => stylistId === id).filter(liesAhead(now)).length,
      otherAdmins: others.length,
    });
    if (!decided.ok) return decided;
    const browsers = state.devices.filter(({ userId }) => userId === id).map(({ browser }) => browser);
    const nobody = theirs.length === 0 ? undefined : reassignVisits(state, id);
    if (nobody !== undefined) cancel(state, decided.value, { by: nobody, at: now });
    deleteOwn(state, id);
    if (isNamedAsStylist(state, id)) eraseNames(state, id);
    else removeRow(state, id, nobody);
    const cancelled = decided.value.map(visit => visit.id);
    return ok({
      person,
      browsers,
      visits: theirs.map(visit => ({ id: visit.id, date: visit.date })),
      cancelled,
    });
  }
}

const liesAhead = (now: Temporal.Instant) => (visit: Appointment) => classify(visit, now) === 'upcoming';
