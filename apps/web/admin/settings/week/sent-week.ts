import type { Week } from '../timetable.ts';

type Hours = { from: string; to: string }[];

/** Seven days, as the calls take them. */
export const sentWeek = (week: Week) =>
  week.map(day => [...day]) as [Hours, Hours, Hours, Hours, Hours, Hours, Hours];
