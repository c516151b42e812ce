import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../booking/appointment.ts';
import { fitsTheGrid } from '../calendar/day-grid.ts';
import type { Closure, DateRange } from '../calendar/timetable.ts';
import { type TimetablePlan, type TimetableView, withWrite } from '../calendar/timetable-change.ts';
import { weeksDuring } from '../calendar/timetable-on.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { callWording } from '../wording.ts';
import { leftOutside } from './outside.ts';

export type ClosureInput = Omit<Closure, 'id'>;

type Refused = ProblemOf<'closure-not-found' | 'closure-overlaps' | 'invalid-input'>;

export type ForeseenClosure = { readonly closure: Closure; readonly affected: readonly Appointment[] };

export function decideClosure(
  { timetable, appointments }: TimetableView,
  id: number | null,
  input: ClosureInput,
  now: Temporal.Instant,
): Result<TimetablePlan<ForeseenClosure>, Refused> {
  if (id !== null && !timetable.closures.some(closure => closure.id === id))
    return refuse({ code: 'closure-not-found' });
  const other = timetable.closures.find(closure => closure.id !== id && overlap(closure, input));
  if (other !== undefined)
    return refuse({ code: 'closure-overlaps', days: daysOf(other), reason: other.reason });
  if (!weeksDuring(timetable, input).every(week => fitsTheGrid(week, input.hours)))
    return refuse({ code: 'invalid-input', fields: { hours: callWording['grid-too-long'] } });
  const write = { in: 'closures', put: { ...input, id } } as const;
  const change = {
    before: timetable,
    after: withWrite(timetable, write, 0),
    taken: { ...input, stylistId: null },
  };
  const affected = leftOutside(appointments, change, now);
  return ok({ write, answer: stored => ({ closure: { ...input, id: stored ?? 0 }, affected }) });
}

function daysOf({ from, to }: DateRange): string {
  const [first, last] = [from, to].map(date => date.toLocaleString('it', { dateStyle: 'long' }));
  return first === last ? `${first}` : `dal ${first} al ${last}`;
}

export const overlap = (a: DateRange, b: DateRange): boolean =>
  Temporal.PlainDate.compare(a.from, b.to) <= 0 && Temporal.PlainDate.compare(b.from, a.to) <= 0;
