import type { Temporal } from 'temporal-polyfill';
import type { CalendarEntry } from '../../booking/calendar-file/calendar-entry.ts';

/** iCalendar texts (RFC 5545), in the shop's words. */
export interface CalendarFiles {
  /** One appointment, to be added to a calendar, or to be taken out of it when it is cancelled. `at`: now. */
  write(entry: CalendarEntry, at: Temporal.Instant): string;
}
