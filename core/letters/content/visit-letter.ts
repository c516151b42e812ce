import { Temporal } from 'temporal-polyfill';
import type { AppointmentDetails } from '../../booking/appointment-view.ts';
import { type Place, placeOf } from '../../booking/place.ts';
import { lastMoment, missedMoment } from '../../calendar/customer-rules.ts';
import type { Timetable } from '../../calendar/timetable.ts';
import { displayName, type User } from '../../people/user.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Told } from '../still-to-tell.ts';
import { capital, dateOf, euros, lengthOf, momentOf, spanOf, startOf, weekdayOf } from './italian-dates.ts';
import type { Fact, LetterAction, LetterContent, Ticket } from './letter-content.ts';
import { type Author, letterWording as say } from './letter-wording.ts';

export interface VisitLetter {
  readonly told: Told;
  readonly visit: AppointmentDetails;
  readonly reader: Pick<User, 'firstName'>;
  readonly author: Author;
  /** With whom its reader believes it to be, if it is with somebody else now. */
  readonly formerStylist?: string | undefined;
  readonly now: Temporal.Instant;
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
  const { visit, reader, author, shop, links } = letter;
  const { news } = letter.told;
  const when = startOf(visit.date, visit.time);
  const handed = handedOver(letter);
  const ticket = ticketOf(letter, handed ? null : say.label(news, author));
  return {
    subject: handed ? say.handed.subject(handed.now, when) : say.subject(news, when),
    ...{ preview: handed ? capital(say.handed.lead(handed)) : previewOf(letter), shop: shopOf(shop) },
    heading: handed ? say.handed.heading(handed.now) : say.heading(news, weekdayOf(visit.date)),
    lead: say.greeting(
      reader.firstName,
      handed ? say.handed.lead(handed) : say.lead(news, author, isTooLate(letter)),
    ),
    ...{ ticket, facts: factsOf(letter), agenda: [] },
    actions: actionsOf(letter),
    notes: notesOf(letter),
    reason: say.reason(news),
    choices: { text: say.choices, url: links.choices },
  };
}

/** The same day and time, with somebody else. */
function handedOver({ told, visit, formerStylist }: VisitLetter) {
  if (formerStylist === undefined || !told.from || !isSameStart(told.from, visit)) return undefined;
  return { now: visit.stylistFirstName ?? stylistOf(visit), before: formerStylist };
}

const isSameStart = (from: Place, visit: AppointmentDetails): boolean =>
  from.date.equals(visit.date) && from.time === placeOf(visit).time;

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
      { label: say.facts.length, value: lengthOf(visit.duration) },
    ],
    ...{ agenda: [], actions: [{ text: say.dayOpen, url: links.agenda }], notes: [more], reason },
    choices: { text: say.choices, url: links.choices },
  };
}

function ticketOf({ told, visit }: VisitLetter, label: string | null): Ticket {
  const { from } = told;
  const tone = told.news === 'cancelled' ? 'plain' : 'green';
  const before = from &&
    !isSameStart(from, visit) && {
      label: say.was,
      text: `${weekdayOf(from.date)} ${dateOf(from.date)}, ${spanOf(Temporal.PlainTime.from(from.time), visit.duration)}`,
    };
  return {
    ...{ tone, label, before: before || null },
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
    { label: facts.length, value: lengthOf(visit.duration) },
    { label: facts.price, value: euros(visit.price) },
    { label: facts.place, value: `${shop.address.street}, ${shop.address.city}` },
  ];
}

const actionsOf = ({ told, links }: VisitLetter): readonly LetterAction[] =>
  told.news === 'cancelled'
    ? [{ text: say.bookAnother, url: links.book }]
    : [{ text: say.manage, url: links.manage }];

/** Whether it may still be moved, and cancelled, by the letter's link. */
function waysOf({ visit, now, timetable: { hours, rules } }: VisitLetter) {
  const isIn = (minutes: number) => missedMoment(hours, visit.startsAt, minutes, now) === undefined;
  return { move: isIn(rules.moveUntil), cancel: isIn(rules.cancelUntil) };
}

function isTooLate(letter: VisitLetter): boolean {
  const { move, cancel } = waysOf(letter);
  return letter.told.news === 'reminder' ? !cancel : !move;
}

function notesOf(letter: VisitLetter): readonly string[] {
  const { told, shop } = letter;
  if (told.news === 'cancelled') return [say.takeOut];
  return [told.news === 'moved' ? say.onceIn : say.putIn, ...limitsOf(letter, shop.phone)];
}

function limitsOf(letter: VisitLetter, phone: string): readonly string[] {
  const { hours, rules } = letter.timetable;
  const last = (minutes: number): string => momentOf(lastMoment(hours, letter.visit.startsAt, minutes));
  const { moveUntil, cancelUntil } = rules;
  const { move, cancel } = waysOf(letter);
  if (!move && !cancel) return [say.byPhone(phone)];
  if (!move) return [say.cancelUntil(last(cancelUntil)), say.moveByPhone(phone)];
  if (!cancel) return [say.moveUntil(last(moveUntil)), say.cancelByPhone(phone)];
  if (moveUntil === cancelUntil) return [say.until(last(moveUntil)), say.afterwards(phone)];
  return [say.moveUntil(last(moveUntil)), say.cancelUntil(last(cancelUntil)), say.afterwards(phone)];
}
