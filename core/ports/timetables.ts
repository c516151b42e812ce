import type { Temporal } from 'temporal-polyfill';
import type { Timetable } from '../calendar/timetable.ts';
import type { DecideTimetable } from '../calendar/timetable-change.ts';
import type { Problem, Result } from '../problem.ts';

/**
 * `change`: `decide` is synchronous and pure. No booking is decided or stored, and nobody erased, while it runs, in any number of processes, and
 * each later one sees what it stored; a refusal stores nothing; a success is durable before the answer.
 */
export interface Timetables {
  /** As stored now; the same object as long as nothing of it has changed. */
  current(): Promise<Timetable>;
  /** `from`: of the appointments that `decide` is shown. */
  change<T, P extends Problem>(
    from: Temporal.PlainDate,
    decide: DecideTimetable<T, P>,
  ): Promise<Result<T, P>>;
}
