import type { Temporal } from 'temporal-polyfill';
import type { Opening } from '../../../core/calendar/shop-hours.ts';
import type { Timetable } from '../../../core/calendar/timetable.ts';

/**
 * When a shop is open and somebody works, read as slowly as it is written down: minute by minute, week by week. The judge of
 * `work-day.ts`, with which it shares no code.
 */
export interface SlowDay {
  /** By the hours as they are set, whatever clocks do. */
  readonly isWithinHours: (minute: number) => boolean;
  readonly isOpen: (minute: number) => boolean;
  readonly works: (minute: number) => boolean;
  /** Would work, but is absent. */
  readonly isAway: (minute: number) => boolean;
}

const at = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
const lies = (opening: Opening, minute: number): boolean =>
  opening.some(({ from, to }) => at(from) <= minute && minute < at(to));
const text = (date: Temporal.PlainDate): string => date.toString();
const mondayOf = (date: Temporal.PlainDate): Temporal.PlainDate =>
  date.dayOfWeek === 1 ? date : mondayOf(date.subtract({ days: 1 }));

function newestOn<V extends { validFrom: Temporal.PlainDate }>(all: readonly V[], date: Temporal.PlainDate) {
  const begun = all.filter(one => text(one.validFrom) <= text(date));
  return begun.sort((a, b) => text(a.validFrom).localeCompare(text(b.validFrom))).pop();
}

/** Counts Mondays one after the other. */
function weeksBetween(first: Temporal.PlainDate, date: Temporal.PlainDate): number {
  let weeks = 0;
  for (let monday = mondayOf(first); !monday.equals(mondayOf(date)); monday = monday.add({ days: 7 }))
    weeks += 1;
  return weeks;
}

export function slowDay(timetable: Timetable, date: Temporal.PlainDate, stylistId: number): SlowDay {
  const covering = (range: { from: Temporal.PlainDate; to: Temporal.PlainDate }) =>
    text(range.from) <= text(date) && text(date) <= text(range.to);
  const closure = timetable.closures.find(covering);
  const week = newestOn(timetable.weeks, date)?.week ?? timetable.hours.week;
  const opening = closure?.hours ?? week[date.dayOfWeek - 1] ?? [];
  const plan = newestOn(
    timetable.plans.filter(one => one.stylistId === stylistId),
    date,
  );
  const own = plan?.weeks[weeksBetween(plan.validFrom, date) % plan.weeks.length]?.[date.dayOfWeek - 1];
  const away = timetable.absences.filter(one => one.stylistId === stylistId && covering(one));
  const skipped = skippedMinutes(timetable.hours.zone, date);
  const isOpen = (minute: number): boolean => lies(opening, minute) && !skipped.has(minute);
  const usually = (minute: number): boolean => {
    if (!isOpen(minute)) return false;
    if (closure?.stylistIds) return closure.stylistIds.includes(stylistId);
    return own === undefined || lies(own, minute);
  };
  const isAbsent = (minute: number) => away.some(({ part }) => part === null || lies([part], minute));
  return {
    isWithinHours: minute => lies(opening, minute),
    isOpen,
    works: minute => usually(minute) && !isAbsent(minute),
    isAway: minute => usually(minute) && isAbsent(minute),
  };
}

const skippedOn = new Map<string, ReadonlySet<number>>();

/** Of the wall, those that clocks put forward leave out. */
export function skippedMinutes(zone: string, date: Temporal.PlainDate): ReadonlySet<number> {
  const known = skippedOn.get(`${zone} ${date}`) ?? readSkipped(zone, date);
  skippedOn.set(`${zone} ${date}`, known);
  return known;
}

function readSkipped(zone: string, date: Temporal.PlainDate): ReadonlySet<number> {
  if (date.toZonedDateTime(zone).hoursInDay >= 24) return new Set();
  const walls = Array.from({ length: 24 * 60 }, (_, minute) =>
    date.toPlainDateTime().add({ minutes: minute }),
  );
  return new Set(
    walls.flatMap((wall, minute) =>
      wall.toZonedDateTime(zone).toPlainDateTime().equals(wall) ? [] : [minute],
    ),
  );
}
