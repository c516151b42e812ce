import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../booking/appointment.ts';
import type { Place } from '../../booking/place.ts';
import type { Failure, Letter, LetterId, TimedLetter } from '../../letters/letter.ts';
import type { UserId } from '../../people/user.ts';

/** What became of a claimed letter. */
export type Settled =
  | { readonly as: 'sent'; readonly at: Temporal.Instant; readonly told: Place | null }
  | { readonly as: 'overtaken' | 'kept-back' }
  /** It begins anew then, with all its tries. */
  | { readonly as: 'put-off'; readonly until: Temporal.Instant }
  | ({ readonly as: 'failed' | 'later'; readonly nextTry: Temporal.Instant } & Attempt);

export interface Attempt {
  /** null: nothing was tried. */
  readonly failure: Failure | null;
  /** Perhaps it went all the same. */
  readonly inDoubt: boolean;
  readonly told: Place | null;
}

/** Letters that wait, and what became of them; `Agendas` stores those that a change of a visit causes. */
export interface Outbox {
  /** Only what is not there yet, by its key. */
  add(letters: readonly TimedLetter[]): Promise<void>;
  /**
   * The next that are to go, the oldest first, for whoever claims them alone until `until`: in any number of processes. One
   * that was claimed before and never settled is in doubt. None while an earlier one to the same person about the same
   * visit is in hand.
   */
  claim(now: Temporal.Instant, until: Temporal.Instant, most: number): Promise<readonly Letter[]>;
  /** Only while the claim that ends at `until` holds; otherwise it changes nothing. */
  settle(id: LetterId, until: Temporal.Instant, settled: Settled): Promise<void>;
  /** Of a visit, in the order in which they were caused. */
  of(visit: AppointmentId): Promise<readonly Letter[]>;
  /** How many to a person were kept back of those that were due since a moment: their address had enough of them. */
  keptBack(reader: UserId, since: Temporal.Instant): Promise<number>;
  /** To a person, in the order in which they were caused. */
  to(reader: UserId): Promise<readonly Letter[]>;
  /** The newest first. */
  failed(most: number): Promise<readonly Letter[]>;
  /** Those that were kept back of what was due since a moment, the newest first. */
  held(since: Temporal.Instant, most: number): Promise<readonly Letter[]>;
  /** Removes some about appointments that began, or days that were, before a moment, and says how many. */
  purge(begunBefore: Temporal.Instant): Promise<number>;
  /** Once more from the beginning. False: it neither failed nor was kept back. */
  retry(id: LetterId, now: Temporal.Instant): Promise<boolean>;
}
