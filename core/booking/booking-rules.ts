import { Temporal } from 'temporal-polyfill';
import { clockChangeOn } from '../calendar/clock-change.ts';
import { type Bound, lastDayFor, lastMoment, noRules, noticeMoment } from '../calendar/customer-rules.ts';
import { minuteOfDay, positionOf } from '../calendar/day-grid.ts';
import type { Opening } from '../calendar/shop-hours.ts';
import { instantOf, type ShopMoment } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { closureOn, gridOn, shopOpeningOn } from '../calendar/timetable-on.ts';
import type { ProblemOf } from '../problem.ts';
import type { ClockTime, Minutes } from '../units.ts';
import { plainTimeOf } from '../wall-clock.ts';
import { formatDay } from '../written-days.ts';

export interface WantedStart {
  readonly timetable: Timetable;
  readonly now: ShopMoment;
  /** Set for those whom the shop's rules bind. */
  readonly bound?: Bound | undefined;
  /** An administrator overrides timetable and clock. */
  readonly override?: boolean | undefined;
  readonly date: Temporal.PlainDate;
  readonly time: ClockTime;
}

export type CalendarProblem = ProblemOf<
  | 'start-in-the-past'
  | 'too-long-past'
  | 'no-such-hour'
  | 'beyond-horizon'
  | 'closed-day'
  | 'off-the-grid'
  | 'outside-opening-hours'
  | 'runs-into-break'
  | 'runs-past-closing'
>;

const MINUTES_OF_A_DAY = 1_440;

type StartRule = (wanted: WantedStart) => CalendarProblem | undefined;
type LengthRule = (wanted: WantedStart, minutes: Minutes) => CalendarProblem | undefined;

const liesAhead: StartRule = ({ now, date, time }) => {
  return isBehind(now, date, time) ? undefined : { code: 'start-in-the-past' };
};

function isBehind(moment: ShopMoment, date: Temporal.PlainDate, time: ClockTime): boolean {
  const order = Temporal.PlainDate.compare(date, moment.date);
  return order > 0 || (order === 0 && minuteOfDay(time) > moment.minute);
}

const liesWithinHorizon: StartRule = ({ timetable, now, date, bound }) => {
  const last = lastDayFor(timetable.hours, now.date, bound ? timetable.rules : noRules);
  return Temporal.PlainDate.compare(date, last) > 0
    ? { code: 'beyond-horizon', lastDay: formatDay(last.toString(), 'date') }
    : undefined;
};

const liesOnOpenDay: StartRule = ({ timetable, date }) =>
  shopOpeningOn(timetable, date).length > 0
    ? undefined
    : { code: 'closed-day', reason: closureOn(timetable, date)?.reason ?? null };

/** Which interval a time lies in; -1: none. */
const intervalAt = (opening: Opening, time: ClockTime): number =>
  opening.findIndex(({ from, to }) => from <= time && time < to);

const startsWithinOpeningHours: StartRule = ({ timetable, date, time }) => {
  const isOpen = intervalAt(shopOpeningOn(timetable, date), time) !== -1;
  return isOpen ? undefined : { code: 'outside-opening-hours' };
};

const startsOnTheGrid: StartRule = ({ timetable, date, time, bound }) => {
  const { granularity } = timetable.hours;
  if (positionOf(gridOn(timetable, date), time) === undefined) return { code: 'off-the-grid', granularity };
  const step = bound ? timetable.rules.startStep : granularity;
  return minuteOfDay(time) % step === 0 ? undefined : { code: 'off-the-grid', granularity: step };
};

const endsBeforeBreakOrClosing: LengthRule = ({ timetable, date, time }, minutes) => {
  const opening = shopOpeningOn(timetable, date);
  const index = intervalAt(opening, time);
  const until = opening[index]?.to;
  if (until === undefined || minuteOfDay(time) + minutes <= minuteOfDay(until)) return undefined;
  return index < opening.length - 1
    ? { code: 'runs-into-break', breakFrom: until }
    : { code: 'runs-past-closing', closing: until };
};

const DAYS_BACK = 7;

const liesNotLongBehind: StartRule = ({ now, date }) =>
  Temporal.PlainDate.compare(date, now.date.subtract({ days: DAYS_BACK })) < 0
    ? { code: 'too-long-past', days: DAYS_BACK }
    : undefined;

const startsOnAQuarter: StartRule = ({ timetable, time }) => {
  const { granularity } = timetable.hours;
  return minuteOfDay(time) % granularity === 0 ? undefined : { code: 'off-the-grid', granularity };
};

const endsBeforeMidnight: LengthRule = ({ time }, minutes) =>
  minuteOfDay(time) + minutes <= MINUTES_OF_A_DAY
    ? undefined
    : { code: 'runs-past-closing', closing: '24:00' };

/** When clocks go forward an hour is missing: two visits in it would share one instant. */
const meetsEveryHour: LengthRule = ({ timetable, date, time }, minutes) => {
  const { from, to } = clockChangeOn(timetable.hours, date) ?? { from: 0, to: 0 };
  const start = minuteOfDay(time);
  return start < to && start + minutes > from && from < to ? { code: 'no-such-hour' } : undefined;
};

/** The first that refuses wins. A property test holds them and `calendar/free-slots.ts` together. */
const startRules = [
  liesAhead,
  liesWithinHorizon,
  liesOnOpenDay,
  startsWithinOpeningHours,
  startsOnTheGrid,
] as const;

const lengthRules = [endsBeforeBreakOrClosing, meetsEveryHour] as const;

/** What binds those who override, too. */
const lastStartRules = [liesNotLongBehind, liesWithinHorizon, startsOnAQuarter] as const;
const lastLengthRules = [endsBeforeMidnight, meetsEveryHour] as const;

export const refuseStart = (wanted: WantedStart): CalendarProblem | undefined =>
  firstProblem(wanted.override ? lastStartRules : startRules, rule => rule(wanted));

export const refuseLength = (wanted: WantedStart, minutes: Minutes): CalendarProblem | undefined =>
  firstProblem(wanted.override ? lastLengthRules : lengthRules, rule => rule(wanted, minutes));

/** Depends on the moment: checked once the customer is known and a repetition is ruled out. */
export function refuseNotice({
  bound,
  timetable: { hours, rules },
  date,
  time,
}: WantedStart): ProblemOf<'too-short-notice'> | undefined {
  if (bound === undefined || isBehind(noticeMoment(hours, bound.now, rules), date, time)) return undefined;
  const start = instantOf(hours, date, plainTimeOf(time));
  const last = lastMoment(hours, start, rules.minNotice);
  return { code: 'too-short-notice', last, phone: bound.phone };
}

function firstProblem<R>(rules: readonly R[], ask: (rule: R) => CalendarProblem | undefined) {
  for (const rule of rules) {
    const problem = ask(rule);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
