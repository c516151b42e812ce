import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../booking/appointment.ts';
import type { LettersAbout } from '../../letters/letters-about.ts';
import type { DecideErasing } from '../../people/personal-data/erasing-decision.ts';
import type { UserId } from '../../people/user.ts';
import type { Problem, ProblemOf, Result } from '../../problem.ts';
import type { StoredPerson } from '../users.ts';

/** What whoever erased them has to follow up elsewhere, and must not keep. */
export interface Erased {
  readonly person: StoredPerson;
  /** Hashes of the browsers that were known as theirs. */
  readonly browsers: readonly string[];
  readonly letters: LettersAbout;
  readonly cancelled: readonly AppointmentId[];
}

/** Until one of many `finish`es it. Holds no word of theirs. */
export interface UnfinishedErasure {
  readonly id: number;
  readonly at: Temporal.Instant;
  readonly letters: LettersAbout;
}

export interface Erasures {
  /**
   * Nothing that names the person is left, and nobody has their id any more but, without a name, who served visits. Their
   * visits are those of somebody who is known to no other port and named as in `erasedNames`; what lies ahead is cancelled.
   * Meanwhile no appointment is booked or changed. `decide` may run more than once; a refusal changes nothing.
   */
  erase<P extends Problem>(
    id: UserId,
    now: Temporal.Instant,
    decide: DecideErasing<P>,
  ): Promise<Result<Erased, P | ProblemOf<'user-not-found'>>>;
  unfinished(): Promise<readonly UnfinishedErasure[]>;
  finish(id: number): Promise<boolean>;
}
