import { dayRange } from '../../../format/day-range.ts';
import { formatDay, type IsoDate, plusDays, weekdayOf } from '../../../format/days.ts';
import { lengthOf } from '../period/period.ts';
import type { Figures, Statistics } from '../statistics.ts';

type Sum = { readonly visits: number; readonly takings: number };

/** A day, hour, week or month of the period, and what stands beside it in the one before. */
export type Point = Sum & {
  readonly key: string;
  /** Two lines below its column. */
  readonly short: readonly [string, string];
  readonly long: string;
  readonly state: 'past' | 'closed' | 'ahead';
  readonly before: (Sum & { readonly long: string }) | null;
};

type Unit = 'hour' | 'day' | 'week' | 'month';

const MAX_DAYS = 45;
const MAX_DAYS_IN_WEEKS = 120;

export function unitOf(range: { from: IsoDate; to: IsoDate }): Unit {
  const days = lengthOf(range);
  if (days === 1) return 'hour';
  return days <= MAX_DAYS ? 'day' : days <= MAX_DAYS_IN_WEEKS ? 'week' : 'month';
}

/** In their order. Days stand beside the same weekday of the period before: its first Saturday beside the first, and so on. */
export function pointsOf({ at, now, before }: Statistics): readonly Point[] {
  const unit = unitOf(now);
  const today = at.slice(0, 10);
  if (unit === 'hour') return hoursOf(now, before, today);
  const [own, others] = [groupsOf(now, unit), groupsOf(before, unit)];
  const byRank = new Map(others.map(group => [group.rank, group]));
  return own.map(({ key, rank, days, ...names }) => {
    const beside = byRank.get(rank);
    const isOpen = days.some(day => day.isOpen || day.visits > 0);
    return {
      ...{ key, ...names, ...sumOf(days) },
      state: key > today ? 'ahead' : isOpen ? 'past' : 'closed',
      before: beside ? { long: beside.long, ...sumOf(beside.days) } : null,
    };
  });
}

const sumOf = (parts: readonly Sum[]): Sum => ({
  visits: parts.reduce((sum, { visits }) => sum + visits, 0),
  takings: parts.reduce((sum, { takings }) => sum + takings, 0),
});

type Days = Figures['days'];

type Group = Pick<Point, 'key' | 'short' | 'long'> & {
  /** What it shares with its like in the other period. */
  readonly rank: string;
  readonly days: Days;
};

function groupsOf({ days }: Figures, unit: Exclude<Unit, 'hour'>): readonly Group[] {
  const keyOf = (date: IsoDate): string => {
    if (unit === 'day') return date;
    return unit === 'month' ? date.slice(0, 7) : plusDays(date, 1 - weekdayOf(date));
  };
  const groups = [...Map.groupBy(days, ({ date }) => keyOf(date))];
  const seen = new Map<number, number>();
  return groups.map(([key, own], index) => {
    const first = own[0]?.date ?? key;
    const weekday = weekdayOf(first);
    const times = (seen.get(weekday) ?? 0) + 1;
    seen.set(weekday, times);
    const rank = unit === 'day' ? `${weekday} ${times}` : String(index);
    return { key: first, rank, days: own, ...namesOf(first, own.at(-1)?.date ?? first, unit) };
  });
}

function namesOf(from: IsoDate, to: IsoDate, unit: Exclude<Unit, 'hour'>): Pick<Point, 'short' | 'long'> {
  const number = String(Number(from.slice(8)));
  const month = formatDay(from, 'briefDayOfMonth').split(' ')[1] ?? '';
  if (unit === 'day') {
    return { short: [formatDay(from, 'weekday').slice(0, 3), number], long: formatDay(from, 'day') };
  }
  if (unit === 'month') return { short: [month, from.slice(0, 4)], long: formatDay(from, 'month') };
  return { short: [number, month], long: dayRange(from, to, 'dayOfMonth') };
}

function hoursOf(now: Figures, before: Figures, today: IsoDate): readonly Point[] {
  const hours = [...now.hours, ...before.hours].map(({ hour }) => hour);
  if (hours.length === 0) return [];
  const [first, last] = [Math.min(...hours), Math.max(...hours)];
  const long = formatDay(before.from, 'day');
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const own = now.hours.find(one => one.hour === hour);
    const beside = before.hours.find(one => one.hour === hour);
    return {
      ...{ key: String(hour), short: [`${hour}:00`, ''] as const, long: `${hour}:00` },
      ...sumOf(own ? [own] : []),
      state: own ? ('past' as const) : now.from >= today ? ('ahead' as const) : ('closed' as const),
      before: beside ? { long: `${long}, ${hour}:00`, ...sumOf([beside]) } : null,
    };
  });
}
