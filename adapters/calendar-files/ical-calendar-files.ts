import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  default as startCalendar,
} from 'ical-generator';
import type { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { CalendarEntry } from '../../core/booking/calendar-file/calendar-entry.ts';
import type { FeedEntry } from '../../core/booking/feeds/feed.ts';
import type { CalendarFiles } from '../../core/ports/letters/calendar-files.ts';
import type { Shop } from '../../core/shop/shop.ts';
import { words } from './words.ts';

interface Place {
  /** IANA name. */
  readonly zone: string;
  /** Its host is part of each entry's UID. */
  readonly publicUrl: URL;
}

const prodId = { company: 'Salone', product: 'Prenotazioni', language: 'IT' };

/** How long programs are asked to wait before they read a feed again. */
const SECONDS_BETWEEN_READS = 15 * 60;

export class IcalCalendarFiles implements CalendarFiles {
  readonly #shop: Shop;
  readonly #place: Place;

  constructor(shop: Shop, place: Place) {
    this.#shop = shop;
    this.#place = place;
  }

  write(entry: CalendarEntry, at: Temporal.Instant): string {
    const { isCancelled, guest } = entry;
    const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
    // The library drops the zone from every time once the calendar has a name.
    const calendar = startCalendar({ prodId, method, timezone: { name: null, generator: timeZone } });
    const event = calendar.createEvent({ ...this.#times(entry), stamp: at, ...this.#words(entry) });
    event.sequence(entry.sequence);
    event.status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
    event.organizer({ name: this.#shop.name, email: this.#shop.email });
    if (guest)
      event.createAttendee({
        ...{ ...guest, role: ICalAttendeeRole.REQ, rsvp: false },
        status: ICalAttendeeStatus.ACCEPTED,
      });
    return `${calendar.toString()}\r\n`;
  }

  writeFeed(entries: readonly FeedEntry[], stylist: string | null, at: Temporal.Instant): string {
    const calendar = startCalendar({
      ...{ prodId, method: ICalCalendarMethod.PUBLISH, timezone: { name: null, generator: timeZone } },
      ...{ name: words.feedName(stylist, this.#shop), ttl: SECONDS_BETWEEN_READS },
    });
    for (const entry of entries) {
      const event = calendar.createEvent({
        ...this.#times(entry),
        stamp: at,
        summary: words.feedTitle(entry),
      });
      event.status(ICalEventStatus.CONFIRMED);
      if (entry.stylistName) event.description(words.with(entry.stylistName));
    }
    return `${calendar.toString()}\r\n`;
  }

  #times({ appointmentId, startsAt, minutes }: CalendarEntry | FeedEntry) {
    const { zone, publicUrl } = this.#place;
    const start = startsAt.toZonedDateTimeISO(zone);
    const end = start.add({ minutes });
    return {
      id: `appuntamento-${appointmentId}@${publicUrl.hostname}`,
      // When clocks change, a local hour may not exist, or exist twice: such times go out as UTC.
      ...{ start, end, timezone: start.offset === end.offset ? zone : 'UTC' },
    };
  }

  #words(entry: CalendarEntry) {
    const { street, postalCode, city, province } = this.#shop.address;
    const url = new URL('/appointments', this.#place.publicUrl).href;
    return {
      summary: words.title(entry, this.#shop),
      description: words.description(entry, { url, phone: this.#shop.phone }),
      location: `${this.#shop.name}, ${street}, ${postalCode} ${city} (${province})`,
      url,
    };
  }
}

const timeZone = (name: string): string => [tzlib_get_ical_block(name)].flat()[0] ?? '';
