import { Temporal } from 'temporal-polyfill';
import type { CustomerRules } from '../calendar/customer-rules.ts';
import { customerStarts } from '../calendar/customer-starts.ts';
import { datesIn } from '../calendar/dates-in.ts';
import { multiplesOf } from '../calendar/day-grid.ts';
import { intersection, isEmpty, pick } from '../calendar/quarters.ts';
import { instantOf, lastBookableDay } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { type TimetableWrite, withWrite } from '../calendar/timetable-change.ts';
import { shopDay } from '../calendar/work-day.ts';
import { ok, type ProblemOf, refuse } from '../problem.ts';
import { callWording } from '../wording.ts';
import type { Moment, TimetableEntry } from './timetable-entry.ts';

/** Nobody's visit is outside because of them: they bind who books from now on. Values that leave nothing to book are refused. */
export const keptRules = (
  rules: CustomerRules,
): TimetableEntry<CustomerRules, ProblemOf<'invalid-input'>> => ({
  action: 'keep-booking-rules',
  stylistIds: [],
  decide: ({ timetable }, moment) => {
    const write: TimetableWrite = { in: 'rules', put: rules };
    const field = leavesNothing(withWrite(timetable, write, 0), moment);
    if (field !== undefined)
      return refuse({ code: 'invalid-input', fields: { [field]: callWording['rules-leave-nothing'] } });
    return ok({ write, answer: () => ({ entry: rules, affected: [] }) });
  },
});

/**
 * The rule that leaves nothing to book: with it no customer could book any opening of the shop, were it empty. None, when
 * only today cannot be booked, before a day off or a holiday.
 */
function leavesNothing(timetable: Timetable, { now, today }: Moment): keyof CustomerRules | undefined {
  const { hours, rules } = timetable;
  const year = { from: today, to: lastBookableDay(hours, today) };
  const open = datesIn(year)
    .map(date => shopDay(timetable, date))
    .filter(day => !isEmpty(day.open));
  if (open.length === 0) return undefined;
  const stepped = open.flatMap(({ date, grid, open: quarters }) => {
    const time = pick(intersection(quarters, multiplesOf(grid, rules.startStep)), grid.times).at(-1);
    return time === undefined ? [] : { date, grid, open: quarters, time };
  });
  if (stepped.length === 0) return 'startStep';
  const isEverOffered = ({ date, time, ...day }: (typeof stepped)[number]) => {
    const last = instantOf(hours, date, Temporal.PlainTime.from(time));
    const boundAt = last.subtract({ minutes: Math.max(rules.minNotice, 1) });
    if (Temporal.Instant.compare(boundAt, now) < 0) return false;
    return !isEmpty(customerStarts(timetable, boundAt)(date, day.grid, day.open));
  };
  return stepped.some(isEverOffered) ? undefined : 'minNotice';
}
