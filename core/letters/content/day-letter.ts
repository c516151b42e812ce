import { Temporal } from 'temporal-polyfill';
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
  const [first = day.toPlainDateTime()] = visits.map(startsOf);
  const opening = lead(visits.length, clock(first), clock(visits.map(endsOf).reduce(later, first)));
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
  const span = (from: Moment, to: Moment): string => `${clock(from)} – ${clock(to)}`;
  let busyUntil: Moment | undefined;
  return visits.flatMap(visit => {
    const [from, to, before] = [startsOf(visit), endsOf(visit), busyUntil];
    // One may lie within another's waiting time.
    busyUntil = before === undefined ? to : later(before, to);
    const text = [visit.customer.userFirstName, visit.serviceName].filter(Boolean).join(', ');
    const own = { time: span(from, to), text, isFree: false };
    if (before === undefined || Temporal.PlainDateTime.compare(before, from) >= 0) return [own];
    return [{ time: span(before, from), text: say.tomorrow.free, isFree: true }, own];
  });
}

type Moment = Temporal.PlainDateTime;

const startsOf = ({ date, time }: AppointmentDetails): Moment => date.toPlainDateTime(time);
const endsOf = (visit: AppointmentDetails): Moment => startsOf(visit).add({ minutes: visit.duration });
const later = (a: Moment, b: Moment): Moment => (Temporal.PlainDateTime.compare(a, b) < 0 ? b : a);
const clock = (moment: Moment): string => moment.toPlainTime().toString({ smallestUnit: 'minute' });
