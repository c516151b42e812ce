import { Temporal } from 'temporal-polyfill';
import type { StylistId } from '../people/user.ts';
import { type DayGrid, gridOf } from './day-grid.ts';
import { type Opening, ofWeekday, type Week } from './shop-hours.ts';
import { type Closure, covers, type DateRange, type Timetable, type Version } from './timetable.ts';

function versionOn<V extends Version>(versions: readonly V[], date: Temporal.PlainDate): V | undefined {
  let newest: V | undefined;
  for (const version of versions) {
    if (Temporal.PlainDate.compare(version.validFrom, date) > 0) continue;
    if (newest === undefined || Temporal.PlainDate.compare(version.validFrom, newest.validFrom) > 0)
      newest = version;
  }
  return newest;
}

export const weekOn = ({ weeks, hours }: Timetable, date: Temporal.PlainDate): Week =>
  versionOn(weeks, date)?.week ?? hours.week;

/** Every week that applies on some day of a range. */
export function weeksDuring({ weeks, hours }: Timetable, { from, to }: DateRange): readonly Week[] {
  const begun = versionOn(weeks, from)?.week ?? hours.week;
  const during = weeks.filter(
    ({ validFrom }) =>
      Temporal.PlainDate.compare(validFrom, from) > 0 && Temporal.PlainDate.compare(validFrom, to) <= 0,
  );
  return [begun, ...during.map(({ week }) => week)];
}

export const closureOn = ({ closures }: Timetable, date: Temporal.PlainDate): Closure | undefined =>
  closures.find(closure => covers(closure, date));

export const shopOpeningOn = (timetable: Timetable, date: Temporal.PlainDate): Opening =>
  closureOn(timetable, date)?.hours ?? ofWeekday(weekOn(timetable, date), date);

export function gridOn(timetable: Timetable, date: Temporal.PlainDate): DayGrid {
  const { hours } = timetable;
  const week = weekOn(timetable, date);
  return gridOf(hours.granularity, week, closureOn(timetable, date)?.hours ?? noHours, hours.week);
}

const noHours: Opening = [];

/** What somebody's own plan says of a date; undefined: they have none, and work when the shop is open. */
export function planOn(
  { plans }: Timetable,
  stylistId: StylistId,
  date: Temporal.PlainDate,
): Opening | undefined {
  const version = versionOn(
    plans.filter(plan => plan.stylistId === stylistId),
    date,
  );
  if (version === undefined) return undefined;
  const { validFrom, weeks } = version;
  const weeksSince = Math.floor((validFrom.dayOfWeek - 1 + validFrom.until(date).days) / 7);
  return ofWeekday(weeks[weeksSince % weeks.length] as Week, date);
}
