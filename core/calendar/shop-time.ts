import { Temporal } from 'temporal-polyfill';
import type { MinuteOfDay } from '../units.ts';
import type { ShopHours } from './shop-hours.ts';

/** Date and time on the shop's clock. Instants and wall time are converted in this file alone. */
export interface ShopMoment {
  readonly date: Temporal.PlainDate;
  readonly minute: MinuteOfDay;
}

export const wallTime = ({ zone }: ShopHours, instant: Temporal.Instant): Temporal.PlainDateTime =>
  instant.toZonedDateTimeISO(zone).toPlainDateTime();

export function shopMoment(hours: ShopHours, instant: Temporal.Instant): ShopMoment {
  const local = wallTime(hours, instant);
  return { date: local.toPlainDate(), minute: local.hour * 60 + local.minute };
}

/** The instant at which the shop's clock shows `time` on `date`. The shop is closed when clocks change. */
export const instantOf = (
  hours: ShopHours,
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
): Temporal.Instant => date.toZonedDateTime({ timeZone: hours.zone, plainTime: time }).toInstant();

export function lastBookableDay(hours: ShopHours, today: Temporal.PlainDate): Temporal.PlainDate {
  return new Temporal.PlainDate(today.year + hours.horizonYears, 12, 31);
}
