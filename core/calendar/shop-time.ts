import { Temporal } from 'temporal-polyfill';
import type { MinuteOfDay } from '../units.ts';
import { clockChangeOn } from './clock-change.ts';
import type { ShopHours } from './shop-hours.ts';

/** Date and time on the shop's clock. Instants and wall time are converted here; `clock-change.ts` knows where they part. */
export interface ShopMoment {
  readonly date: Temporal.PlainDate;
  readonly minute: MinuteOfDay;
}

export const wallTime = ({ zone }: ShopHours, instant: Temporal.Instant): Temporal.PlainDateTime =>
  instant.toZonedDateTimeISO(zone).toPlainDateTime();

/** Of an hour that comes twice every minute has been, once it comes again: a start in it means the first time. */
export function shopMoment(hours: ShopHours, instant: Temporal.Instant): ShopMoment {
  const local = wallTime(hours, instant);
  const date = local.toPlainDate();
  const minute = local.hour * 60 + local.minute;
  const change = clockChangeOn(hours, date);
  const isAgain =
    change !== undefined && minute < change.from && Temporal.Instant.compare(instant, change.at) >= 0;
  return { date, minute: isAgain ? change.from - 1 : minute };
}

/** The instant at which the shop's clock shows `time` on `date`, for the first time. */
export const instantOf = (
  hours: ShopHours,
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
): Temporal.Instant => date.toZonedDateTime({ timeZone: hours.zone, plainTime: time }).toInstant();

export function lastBookableDay(hours: ShopHours, today: Temporal.PlainDate): Temporal.PlainDate {
  return new Temporal.PlainDate(today.year + hours.horizonYears, 12, 31);
}
