import type { Temporal } from 'temporal-polyfill';
import type { BusyDay } from '../booking/agenda.ts';
import type { Decide, Scope } from '../booking/agenda-change.ts';
import type { StylistId } from '../people/user.ts';
import type { Problem, Result } from '../problem.ts';

/** Thrown by a change that names somebody who has been merged with another since they were read. */
export class PersonGone extends Error {}

/**
 * `change`: `decide` is synchronous, pure, and may run more than once; every write comes from it; a refusal stores
 * nothing; a success is durable before the answer; changes of one day never interleave, in any number of processes.
 * Two confirmed appointments of one stylist never share a quarter-hour: a wrong `decide` throws and stores nothing.
 */
export interface Agendas {
  /** What is taken from `from` to `to`, both included; a free day may be left out. */
  busy(
    stylists: readonly StylistId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
  ): Promise<readonly BusyDay[]>;
  change<T, P extends Problem>(scope: Scope, decide: Decide<T, P>): Promise<Result<T, P>>;
}
