import { hoursLines } from '../../../shared/shop/opening-hours.ts';
import type { Week } from '../timetable.ts';

/** The open days of a week, as on a door: Martedì – Venerdì 8:30 – 13:00, 14:00 – 20:00. */
export const weekLines = (week: Week): readonly string[] =>
  hoursLines(week.map((intervals, place) => ({ weekday: place + 1, intervals })))
    .filter(({ intervals }) => intervals.length > 0)
    .map(({ days, intervals }) => `${days} ${intervals.join(', ')}`);
