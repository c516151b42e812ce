import type { Temporal } from 'temporal-polyfill';
import type { BusyDay } from '../booking/agenda.ts';
import type { Decide, Scope } from '../booking/agenda-change.ts';
import type { StylistId } from '../people/user.ts';
import type { Problem, Result } from '../problem.ts';

/**
 * The stylists' days: what is held, and the only way to change it.
 *
 * Promises of `change`: `decide` is synchronous and pure, and may run more than once; every write comes from it; a
 * refusal stores nothing; a success is durable before the answer; two changes of one day never interleave, in any number
 * of processes; the store itself refuses two confirmed appointments of one stylist that share a quarter-hour, even when
 * `decide` is wrong (it then throws, and nothing of the plan is stored).
 */
export interface Agendas {
  /** What is taken on the days from `from` to `to` (both included), for these stylists; a free day may be left out. */
  busy(
    stylists: readonly StylistId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
  ): Promise<readonly BusyDay[]>;
  change<T, P extends Problem>(scope: Scope, decide: Decide<T, P>): Promise<Result<T, P>>;
}
