import type { Temporal } from 'temporal-polyfill';
import { isOpenDay, type ShopHours, type Week } from '../../../core/calendar/shop-hours.ts';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import type { User } from '../../../core/people/user.ts';
import type { Timetables } from '../../../core/ports/timetables.ts';
import { ok } from '../../../core/problem.ts';

/** Appointments in it are then outside the timetable. */
export const DAYS_TO_THE_BREAK = 19;

/** The third stylist is free on Wednesdays. */
const FREE = { stylist: 2, dayOfWeek: 3 } as const;
const WEEKS_OF_THE_PLAN = 12;

export const isFree = (stylist: number, { dayOfWeek }: Temporal.PlainDate): boolean =>
  stylist === FREE.stylist && dayOfWeek === FREE.dayOfWeek;

/**
 * What a shop sets: a week of her own for one stylist, a short break in three weeks, a Monday on which one stylist opens, and an afternoon off in two days.
 * It is stored after the appointments, so that a few lie outside it.
 */
export async function setDemoTimetable(
  { timetables, hours }: { readonly timetables: Timetables; readonly hours: ShopHours },
  stylists: readonly User[],
  today: Temporal.PlainDate,
): Promise<void> {
  const [first, second, third] = stylists;
  const from = today.add({ days: DAYS_TO_THE_BREAK });
  const monday = today.add({ days: 15 - today.dayOfWeek });
  const writes: TimetableWrite[] = [
    {
      in: 'closures',
      put: { id: null, from, to: from.add({ days: 3 }), hours: [], stylistIds: null, reason: 'ferie' },
    },
  ];
  if (first !== undefined)
    writes.push({
      in: 'closures',
      put: {
        ...{ id: null, from: monday, to: monday, reason: 'Apertura straordinaria' },
        ...{ hours: [{ from: '09:00', to: '13:00' }], stylistIds: [first.id] },
      },
    });
  if (second !== undefined) {
    const day = nextOpenDay(hours, today.add({ days: 2 }));
    writes.push({
      in: 'absences',
      put: {
        ...{ id: null, stylistId: second.id, from: day, to: day },
        ...{ part: { from: '16:00', to: '20:00' }, reason: 'Visita medica' },
      },
    });
  }
  if (third !== undefined) {
    const validFrom = today.subtract({ days: today.dayOfWeek - 1, weeks: WEEKS_OF_THE_PLAN });
    const week = hours.week.map((day, index) => (index + 1 === FREE.dayOfWeek ? [] : day)) as unknown as Week;
    writes.push({ in: 'plans', put: { stylistId: third.id, validFrom, weeks: [week] } });
  }
  for (const write of writes) await timetables.change(today, () => ok({ write, answer: () => undefined }));
}

/** On or after a date. */
export function nextOpenDay(hours: ShopHours, date: Temporal.PlainDate): Temporal.PlainDate {
  return isOpenDay(hours, date) ? date : nextOpenDay(hours, date.add({ days: 1 }));
}
