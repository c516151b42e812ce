import { positionOf } from '../calendar/day-grid.ts';
import { bookableQuarters, freeQuarters, freeStarts } from '../calendar/free-slots.ts';
import { includes } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import type { ClockTime, Minutes } from '../units.ts';
import { bookedMinutes, heldOn, type StylistDay } from './agenda.ts';

export interface WantedTime {
  readonly time: ClockTime;
  readonly duration: Minutes;
  readonly hours: ShopHours;
  readonly now: ShopMoment;
}

export function hasRoom({ hours, now, time, duration }: WantedTime, day: StylistDay): boolean {
  const { grid } = day;
  const position = positionOf(grid, time);
  if (!day.takesBookings || position === undefined) return false;
  const free = freeQuarters(bookableQuarters(hours, day, now), heldOn(grid, day));
  return includes(freeStarts(grid, free, duration), position);
}

/** Were nobody booked. */
export function worksThen({ time, duration }: WantedTime, { grid, works }: StylistDay): boolean {
  const position = positionOf(grid, time);
  return position !== undefined && includes(freeStarts(grid, works, duration), position);
}

/** Who takes a booking without preference, of the days with room: least booked minutes that day, then lowest id. */
export function assignStylist(withRoom: readonly StylistDay[]): StylistDay | undefined {
  return withRoom.toSorted((a, b) => bookedMinutes(a) - bookedMinutes(b) || a.stylistId - b.stylistId)[0];
}
