import { Temporal } from 'temporal-polyfill';
import { endTime } from '../../booking/appointment.ts';
import type { AppointmentDetails } from '../../booking/appointment-view.ts';
import type { User } from '../../people/user.ts';
import type { Shop } from '../../shop/shop.ts';
import { capital, dayOf } from './italian-dates.ts';
import type { AgendaLine, LetterContent } from './letter-content.ts';
import { letterWording as say } from './letter-wording.ts';
import { type LetterLinks, shopOf } from './visit-letter.ts';

interface DayLetter {
  readonly day: Temporal.PlainDate;
  /** That stand, in the order in which they begin; at least one. */
  readonly visits: readonly AppointmentDetails[];
  readonly reader: Pick<User, 'firstName'>;
  readonly shop: Shop;
  readonly links: LetterLinks;
}

/** A stylist's next day: first names and services, and where nobody comes. */
export function dayLetter({ day, visits, reader, shop, links }: DayLetter): LetterContent {
  const { subject, heading, lead, reason } = say.tomorrow;
  const lines = linesOf(visits);
  const [from = '', to = ''] = [lines[0]?.time.slice(0, 5), lines.at(-1)?.time.slice(-5)];
  const opening = lead(visits.length, from, to);
  return {
    ...{ subject: subject(dayOf(day)), preview: capital(opening), shop: shopOf(shop) },
    heading: heading(dayOf(day)),
    lead: say.greeting(reader.firstName, opening),
    ...{ ticket: null, facts: [], agenda: lines },
    actions: [{ text: say.dayOpen, url: links.agenda }],
    ...{ notes: [say.stylist.more], reason },
    choices: { text: say.choices, url: links.choices },
  };
}

function linesOf(visits: readonly AppointmentDetails[]): readonly AgendaLine[] {
  const span = (from: Temporal.PlainTime, to: Temporal.PlainTime): string =>
    [from, to].map(time => time.toString({ smallestUnit: 'minute' })).join(' – ');
  return visits.flatMap((visit, index) => {
    const before = visits[index - 1];
    const text = [visit.customer.userFirstName, visit.serviceName].filter(Boolean).join(', ');
    const own = { time: span(visit.time, endTime(visit)), text, isFree: false };
    if (before === undefined || Temporal.PlainTime.compare(endTime(before), visit.time) >= 0) return [own];
    return [{ time: span(endTime(before), visit.time), text: say.tomorrow.free, isFree: true }, own];
  });
}
