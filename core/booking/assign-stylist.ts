import type { DayGrid } from '../calendar/day-grid.ts';
import { freeQuarters, freeStarts } from '../calendar/free-slots.ts';
import { includes, type Quarters } from '../calendar/quarters.ts';
import { bookedMinutes, heldOn, type StylistDay } from './agenda.ts';

/** Whether a visit of `minutes` can start at `position` on this day. `bookable`: the quarters open to anybody. */
export function hasRoom(
  grid: DayGrid,
  bookable: Quarters,
  day: StylistDay,
  position: number,
  minutes: number,
): boolean {
  const free = freeQuarters(bookable, heldOn(grid, day));
  return day.takesBookings && includes(freeStarts(grid, free, minutes), position);
}

/** Who takes a booking without preference, of the days with room: least booked minutes that day, then lowest id. */
export function assignStylist(withRoom: readonly StylistDay[]): StylistDay | undefined {
  return withRoom.toSorted((a, b) => bookedMinutes(a) - bookedMinutes(b) || a.stylistId - b.stylistId)[0];
}
