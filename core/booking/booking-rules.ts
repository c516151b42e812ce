import { Temporal } from 'temporal-polyfill';
import { dayGrid, minuteOfDay, positionOf } from '../calendar/day-grid.ts';
import { isOpenDay, type Opening, openingOn, type ShopHours } from '../calendar/shop-hours.ts';
import { lastBookableDay, type ShopMoment } from '../calendar/shop-time.ts';
import type { ProblemOf } from '../problem.ts';
import type { ClockTime, Minutes } from '../units.ts';

export interface WantedStart {
  readonly hours: ShopHours;
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

const liesWithinHorizon: StartRule = ({ hours, now, date }) => {
  const last = lastBookableDay(hours, now.date);
  return Temporal.PlainDate.compare(date, last) > 0
    ? { code: 'beyond-horizon', lastDay: last.toLocaleString('it', { dateStyle: 'long' }) }
    : undefined;
};

const liesOnOpenDay: StartRule = ({ hours, date }) =>
  isOpenDay(hours, date) ? undefined : { code: 'closed-day' };

/** Which interval a time lies in; -1: none. */
const intervalAt = (opening: Opening, time: ClockTime): number =>
  opening.findIndex(({ from, to }) => from <= time && time < to);

const startsWithinOpeningHours: StartRule = ({ hours, date, time }) => {
  const isOpen = intervalAt(openingOn(hours, date), time) !== -1;
  return isOpen ? undefined : { code: 'outside-opening-hours' };
};

const startsOnTheGrid: StartRule = ({ hours, time }) =>
  positionOf(dayGrid(hours), time) === undefined
    ? { code: 'off-the-grid', granularity: hours.granularity }
    : undefined;

const endsBeforeBreakOrClosing: LengthRule = ({ hours, date, time }, minutes) => {
  const opening = openingOn(hours, date);
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
