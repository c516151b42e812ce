import { positionOf } from '../calendar/day-grid.ts';
import { bookableQuarters, freeStarts } from '../calendar/free-slots.ts';
import type { Pattern } from '../calendar/pattern.ts';
import { includes } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import type { ClockTime } from '../units.ts';
import { bookedMinutes, type StylistDay } from './agenda.ts';
import { heldTimes } from './appointment.ts';

export interface WantedTime {
  readonly time: ClockTime;
  readonly pattern: Pattern;
  readonly hours: ShopHours;
  readonly now: ShopMoment;
}

export function hasRoom({ hours, now, time, pattern }: WantedTime, day: StylistDay): boolean {
  const { grid } = day;
  const position = positionOf(grid, time);
  if (!day.takesBookings || position === undefined) return false;
  const dayTime = { bookable: bookableQuarters(hours, day, now), busy: day.appointments.flatMap(heldTimes) };
  return includes(freeStarts(grid, dayTime, pattern), position);
}

/** Were nobody booked. */
export function worksThen({ time, pattern }: WantedTime, { grid, works }: StylistDay): boolean {
  const position = positionOf(grid, time);
  const free = { bookable: works, busy: [] };
  return position !== undefined && includes(freeStarts(grid, free, pattern), position);
}

/** Who takes a booking without preference, of the days with room: least booked minutes that day, then lowest id. */
export function assignStylist(withRoom: readonly StylistDay[]): StylistDay | undefined {
  return withRoom.toSorted((a, b) => bookedMinutes(a) - bookedMinutes(b) || a.stylistId - b.stylistId)[0];
}
