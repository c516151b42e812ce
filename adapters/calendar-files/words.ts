import type { CalendarEntry } from '../../core/booking/calendar-file/calendar-entry.ts';
import type { FeedEntry } from '../../core/booking/feeds/feed.ts';
import { lengthOf } from '../../core/letters/content/italian-dates.ts';

type Entry = Pick<CalendarEntry, 'serviceName' | 'stylistName' | 'minutes' | 'price'>;

const euros = (cents: number): string =>
  (cents / 100).toLocaleString('it', { style: 'currency', currency: 'EUR' });

/** What an entry says in somebody's calendar. */
export const words = {
  /** Without characters that structure a line: the library does not escape this text. */
  feedName: (stylist: string | null, shop: { readonly name: string }) =>
    [stylist, shop.name]
      .filter(Boolean)
      .join(' – ')
      .replaceAll(/[\p{Cc},;\\]/gu, ' '),
  feedTitle: ({ serviceName, customerFirstName }: FeedEntry) =>
    [serviceName, customerFirstName].filter(Boolean).join(', '),
  with: (stylist: string) => `Con ${stylist}`,
  title: ({ serviceName }: Entry, shop: { readonly name: string }) => `${serviceName}, ${shop.name}`,
  description: (
    { stylistName, minutes, price }: Entry,
    { url, phone }: { readonly url: string; readonly phone: string },
  ) =>
    [
      `Con ${stylistName}, ${lengthOf(minutes)}, ${euros(price)}.`,
      `Per spostarlo o cancellarlo: ${url} oppure ${phone}.`,
    ].join('\n'),
};
