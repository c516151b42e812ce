import type { Temporal } from 'temporal-polyfill';
import { ok, type ProblemOf, refuse } from '../../problem.ts';
import { isStaff } from '../password/forgotten-password.ts';
import type { DecideErasing } from '../personal-data/erasing-decision.ts';
import { monthsBefore } from '../personal-data/keeping-time.ts';

export const KEEP_MONTHS = { least: 6, most: 120 } as const;

/** Shown, and erased, at a time. */
export const AT_A_TIME = 100;

export const inactiveSince = (now: Temporal.Instant, months: number): Temporal.Instant =>
  monthsBefore(now, months);

/** Spares people who have booked again since, and staff. Pure. */
export const decideForgetting: DecideErasing<ProblemOf<'serves-visits'>> = ({ person, visits, serves }) =>
  isStaff(person.user) || visits.length + serves > 0 ? refuse({ code: 'serves-visits' }) : ok([]);
