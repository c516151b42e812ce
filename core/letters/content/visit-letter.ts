import { Temporal } from 'temporal-polyfill';
import type { AppointmentDetails } from '../../booking/appointment-view.ts';
import { lastMoment } from '../../calendar/customer-rules.ts';
import type { Timetable } from '../../calendar/timetable.ts';
import { displayName, type User } from '../../people/user.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Told } from '../still-to-tell.ts';
import { capital, dateOf, euros, momentOf, spanOf, startOf, weekdayOf } from './italian-dates.ts';
import type { Fact, LetterAction, LetterContent, Ticket } from './letter-content.ts';
import { type Author, letterWording as say } from './letter-wording.ts';

export interface VisitLetter {
  readonly told: Told;
  readonly visit: AppointmentDetails;
  readonly reader: Pick<User, 'firstName'>;
  readonly author: Author;
  readonly shop: Shop;
  readonly timetable: Timetable;
  readonly links: LetterLinks;
}

export interface LetterLinks {
  readonly manage: string;
  readonly book: string;
  readonly agenda: string;
  readonly choices: string;
}

export const shopOf = ({ name, phone, address }: Shop): LetterContent['shop'] => ({
  ...{ name, phone },
  address: `${address.street}, ${address.postalCode} ${address.city} (${address.province})`,
});

/** To its customer. */
export function customerLetter(letter: VisitLetter): LetterContent {
  const { told, visit, reader, author, shop, links } = letter;
  const { news } = told;
  const when = startOf(visit.date, visit.time);
  const ticket = ticketOf(letter, say.label(news, author));
  return {
    ...{ subject: say.subject(news, when), preview: previewOf(letter), shop: shopOf(shop) },
    heading: say.heading(news, weekdayOf(visit.date)),
    lead: say.greeting(reader.firstName, say.lead(news, author)),
    ...{ ticket, facts: factsOf(letter), agenda: [] },
    actions: actionsOf(letter),
    notes: notesOf(letter),
    reason: say.reason(news),
    choices: { text: say.choices, url: links.choices },
  };
}

/** To the stylist with whom it is or was: of its customer the first name alone. */
export function stylistLetter(letter: VisitLetter): LetterContent {
  const { told, visit, reader, shop, links } = letter;
  const { subject, heading, lead, label, more, reason } = say.stylist;
  const who = visit.customer.userFirstName;
  return {
    ...{ subject: subject(told.news, startOf(visit.date, visit.time)), shop: shopOf(shop) },
    preview: [visit.serviceName, who].filter(Boolean).join(', '),
    heading: heading(told.news),
    lead: say.greeting(reader.firstName, lead(told.news)),
    ticket: ticketOf(letter, label(told.news)),
    facts: [
      ...(who === null ? [] : [{ label: say.facts.who, value: who }]),
      { label: say.facts.service, value: visit.serviceName },
      { label: say.facts.length, value: say.minutes(visit.duration) },
    ],
    ...{ agenda: [], actions: [{ text: say.dayOpen, url: links.agenda }], notes: [more], reason },
    choices: { text: say.choices, url: links.choices },
  };
}

function ticketOf({ told, visit }: VisitLetter, label: string | null): Ticket {
  const { from } = told;
  const tone = told.news === 'cancelled' ? 'plain' : 'green';
  const before = from && {
    label: say.was,
    text: `${weekdayOf(from.date)} ${dateOf(from.date)}, ${spanOf(Temporal.PlainTime.from(from.time), visit.duration)}`,
  };
  return {
    ...{ tone, label, before: before ?? null },
    ...{ weekday: capital(weekdayOf(visit.date)), date: dateOf(visit.date) },
    time: spanOf(visit.time, visit.duration),
  };
}

const previewOf = ({ told, visit }: VisitLetter): string =>
  told.from
    ? `${say.was} ${startOf(told.from.date, Temporal.PlainTime.from(told.from.time))}.`
    : `${visit.serviceName}, ${spanOf(visit.time, visit.duration)}.`;

const stylistOf = ({ stylistFirstName, stylistLastName }: AppointmentDetails): string =>
  displayName({ username: null, firstName: stylistFirstName, lastName: stylistLastName });

function factsOf({ told, visit, shop }: VisitLetter): readonly Fact[] {
  const { facts } = say;
  const always = [
    { label: facts.service, value: visit.serviceName },
    { label: facts.with, value: stylistOf(visit) },
  ];
  if (told.news === 'cancelled') return always;
  return [
    ...always,
    { label: facts.length, value: say.minutes(visit.duration) },
    { label: facts.price, value: euros(visit.price) },
    { label: facts.place, value: `${shop.address.street}, ${shop.address.city}` },
  ];
}

const actionsOf = ({ told, links }: VisitLetter): readonly LetterAction[] =>
  told.news === 'cancelled'
    ? [{ text: say.bookAnother, url: links.book }]
    : [{ text: say.manage, url: links.manage }];

function notesOf({ told, visit, shop, timetable: { hours, rules } }: VisitLetter): readonly string[] {
  if (told.news === 'cancelled') return [say.takeOut];
  const attached = told.news === 'moved' ? say.onceIn : say.putIn;
  const last = (minutes: number): string => momentOf(lastMoment(hours, visit.startsAt, minutes));
  const { moveUntil, cancelUntil } = rules;
  const limits =
    moveUntil === cancelUntil
      ? [say.until(last(moveUntil))]
      : [say.moveUntil(last(moveUntil)), say.cancelUntil(last(cancelUntil))];
  return [attached, ...limits, say.afterwards(shop.phone)];
}
