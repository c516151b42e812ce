import { minutesOf, timeOf } from '../../../format/wall-clock.ts';
import type { DayColumn } from '../grid/day-column.ts';

/** Of one day; of a whole day they are what a part would be. */
export type AbsenceTimes = { readonly start: string; readonly end: string; readonly wholeDay: boolean };

/** Every quarter-hour of the day's calendar, its end included. */
export function quartersOf({ stretches }: Pick<DayColumn, 'stretches'>): readonly string[] {
  const [first, last] = [minutesOf(stretches[0]?.from ?? ''), minutesOf(stretches.at(-1)?.to ?? '')];
  const count = Math.max(0, (last - first) / 15 + 1 || 0);
  return Array.from({ length: count }, (_, index) => timeOf(first + index * 15));
}

/** Until the next appointment begins, else until the stylist's hours end; undefined where they do not work. */
export function freeUntil(
  { stretches, appointments }: Pick<DayColumn, 'stretches' | 'appointments'>,
  start: string,
): string | undefined {
  const end = stretches.find(({ kind, from, to }) => kind === 'works' && from <= start && start < to)?.to;
  const next = appointments.map(({ time }) => time).filter(time => time > start);
  return end && [...next, end].toSorted()[0];
}

/** At most the end of the day. */
export function endAfter(quarters: readonly string[], start: string, minutes: number): string {
  const wanted = timeOf(minutesOf(start) + minutes);
  const last = quarters.at(-1) ?? wanted;
  return wanted < last ? wanted : last;
}

/** As long as before, as far as the day reaches. */
export function startingAt(quarters: readonly string[], times: AbsenceTimes, start: string): AbsenceTimes {
  const length = minutesOf(times.end) - minutesOf(times.start);
  return { ...times, start, end: endAfter(quarters, start, length) };
}
