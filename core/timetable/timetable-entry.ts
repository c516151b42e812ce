import type { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import { fitsTheGrid } from '../calendar/day-grid.ts';
import type { Closure, DateRange, Timetable } from '../calendar/timetable.ts';
import {
  type TimetablePlan,
  type TimetableView,
  type TimetableWrite,
  withWrite,
} from '../calendar/timetable-change.ts';
import { weeksDuring } from '../calendar/timetable-on.ts';
import type { ServiceId } from '../catalogue/service.ts';
import type { Action } from '../people/permissions.ts';
import type { StylistId } from '../people/user.ts';
import type { Problem, Result } from '../problem.ts';
import { spanInWords } from '../runs-of-days.ts';
import { formatDay } from '../written-days.ts';
import { isTaken, leftOutside, type Taken } from './outside.ts';
import { isKept } from './outside-reason.ts';

/** Something that is put into the timetable, or taken out of it. */
export interface TimetableEntry<T, P extends Problem> {
  readonly action: Action;
  /** Who have to be stylists. */
  readonly stylistIds: readonly StylistId[];
  /** Which have to be services, archived or not. */
  readonly serviceIds?: readonly ServiceId[];
  /** Pure; it runs while no booking does. */
  readonly decide: (view: TimetableView, moment: Moment) => Result<TimetablePlan<Foreseen<T>>, P>;
}

export interface Moment {
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
}

export interface Foreseen<T> {
  readonly entry: T;
  /** Coming visits that it leaves outside. */
  readonly affected: readonly Appointment[];
}

interface Planned<T> {
  readonly now: Temporal.Instant;
  /** What is answered, with the id it was stored under. */
  readonly entryOf: (id: number) => T;
  readonly taken?: Taken;
  /** What the stored entry took already: visits that were kept then stay kept. */
  readonly tookBefore?: Taken | undefined;
}

export function planned<T>(
  { timetable, appointments }: TimetableView,
  write: TimetableWrite,
  { now, entryOf, taken, tookBefore }: Planned<T>,
): TimetablePlan<Foreseen<T>> {
  const change = { before: timetable, after: withWrite(timetable, write, 0), ...(taken && { taken }) };
  const staysKept = (visit: Appointment) =>
    tookBefore !== undefined && isTaken(tookBefore, visit) && (visit.overridden || isKept(timetable, visit));
  const affected = leftOutside(appointments, change, now);
  const notKept = affected.filter(visit => !staysKept(visit)).map(({ id }) => id);
  return { write, notKept, answer: id => ({ entry: entryOf(id ?? 0), affected }) };
}

export const fitsItsWeeks = (
  timetable: Timetable,
  closure: Pick<Closure, 'from' | 'to' | 'hours'>,
): boolean => weeksDuring(timetable, closure).every(week => fitsTheGrid(week, closure.hours));

/** As they are stored, however they were sent. */
export const eachOnce = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** The first whose own hours make a day of some week too long. */
export const tooLongWith = (timetable: Timetable): Closure | undefined =>
  timetable.closures.find(closure => !fitsItsWeeks(timetable, closure));

export const daysOf = ({ from, to }: DateRange, today: Temporal.PlainDate): string =>
  spanInWords(formatDay, from.toString(), to.toString(), today.toString());
