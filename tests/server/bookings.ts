import { SystemClock } from '../../adapters/system/system-clock.ts';
import { defaultShopHours } from '../../core/calendar/shop-hours.ts';
import type { User } from '../../core/people/user.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Browser } from '../http/browser.ts';
import { json } from '../http/browser.ts';
import type { Site } from './site.ts';

const STARTS = ['08:30', '09:00', '09:15', '10:00', '10:30', '11:00', '11:45', '12:30', '14:00', '14:15'];
const LATER = ['15:00', '15:30', '16:15', '17:00', '17:30', '18:15', '19:00', '19:30'];

/** The next `count` Tuesdays to Saturdays, from the day after tomorrow. */
export function openDays(count: number, clock: Clock = new SystemClock()): string[] {
  const today = clock.now().toZonedDateTimeISO(defaultShopHours.zone).toPlainDate();
  const days: string[] = [];
  for (let date = today.add({ days: 2 }); days.length < count; date = date.add({ days: 1 }))
    if (date.dayOfWeek !== 1 && date.dayOfWeek !== 7) days.push(date.toString());
  return days;
}

function oneOf<T>(values: readonly [T, ...T[]] | readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}

/** A booking by chance: with somebody or with whoever can, on one of the days. */
export function someWish({ stylists, taglio }: Site, user: User, days: readonly string[]) {
  const stylistId = Math.random() < 0.3 ? null : oneOf(stylists).id;
  const when = { date: oneOf(days), time: oneOf([...STARTS, ...LATER]) };
  return { userId: user.id, serviceId: taglio.id, stylistId, ...when, notes: null };
}

export interface Answer {
  readonly status: number;
  /** Of the appointment, where one was made. */
  readonly id: number | undefined;
}

/** Rejects when no answer comes. */
export async function tryBooking(browser: Browser, wish: ReturnType<typeof someWish>): Promise<Answer> {
  const response = await browser.fetch('/api/appointments', json(wish));
  const body = (await response.json()) as { id?: number };
  return { status: response.status, id: response.status === 201 ? body.id : undefined };
}

/** Several at once, each does `work` again and again until that throws; what it threw. */
export function untilItFails(atOnce: number, work: (turn: number) => Promise<void>): Promise<unknown[]> {
  const keepWorking = async (): Promise<unknown> => {
    for (let turn = 0; ; turn += 1) {
      try {
        await work(turn);
      } catch (error) {
        return error;
      }
    }
  };
  return Promise.all(Array.from({ length: atOnce }, keepWorking));
}

/** A number that grows, and a promise for the moment at which it has reached another. */
export function tally() {
  let count = 0;
  let waiting: { readonly goal: number; readonly reached: () => void } | undefined;
  return {
    count: () => count,
    add(): void {
      count += 1;
      if (waiting !== undefined && count >= waiting.goal) waiting.reached();
    },
    /** One waits at a time. */
    grownBy(more: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = { goal: count + more, reached: resolve };
      return promise;
    },
  };
}
