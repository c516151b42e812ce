import { dayRange } from '../../../../format/day-range.ts';
import { type IsoDate, plusDays, weekdayOf } from '../../../../format/days.ts';
import { isSame } from '../../../shared/affected/is-same.ts';
import { versionOn, type Week } from '../../timetable.ts';

/** A stylist's plan as it is stored: one week, or two that alternate from the Monday of its first day. */
export type Plan = { readonly validFrom: IsoDate; readonly weeks: readonly Week[] };

export type Mode = 'shop' | 'same' | 'alternating';

/** Whenever the shop is open: what is stored for who goes back to that. */
export const wholeWeek: Week = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);

export function modeOf(weeks: readonly Week[]): Mode {
  if (weeks.length === 2) return 'alternating';
  return isSame(weeks[0], wholeWeek) ? 'shop' : 'same';
}

const mondayOf = (day: IsoDate): IsoDate => plusDays(day, 1 - weekdayOf(day));

const millisecondsOfAWeek = 7 * 86_400_000;

/** The weeks that apply from a day on; of two, that day's own first. Without a plan, the whole week. */
export function weeksFrom(plans: readonly Plan[], day: IsoDate): readonly Week[] {
  const plan = versionOn(plans, day);
  if (!plan) return [wholeWeek];
  const [a, b] = plan.weeks;
  if (!a || !b) return plan.weeks;
  const since = (Date.parse(mondayOf(day)) - Date.parse(mondayOf(plan.validFrom))) / millisecondsOfAWeek;
  return since % 2 === 0 ? [a, b] : [b, a];
}

/** The next four weeks, as two that alternate take turns: 4 – 10 gen. */
export const turnsFrom = (day: IsoDate) =>
  [0, 1, 2, 3].map(turn => {
    const from = plusDays(mondayOf(day), 7 * turn);
    const to = plusDays(from, 6);
    return {
      from,
      week: turn % 2 === 0 ? ('A' as const) : ('B' as const),
      written: dayRange(from, to, 'briefDayOfMonth'),
    };
  });
