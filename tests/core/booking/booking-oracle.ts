import { Temporal } from 'temporal-polyfill';
import type { Busy } from '../../../core/calendar/free-slots.ts';
import type { ShopMoment } from '../../../core/calendar/shop-time.ts';
import type { Timetable } from '../../../core/calendar/timetable.ts';
import { isHeld, type SlowTimes, workedMinutes } from '../calendar/slot-oracle.ts';
import { skippedMinutes, slowDay } from '../calendar/timetable-oracle.ts';

interface Wanted {
  readonly timetable: Timetable;
  readonly now: ShopMoment;
  /** The same as an instant: an hour that comes twice has two. */
  readonly at?: Temporal.Instant;
  readonly date: Temporal.PlainDate;
  readonly serviceIds: readonly number[];
  readonly times: SlowTimes;
  /** By the shop's rules for customers. */
  readonly isBound?: boolean;
  /** By an administrator who means it. */
  readonly isOverride?: boolean;
  /** Who may take it, and what of the day is taken of each. */
  readonly stylists: readonly { readonly id: number; readonly visits: readonly Busy[] }[];
}

/**
 * Why a booking at a quarter-hour is refused in a shop that has set anything, minute by minute and in the order of checks;
 * undefined when it is accepted. Shares no code with the real rules.
 */
export function slowRefusals(wanted: Wanted): (start: number) => string | undefined {
  const { timetable, now, date, serviceIds, times, stylists } = wanted;
  const order = Temporal.PlainDate.compare(date, now.date);
  const isOpen = everyMinute(slowDay(timetable, date, 0).isWithinHours);
  const days = stylists.map(({ id, visits }) => ({
    isSkilled: !timetable.skills.some(
      skill => skill.stylistId === id && serviceIds.some(service => !skill.serviceIds.includes(service)),
    ),
    works: everyMinute(slowDay(timetable, date, id).works),
    isHeld: everyMinute(minute => isHeld(visits, minute)),
  }));
  const worked = workedMinutes(times);
  const whole = Array.from({ length: times.duration }, (_, minute) => minute);
  const skipped = skippedMinutes(timetable.hours.zone, date);
  const isSkipped = (start: number) => whole.some(minute => skipped.has(start + minute));
  const beyond = (start: number): string | undefined => {
    if (date.until(now.date).days > 7) return 'too-long-past';
    if (isBeyond(wanted)) return 'beyond-horizon';
    if (start + times.duration > 24 * 60) return 'runs-past-closing';
    if (isSkipped(start)) return 'no-such-hour';
    const skilled = days.filter(({ isSkilled }) => isSkilled);
    if (skilled.length === 0) return 'stylist-does-not-do-it';
    const free = skilled.some(day => !worked.some(minute => day.isHeld[start + minute]));
    return free ? undefined : 'slot-taken';
  };
  if (wanted.isOverride) return beyond;
  return start => {
    if (order < 0 || (order === 0 && start <= now.minute)) return 'start-in-the-past';
    if (isBeyond(wanted)) return 'beyond-horizon';
    if (!isOpen.includes(true)) return 'closed-day';
    if (!isOpen[start]) return 'outside-opening-hours';
    if (isOffStep(wanted, start)) return 'off-the-grid';
    const closed = whole.find(minute => !isOpen[start + minute]);
    if (closed !== undefined)
      return isOpen.slice(start + closed).includes(true) ? 'runs-into-break' : 'runs-past-closing';
    if (isSkipped(start)) return 'no-such-hour';
    if (isTooSoon(wanted, start)) return 'too-short-notice';
    if (!days.some(({ isSkilled }) => isSkilled)) return 'stylist-does-not-do-it';
    const there = days.filter(
      ({ isSkilled, works }) => isSkilled && whole.every(minute => works[start + minute]),
    );
    if (there.length === 0) return 'not-working-then';
    const free = there.some(day => !worked.some(minute => day.isHeld[start + minute]));
    return free ? undefined : 'slot-taken';
  };
}

const isOffStep = ({ timetable, isBound = false }: Wanted, start: number): boolean =>
  isBound && start % timetable.rules.startStep !== 0;

const isTooSoon = (wanted: Wanted, start: number): boolean =>
  wanted.isBound === true && minutesUntil(wanted, start) < wanted.timetable.rules.minNotice;

function isBeyond({ timetable, now, date, isBound = false }: Wanted): boolean {
  const { horizonDays } = timetable.rules;
  if (date.year > now.date.year + timetable.hours.horizonYears) return true;
  return isBound && horizonDays !== null && now.date.until(date).days > horizonDays;
}

/** Of real time, whatever clocks do in between. */
function minutesUntil({ timetable, at, date }: Wanted, start: number): number {
  if (at === undefined) throw new Error('how long before depends on the instant');
  const plainTime = new Temporal.PlainTime().add({ minutes: start });
  const begins = date.toZonedDateTime({ timeZone: timetable.hours.zone, plainTime });
  return (begins.epochMilliseconds - at.epochMilliseconds) / 60_000;
}

const everyMinute = (is: (minute: number) => boolean): boolean[] =>
  Array.from({ length: 24 * 60 }, (_, minute) => is(minute));
