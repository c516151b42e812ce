import type { CustomerRules } from '../calendar/customer-rules.ts';
import { customerStarts } from '../calendar/customer-starts.ts';
import { datesIn } from '../calendar/dates-in.ts';
import { isEmpty } from '../calendar/quarters.ts';
import { lastBookableDay } from '../calendar/shop-time.ts';
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

/** The value to blame when the shop, were it empty, had no start for a customer. A shop that does not open at all blames none. */
function leavesNothing(timetable: Timetable, { now, today }: Moment): keyof CustomerRules | undefined {
  const { hours, rules } = timetable;
  const year = { from: today, to: lastBookableDay(hours, today) };
  const open = datesIn(year)
    .map(date => ({ date, day: shopDay(timetable, date) }))
    .filter(({ day }) => !isEmpty(day.open));
  if (open.length === 0) return undefined;
  const theirs = customerStarts(timetable, now);
  if (open.some(({ date, day }) => !isEmpty(theirs(date, day.grid, day.open)))) return undefined;
  if (rules.horizonDays !== null) return rules.minNotice > 0 ? 'minNotice' : 'horizonDays';
  return rules.minNotice > 0 ? 'minNotice' : 'startStep';
}
