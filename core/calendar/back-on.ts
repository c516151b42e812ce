import type { Temporal } from 'temporal-polyfill';
import type { StylistId } from '../people/user.ts';
import { isEmpty } from './quarters.ts';
import { isPlain, type Timetable } from './timetable.ts';
import { shopDay, workDay } from './work-day.ts';

const LONGEST_ABSENCE = 366;

/**
 * The day on which a stylist works again, when the shop opens before without them. null: they are there when it opens, or
 * not within a year.
 */
export function backOn(
  timetable: Timetable,
  stylistId: StylistId,
  today: Temporal.PlainDate,
): Temporal.PlainDate | null {
  if (isPlain(timetable)) return null;
  let isMissed = false;
  for (let days = 0; days <= LONGEST_ABSENCE; days += 1) {
    const date = today.add({ days });
    const shop = shopDay(timetable, date);
    if (isEmpty(shop.open)) continue;
    if (!isEmpty(workDay(timetable, shop, stylistId).works)) return isMissed ? date : null;
    isMissed = true;
  }
  return null;
}
