import { minuteOfDay, positionOf } from '../calendar/day-grid.ts';
import { bookableQuarters, freeStarts, heldFrom } from '../calendar/free-slots.ts';
import type { Pattern } from '../calendar/pattern.ts';
import { includes } from '../calendar/quarters.ts';
import type { ShopHours } from '../calendar/shop-hours.ts';
import type { ShopMoment } from '../calendar/shop-time.ts';
import { doesService } from '../calendar/timetable.ts';
import type { Service } from '../catalogue/service.ts';
import type { StylistId } from '../people/user.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { ClockTime } from '../units.ts';
import { bookedMinutes, type StylistDay } from './agenda.ts';
import type { View } from './agenda-change.ts';
import { heldQuarterHours, heldTimes, quarterHoursOf } from './appointment.ts';
import { inOneLine } from './services/booked-services.ts';

interface WantedTime {
  readonly time: ClockTime;
  readonly pattern: Pattern;
  readonly now: ShopMoment;
  readonly override?: boolean | undefined;
}

export interface WantedStylist extends WantedTime {
  readonly services: readonly Pick<Service, 'id' | 'name'>[];
  /** null: no preference. */
  readonly stylistId: StylistId | null;
}

export type StylistProblem = ProblemOf<'stylist-does-not-do-it' | 'not-working-then' | 'slot-taken'>;

/** Of the days of those who take bookings: who does the service, works then and has room; with `override` those who work come first. */
export function findStylist(
  wanted: WantedStylist,
  { days, timetable }: View,
): Result<StylistDay, StylistProblem> {
  const { services } = wanted;
  const stylist = wanted.stylistId === null ? null : (days[0]?.stylist.firstName ?? null);
  const does = (day: StylistDay, { id }: Pick<Service, 'id'>) => doesService(timetable, day.stylistId, id);
  const skilled = days.filter(day => services.every(service => does(day, service)));
  if (skilled.length === 0) {
    const undone = services.filter(service => !days.some(day => does(day, service)));
    const service = inOneLine(undone.length === 0 ? services : undone);
    return refuse({ code: 'stylist-does-not-do-it', stylist, service });
  }
  const isBeyond = wanted.override === true;
  const there = skilled.filter(candidate => worksThen(wanted, candidate));
  if (there.length === 0 && !isBeyond) return refuse({ code: 'not-working-then', stylist });
  const room = isBeyond ? isFree : hasRoom;
  const withRoom = (candidates: readonly StylistDay[]) =>
    assignStylist(candidates.filter(candidate => room(wanted, candidate, timetable.hours)));
  const day = withRoom(there) ?? (isBeyond ? withRoom(skilled) : undefined);
  return day === undefined ? refuse({ code: 'slot-taken' }) : ok(day);
}

function hasRoom({ now, time, pattern }: WantedTime, day: StylistDay, hours: ShopHours): boolean {
  const { grid } = day;
  const position = positionOf(grid, time);
  if (!day.takesBookings || position === undefined) return false;
  const dayTime = { bookable: bookableQuarters(hours, day, now), busy: day.appointments.flatMap(heldTimes) };
  return includes(freeStarts(grid, dayTime, pattern), position);
}

/** No other visit holds the time, whatever hours the stylist works. */
function isFree({ time, pattern }: WantedTime, { appointments }: StylistDay): boolean {
  const taken = new Set(appointments.flatMap(heldQuarterHours));
  const wanted = quarterHoursOf(heldFrom(minuteOfDay(time), pattern));
  return !wanted.some(quarter => taken.has(quarter));
}

/** As if nothing were booked. */
function worksThen({ time, pattern }: WantedTime, { grid, works }: StylistDay): boolean {
  const position = positionOf(grid, time);
  const free = { bookable: works, busy: [] };
  return position !== undefined && includes(freeStarts(grid, free, pattern), position);
}

/** Who takes a booking without preference, of the days with room: least booked minutes that day, then lowest id. */
export function assignStylist(withRoom: readonly StylistDay[]): StylistDay | undefined {
  return withRoom.toSorted((a, b) => bookedMinutes(a) - bookedMinutes(b) || a.stylistId - b.stylistId)[0];
}
