import type { CalendarEntry } from '../../core/booking/calendar-file/calendar-entry.ts';

type Entry = Pick<CalendarEntry, 'serviceName' | 'stylistName' | 'minutes' | 'price'>;

const euros = (cents: number): string =>
  (cents / 100).toLocaleString('it', { style: 'currency', currency: 'EUR' });

/** What an entry says in somebody's calendar. */
export const words = {
  title: ({ serviceName }: Entry, shop: { readonly name: string }) => `${serviceName}, ${shop.name}`,
  description: (
    { stylistName, minutes, price }: Entry,
    { url, phone }: { readonly url: string; readonly phone: string },
  ) =>
    [
      `Con ${stylistName}, ${minutes} minuti, ${euros(price)}.`,
      `Per spostarlo o cancellarlo: ${url} oppure ${phone}.`,
    ].join('\n'),
};
