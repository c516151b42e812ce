import { Temporal } from 'temporal-polyfill';
import type { Busy } from '../../../core/calendar/free-slots.ts';
import type { ShopMoment } from '../../../core/calendar/shop-time.ts';

/**
 * The slot rules of the specification, written down as they read and as slowly as that is: the judge of the real ones.
 * It shares no code with them, and knows the shop's default hours by heart.
 */
const SUNDAY = 7;
const MONDAY = 1;
const SATURDAY = 6;
const at = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);

export interface SlowTimes {
  readonly duration: number;
  readonly processing?: { readonly after: number; readonly minutes: number } | null;
  readonly cleanup?: number;
  /** Of several services, one after the other. */
  readonly parts?: readonly SlowTimes[] | undefined;
}

interface Day {
  readonly date: Temporal.PlainDate;
  readonly now: ShopMoment;
  readonly visits: readonly Busy[];
}

const everySlot = (): string[] => {
  const slots: string[] = [];
  for (let minute = at('08:30'); minute < at('20:00'); minute += 15) {
    slots.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  }
  return slots;
};

function isBookableDay({ date, now }: Day): boolean {
  if (date.dayOfWeek === SUNDAY || date.dayOfWeek === MONDAY) return false;
  if (Temporal.PlainDate.compare(date, now.date) < 0) return false;
  return date.year <= now.date.year + 2;
}

/** A slot is open when it has not begun and the shop is not at lunch. */
function slotIsOpen(day: Day, slot: string): boolean {
  if (!isBookableDay(day)) return false;
  const start = at(slot);
  if (day.date.equals(day.now.date) && start <= day.now.minute) return false;
  return day.date.dayOfWeek === SATURDAY || start < at('13:00') || start >= at('14:00');
}

/** And it is available when no visit touches it. */
const slotIsAvailable = (day: Day, slot: string): boolean =>
  slotIsOpen(day, slot) &&
  day.visits.every(visit => visit.start >= at(slot) + 15 || visit.start + visit.minutes <= at(slot));

/** Each minute in which a visit with these times holds its stylist, counted from its start. */
export function workedMinutes(times: SlowTimes): number[] {
  const worked: number[] = [];
  let begins = 0;
  for (const { duration, processing = null } of times.parts ?? [times]) {
    const whole = Math.ceil(duration / 15) * 15;
    for (let minute = 0; minute < whole; minute += 1) {
      const isPosa =
        processing !== null && minute >= processing.after && minute < processing.after + processing.minutes;
      if (!isPosa) worked.push(begins + minute);
    }
    begins += whole;
  }
  for (let minute = 0; minute < (times.cleanup ?? 0); minute += 1) worked.push(begins + minute);
  return worked;
}

/** Several services as one visit: all of their time, and the largest clean-up behind it. */
export function slowTogether<T extends SlowTimes>(parts: readonly T[]) {
  let [duration, cleanup] = [0, 0];
  for (const part of parts) {
    duration += part.duration;
    if ((part.cleanup ?? 0) > cleanup) cleanup = part.cleanup ?? 0;
  }
  const [only] = parts;
  return parts.length === 1 && only ? only : { duration, processing: null, cleanup, parts };
}

export const isHeld = (visits: readonly Busy[], minute: number): boolean =>
  visits.some(visit => visit.start <= minute && minute < visit.start + visit.minutes);

export const availableSlots = (day: Day): string[] => everySlot().filter(slot => slotIsAvailable(day, slot));

function startIsAvailable(day: Day, start: string, times: SlowTimes): boolean {
  if (workedMinutes(times).some(minute => isHeld(day.visits, at(start) + minute))) return false;
  const { duration } = times;
  if (duration <= 15) return slotIsOpen(day, start);
  const slots = everySlot();
  const needed = Math.ceil(duration / 15);
  const used = slots.slice(slots.indexOf(start), slots.indexOf(start) + needed);
  if (used.length < needed) return false;
  if (!used.every(slot => slotIsOpen(day, slot))) return false;
  if (!used.every((slot, index) => at(slot) === at(start) + index * 15)) return false;
  if (at(start) + duration > at('20:00')) return false;
  const hasLunchBreak = day.date.dayOfWeek >= 2 && day.date.dayOfWeek <= 5;
  if (hasLunchBreak && at(start) >= at('13:00') && at(start) < at('14:00')) return false;
  return !(hasLunchBreak && at(start) < at('13:00') && at(start) + duration > at('13:00'));
}

/**
 * Why a start is refused, by the first rule that the specification and its order of checks name; undefined when it is
 * accepted. `agendas`: the appointments of each stylist who may take it.
 */
export function refusalOf(
  day: Omit<Day, 'visits'> & { readonly agendas: readonly (readonly Busy[])[] },
  start: string,
  times: SlowTimes,
): string | undefined {
  const early = refusalOfDay(day, start) ?? refusalOfHours(day.date, start, times.duration);
  if (early !== undefined) return early;
  const fits = day.agendas.some(visits => startIsAvailable({ ...day, visits }, start, times));
  return fits ? undefined : 'slot-taken';
}

function refusalOfDay({ date, now }: Omit<Day, 'visits'>, start: string): string | undefined {
  const order = Temporal.PlainDate.compare(date, now.date);
  if (order < 0 || (order === 0 && at(start) <= now.minute)) return 'start-in-the-past';
  if (date.year > now.date.year + 2) return 'beyond-horizon';
  return date.dayOfWeek === SUNDAY || date.dayOfWeek === MONDAY ? 'closed-day' : undefined;
}

function refusalOfHours(date: Temporal.PlainDate, start: string, duration: number): string | undefined {
  const [begin, end] = [at(start), at(start) + duration];
  const hasLunchBreak = date.dayOfWeek !== SATURDAY;
  const atLunch = hasLunchBreak && begin >= at('13:00') && begin < at('14:00');
  if (begin < at('08:30') || begin >= at('20:00') || atLunch) return 'outside-opening-hours';
  if (begin % 15 !== 0) return 'off-the-grid';
  if (hasLunchBreak && begin < at('13:00') && end > at('13:00')) return 'runs-into-break';
  return end > at('20:00') ? 'runs-past-closing' : undefined;
}

export const availableStarts = (day: Day & SlowTimes): string[] =>
  everySlot().filter(start => startIsAvailable(day, start, day));
