import { Temporal } from 'temporal-polyfill';
import { minuteOfDay, positionOf } from '../calendar/day-grid.ts';
import type { Opening } from '../calendar/shop-hours.ts';
import { lastBookableDay, type ShopMoment } from '../calendar/shop-time.ts';
import type { Timetable } from '../calendar/timetable.ts';
import { closureOn, gridOn, shopOpeningOn } from '../calendar/timetable-on.ts';
import type { ProblemOf } from '../problem.ts';
import type { ClockTime, Minutes } from '../units.ts';

export interface WantedStart {
  readonly timetable: Timetable;
  readonly now: ShopMoment;
  readonly date: Temporal.PlainDate;
  readonly time: ClockTime;
}

export type CalendarProblem = ProblemOf<
  | 'start-in-the-past'
  | 'beyond-horizon'
  | 'closed-day'
  | 'off-the-grid'
  | 'outside-opening-hours'
  | 'runs-into-break'
  | 'runs-past-closing'
>;

type StartRule = (wanted: WantedStart) => CalendarProblem | undefined;
type LengthRule = (wanted: WantedStart, minutes: Minutes) => CalendarProblem | undefined;

const liesAhead: StartRule = ({ now, date, time }) => {
  const order = Temporal.PlainDate.compare(date, now.date);
  const begun = order === 0 && minuteOfDay(time) <= now.minute;
  return order < 0 || begun ? { code: 'start-in-the-past' } : undefined;
};

const liesWithinHorizon: StartRule = ({ timetable, now, date }) => {
  const last = lastBookableDay(timetable.hours, now.date);
  return Temporal.PlainDate.compare(date, last) > 0
    ? { code: 'beyond-horizon', lastDay: last.toLocaleString('it', { dateStyle: 'long' }) }
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

const startsOnTheGrid: StartRule = ({ timetable, date, time }) =>
  positionOf(gridOn(timetable, date), time) === undefined
    ? { code: 'off-the-grid', granularity: timetable.hours.granularity }
    : undefined;

const endsBeforeBreakOrClosing: LengthRule = ({ timetable, date, time }, minutes) => {
  const opening = shopOpeningOn(timetable, date);
  const index = intervalAt(opening, time);
  const until = opening[index]?.to;
  if (until === undefined || minuteOfDay(time) + minutes <= minuteOfDay(until)) return undefined;
  return index < opening.length - 1
    ? { code: 'runs-into-break', breakFrom: until }
    : { code: 'runs-past-closing', closing: until };
};

/** The first that refuses wins. A property test holds them and `calendar/free-slots.ts` together. */
const startRules = [
  liesAhead,
  liesWithinHorizon,
  liesOnOpenDay,
  startsWithinOpeningHours,
  startsOnTheGrid,
] as const;

const lengthRules = [endsBeforeBreakOrClosing] as const;

export const refuseStart = (wanted: WantedStart): CalendarProblem | undefined =>
  firstProblem(startRules, rule => rule(wanted));

export const refuseLength = (wanted: WantedStart, minutes: Minutes): CalendarProblem | undefined =>
  firstProblem(lengthRules, rule => rule(wanted, minutes));

function firstProblem<R>(rules: readonly R[], ask: (rule: R) => CalendarProblem | undefined) {
  for (const rule of rules) {
    const problem = ask(rule);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
