import { Temporal } from 'temporal-polyfill';
import { entryOf } from '../entry-of.ts';
import type { MinuteOfDay } from '../units.ts';
import { dayNumber } from './day-number.ts';
import type { ShopHours } from './shop-hours.ts';

/** What the wall clock does on a date: put forward, the time in between is missing; put back, it comes twice. */
export interface ClockChange {
  readonly at: Temporal.Instant;
  readonly from: MinuteOfDay;
  readonly to: MinuteOfDay;
}

type Years = Map<number, ReadonlyMap<number, ClockChange>>;

/** Looking for one takes a millisecond. By zone, year and the date's number. */
const known = new Map<string, Years>();

export function clockChangeOn({ zone }: ShopHours, date: Temporal.PlainDate): ClockChange | undefined {
  const years = entryOf(known, zone, (): Years => new Map());
  return entryOf(years, date.year, year => changesIn(zone, year)).get(dayNumber(date));
}

function changesIn(zone: string, year: number): ReadonlyMap<number, ClockChange> {
  const changes = new Map<number, ClockChange>();
  let next = new Temporal.PlainDate(year, 1, 1).toZonedDateTime(zone).getTimeZoneTransition('next');
  for (; next?.year === year; next = next.getTimeZoneTransition('next')) {
    const midnight = next.toPlainDate().toPlainDateTime();
    const before = next.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
    const [from, to] = [before, next.toPlainDateTime()].map(wall => midnight.until(wall).total('minutes'));
    changes.set(dayNumber(next.toPlainDate()), { at: next.toInstant(), from: from ?? 0, to: to ?? 0 });
  }
  return changes;
}
