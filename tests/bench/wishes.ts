import type { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import type { BenchPeople } from './store-visits.ts';

const STARTS = [
  '08:30',
  '09:15',
  '10:00',
  '10:45',
  '11:30',
  '12:15',
  '14:00',
  '14:45',
  '15:30',
  '16:15',
  '17:00',
];

export type Wishes = Generator<string, undefined>;

/** Every booking of a time that is free, stylist by stylist, from next week on. */
export function* wishes({ stylists, userId, serviceId }: BenchPeople): Wishes {
  let date: Temporal.PlainDate = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  for (date = date.add({ weeks: 1 }); ; date = date.add({ days: 1 })) {
    if (date.dayOfWeek === 1 || date.dayOfWeek === 7) continue;
    for (const time of STARTS)
      for (const stylistId of stylists)
        yield JSON.stringify({ userId, serviceId, stylistId, date: date.toString(), time, notes: null });
  }
}
