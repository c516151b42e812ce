import { bookAppointment } from '../../../adapters/http/contract/appointments.ts';
import { seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import type { Browser } from '../browser.ts';
import type { RunningShop } from '../running-shop.ts';

type Hours = { from: string; to: string }[];
export type Seven = [Hours, Hours, Hours, Hours, Hours, Hours, Hours];

export const morning: Hours = [{ from: '09:00', to: '12:00' }];
export const evening: Hours = [{ from: '16:00', to: '22:00' }];
export const everyDay = (hours: Hours): Seven => [hours, hours, hours, hours, hours, hours, hours];

/** Mario's haircut of half an hour; without a stylist, with whoever is free. */
export const bookHaircut = (
  { shop, mario }: { readonly shop: RunningShop; readonly mario: Browser },
  date: string,
  time: string,
  stylistId: number | null = null,
) =>
  mario.call(bookAppointment, {
    body: { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId, date, time, notes: null },
  });

/** For half an hour, as a guest is shown them; without a stylist, with anybody. */
export async function freeStartsIn(shop: RunningShop, date: string, stylistId?: number) {
  const query = { date, duration: 30, ...(stylistId && { stylistId }) };
  const slots = await shop.browser().call(seeTimeslots, { query });
  return slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
}
