import type { Opening, Week } from '../timetable.ts';
import { quarters } from './hours.ts';

export { isInOrder } from '../../../../../adapters/http/contract/forms/hours-form.ts';

/** A week as it was kept, also one that is not in order yet; null for anything else. */
export function readWeek(stored: unknown): Week | null {
  const isWeek = Array.isArray(stored) && stored.length === 7 && stored.every(isDay);
  return isWeek ? (stored as Week) : null;
}

const isDay = (stored: unknown): boolean => Array.isArray(stored) && stored.every(isRange);

function isRange(stored: unknown): boolean {
  const { from, to } = (stored ?? {}) as { from?: unknown; to?: unknown };
  return [from, to].every(time => quarters.includes(time as string));
}

export const isSameDay = (a: Opening, b: Opening): boolean =>
  a.length === b.length && a.every(({ from, to }, place) => from === b[place]?.from && to === b[place].to);

/** The weekdays whose hours differ, 1 for Monday. */
export const changedDays = (week: Week, before: Week): readonly number[] =>
  week.flatMap((day, place) => (isSameDay(day, before[place] ?? []) ? [] : [place + 1]));

export const withDay = (week: Week, weekday: number, opening: Opening): Week =>
  week.map((day, place) => (place + 1 === weekday ? opening : day));

const usualDay: Opening = [{ from: '09:00', to: '18:00' }];

/** What a day begins with that is opened: its hours before, otherwise those of its neighbour, otherwise usual ones. */
export const openedDay = (week: Week, before: Week, weekday: number): Opening =>
  [before[weekday - 1], week[weekday - 2], week[weekday]].find(day => day && day.length > 0) ?? usualDay;
