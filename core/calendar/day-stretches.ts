import type { StylistId } from '../people/user.ts';
import type { MinuteOfDay } from '../units.ts';
import { quartersBetween, timeOfDay } from './day-grid.ts';
import { includes } from './quarters.ts';
import type { Interval } from './shop-hours.ts';
import { type Absence, covers, type Timetable } from './timetable.ts';
import type { WorkDay } from './work-day.ts';

/** `off-plan`: the shop is open, but they do not usually work. */
type Standing =
  | { readonly kind: 'works' | 'closed' | 'off-plan' }
  | { readonly kind: 'absent'; readonly absence: Absence };

export type DayStretch = Interval & Standing;

/** A stylist's day from the first to the last quarter of its grid, without a gap: what each stretch is. */
export function dayStretches(timetable: Timetable, day: WorkDay, stylistId: StylistId): DayStretch[] {
  const { opensAt, granularity, times } = day.grid;
  const absences = timetable.absences.filter(
    absence => absence.stylistId === stylistId && covers(absence, day.date),
  );
  const minuteAt = (quarter: number): MinuteOfDay => opensAt + quarter * granularity;
  const stretches: DayStretch[] = [];
  for (const quarter of times.keys()) {
    const standing = standingAt(day, absences, quarter);
    const to = timeOfDay(minuteAt(quarter + 1));
    const above = stretches.at(-1);
    if (above !== undefined && isSame(above, standing)) stretches[stretches.length - 1] = { ...above, to };
    else stretches.push({ ...standing, from: timeOfDay(minuteAt(quarter)), to });
  }
  return stretches;
}

function standingAt(
  { grid, open, planned, works }: WorkDay,
  absences: readonly Absence[],
  quarter: number,
): Standing {
  if (includes(works, quarter)) return { kind: 'works' };
  if (!includes(open, quarter)) return { kind: 'closed' };
  const absence = absences.find(
    ({ part }) => part === null || includes(quartersBetween(grid, part), quarter),
  );
  return includes(planned, quarter) && absence !== undefined
    ? { kind: 'absent', absence }
    : { kind: 'off-plan' };
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.kind === b.kind && (a.kind !== 'absent' || (b.kind === 'absent' && a.absence.id === b.absence.id));
