import type { Temporal } from 'temporal-polyfill';
import type { CalendarEntry } from '../../booking/calendar-file/calendar-entry.ts';
import type { FeedEntry } from '../../booking/feeds/feed.ts';

/** iCalendar texts (RFC 5545), in the shop's words. */
export interface CalendarFiles {
  /** One appointment, to be added to a calendar, or to be taken out of it when it is cancelled. `at`: now. */
  write(entry: CalendarEntry, at: Temporal.Instant): string;
  /** `stylist`: whose calendar it is; null: the whole shop's. */
  writeFeed(entries: readonly FeedEntry[], stylist: string | null, at: Temporal.Instant): string;
}
