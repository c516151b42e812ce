import { Temporal } from 'temporal-polyfill';
import { type Appointment, classify } from '../../../../core/booking/appointment.ts';
import { type LettersAbout, lettersAbout } from '../../../../core/letters/letters-about.ts';
import type { DecideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import { toldSince } from '../../../../core/people/personal-data/keeping-time.ts';
import type { Erased, Erasures, UnfinishedErasure } from '../../../../core/ports/people/erasures.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../../core/problem.ts';
import { isNamedAsStylist } from '../hand-over.ts';
import { type MemoryState, nextId } from '../memory-state.ts';
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
    const cancelled = decided.value.map(visit => visit.id);
    const letters = lettersOf(state, id, { since: toldSince(now), cancelled });
    const browsers = state.devices.filter(({ userId }) => userId === id).map(({ browser }) => browser);
    const nobody = theirs.length === 0 ? undefined : reassignVisits(state, id);
    if (nobody !== undefined) cancel(state, decided.value, { by: nobody, at: now });
    deleteOwn(state, id);
    if (isNamedAsStylist(state, id)) eraseNames(state, id);
    else removeRow(state, id, nobody);
    const unfinished = nextId(state.unfinishedErasures);
    state.unfinishedErasures.set(unfinished, { id: unfinished, at: now, letters });
    return ok({ person, browsers, letters, cancelled });
  }

  async unfinished(): Promise<readonly UnfinishedErasure[]> {
    return [...this.#state.unfinishedErasures.values()];
  }

  async finish(id: number): Promise<boolean> {
    return this.#state.unfinishedErasures.delete(id);
  }
}

function lettersOf(
  { appointments, history, accountLetters }: MemoryState,
  reader: number,
  { since, cancelled }: { readonly since: Temporal.Instant; readonly cancelled: readonly number[] },
): LettersAbout {
  const all = [...appointments.values()].filter(
    ({ startsAt }) => Temporal.Instant.compare(startsAt, since) >= 0,
  );
  const own = all.filter(({ userId }) => userId === reader);
  const ids = new Set(own.map(({ id }) => id));
  const isWith = (place: object | null) =>
    place !== null && 'stylistId' in place && place.stylistId === reader;
  const left = history.flatMap(({ id, entry }) => (isWith(entry.from) ? [id] : []));
  const served = all.filter(({ id, stylistId }) => stylistId === reader || left.includes(id));
  return lettersAbout({
    ...{ reader, own, cancelledWithThem: cancelled, served: served.map(({ id }) => id) },
    accountLetters: accountLetters.filter(({ userId }) => userId === reader).map(({ id }) => id),
    ownHistory: history
      .filter(({ id }) => ids.has(id))
      .map(({ id: visit, entry: { from, to } }) => ({ visit, states: [from, to] })),
  });
}

const liesAhead = (now: Temporal.Instant) => (visit: Appointment) => classify(visit, now) === 'upcoming';
