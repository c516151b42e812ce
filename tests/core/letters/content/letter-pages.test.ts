import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { exampleShop } from '../../../../apps/server/shop-config.ts';
import type { AppointmentDetails } from '../../../../core/booking/appointment-view.ts';
import { type CustomerRules, noRules } from '../../../../core/calendar/customer-rules.ts';
import { defaultShopHours } from '../../../../core/calendar/shop-hours.ts';
import { plainTimetable } from '../../../../core/calendar/timetable.ts';
import { dayLetter } from '../../../../core/letters/content/day-letter.ts';
import { capital, euros, lengthOf, spanOf } from '../../../../core/letters/content/italian-dates.ts';
import { letterWording as say } from '../../../../core/letters/content/letter-wording.ts';
import {
  customerLetter,
  stylistLetter,
  type VisitLetter,
} from '../../../../core/letters/content/visit-letter.ts';
import { date, time } from '../../../worlds/small-world.ts';

const links = { manage: '/manage', book: '/book', agenda: '/agenda', choices: '/choices' };
const day = date('2027-01-12');

const visit = {
  ...{
    id: 1,
    userId: 1,
    stylistId: 1,
    serviceId: 1,
    date: day,
    time: time('10:00'),
    duration: 45,
    price: 1_850,
  },
  ...{ startsAt: Temporal.Instant.from('2027-01-12T09:00:00Z'), serviceName: 'Taglio' },
  ...{ stylistFirstName: 'Anna', stylistLastName: 'Bianchi' },
  customer: { userFirstName: 'Mario' },
} as AppointmentDetails;

const pageOf = (
  news: VisitLetter['told']['news'],
  rest: Partial<VisitLetter> = {},
  rules: Partial<CustomerRules> = {},
) => ({
  ...{ told: { news }, visit, reader: { firstName: 'Mario' }, author: 'shop' as const },
  ...{ now: Temporal.Instant.from('2027-01-10T09:00:00Z'), shop: exampleShop, links },
  timetable: { ...plainTimetable(defaultShopHours), rules: { ...noRules, ...rules } },
  ...rest,
});

const from = { date: date('2027-01-11'), time: '17:30', stylistId: 1 };
const ticketTime = { weekday: 'Martedì', date: '12 gennaio 2027', time: '10:00 – 10:45' };
const { street, city, postalCode, province } = exampleShop.address;

test('a confirmation says what, with whom, when and where, and how to manage it', () => {
  const letter = customerLetter(pageOf('new'));
  expect(letter).toMatchObject({
    preview: 'Taglio, 10:00 – 10:45.',
    shop: { address: `${street}, ${postalCode} ${city} (${province})`, phone: exampleShop.phone },
    ticket: { ...ticketTime, tone: 'green', label: null, before: null },
    facts: [
      { label: 'Servizio', value: 'Taglio' },
      { label: 'Con', value: 'Anna Bianchi' },
      { label: 'Durata', value: '45 minuti' },
      { label: 'Prezzo', value: '18,50\u00a0€' },
      { label: 'Dove', value: `${street}, ${city}` },
    ],
    ...{ agenda: [], actions: [{ text: say.manage, url: '/manage' }] },
    choices: { text: say.choices, url: '/choices' },
  });
  expect(letter.notes[0]).toBe(say.putIn);
});

test('the first of a month and whole hours are said as on the screens', () => {
  const first = { ...visit, date: date('2027-02-01'), duration: 90 };
  const letter = customerLetter({ ...pageOf('new'), visit: first });
  expect(letter.subject).toBe('Appuntamento confermato: lunedì 1º febbraio alle 10:00');
  expect(letter.ticket?.date).toBe('1º febbraio 2027');
  expect(letter.facts).toContainEqual({ label: 'Durata', value: '1 ora e 30 minuti' });
  expect([lengthOf(15), lengthOf(60), lengthOf(120)]).toEqual(['15 minuti', '1 ora', '2 ore']);
});

test('a move says what was, in preview and ticket', () => {
  const letter = customerLetter(pageOf('moved', { told: { news: 'moved', from } }));
  expect(letter.preview).toBe('Prima era lunedì 11 gennaio alle 17:30.');
  expect(letter.ticket).toEqual({
    ...{ ...ticketTime, tone: 'green', label: 'Il nuovo orario' },
    before: { label: 'Prima era', text: 'lunedì 11 gennaio 2027, 17:30 – 18:15' },
  });
  expect(letter.notes[0]).toBe(say.onceIn);
});

test('who is with another stylist at the same time reads their name, not the time before', () => {
  const handed = {
    told: { news: 'moved' as const, from: { ...from, date: day, time: '10:00' } },
    formerStylist: 'Bruno',
  };
  const letter = customerLetter(pageOf('moved', handed));
  expect(letter).toMatchObject({
    subject: 'Ora sei con Anna: martedì 12 gennaio alle 10:00',
    ...{ preview: 'Ora sei con Anna, prima con Bruno.', heading: 'Ora sei con Anna' },
    lead: 'Ciao Mario, ora sei con Anna, prima con Bruno.',
    ticket: { label: null, before: null },
  });
  const { formerStylist } = handed;
  for (const other of [
    { ...from, date: day },
    { ...from, time: '10:00' },
  ])
    expect(
      customerLetter(pageOf('moved', { told: { news: 'moved', from: other }, formerStylist })).heading,
    ).toBe('Appuntamento spostato');
});

test('a cancellation offers another day and asks for nothing else', () => {
  const letter = customerLetter(pageOf('cancelled'));
  expect(letter).toMatchObject({
    ticket: { tone: 'plain', label: 'Cancellato dal salone' },
    actions: [{ text: say.bookAnother, url: '/book' }],
    notes: [say.takeOut],
  });
  expect(letter.facts.map(({ label }) => label)).toEqual(['Servizio', 'Con']);
});

const phone = exampleShop.phone;
test.each([
  [{}, [say.until('martedì 12 gennaio, 10:00'), say.afterwards(phone)]],
  [{ moveUntil: 60, cancelUntil: 60 }, [say.until('martedì 12 gennaio, 09:00'), say.afterwards(phone)]],
  [
    { moveUntil: 60, cancelUntil: 120 },
    [
      say.moveUntil('martedì 12 gennaio, 09:00'),
      say.cancelUntil('martedì 12 gennaio, 08:00'),
      say.afterwards(phone),
    ],
  ],
  [{ moveUntil: 10_000, cancelUntil: 10_000 }, [say.byPhone(phone)]],
  [{ moveUntil: 10_000 }, [say.cancelUntil('martedì 12 gennaio, 10:00'), say.moveByPhone(phone)]],
  [{ cancelUntil: 10_000 }, [say.moveUntil('martedì 12 gennaio, 10:00'), say.cancelByPhone(phone)]],
])('with the rules %j a letter says until when what may be done', (rules, sentences) => {
  expect(customerLetter(pageOf('new', {}, rules)).notes.slice(1)).toEqual(sentences);
});

test('a reminder asks to call when it cannot be cancelled any more, a move when it cannot be moved', () => {
  const late = (news: 'reminder' | 'moved', rules: Partial<CustomerRules>) =>
    customerLetter(pageOf(news, {}, rules)).lead.endsWith('chiamaci.') &&
    !customerLetter(pageOf(news, {}, rules)).lead.includes('qui sotto');
  expect([late('reminder', { cancelUntil: 10_000 }), late('reminder', { moveUntil: 10_000 })]).toEqual([
    true,
    false,
  ]);
  expect([late('moved', { cancelUntil: 10_000 }), late('moved', { moveUntil: 10_000 })]).toEqual([
    false,
    true,
  ]);
});

test('a stylist reads the first name alone, and where to look', () => {
  const letter = stylistLetter(pageOf('new', { reader: { firstName: 'Anna' } }));
  expect(letter).toMatchObject({
    ...{ preview: 'Taglio, Mario', lead: 'Ciao Anna, c’è un nuovo appuntamento con te.' },
    facts: [
      { label: 'Chi', value: 'Mario' },
      { label: 'Servizio', value: 'Taglio' },
      { label: 'Durata', value: '45 minuti' },
    ],
    ...{ agenda: [], actions: [{ text: say.dayOpen, url: '/agenda' }], notes: [say.stylist.more] },
  });
  const nameless = { ...visit, customer: { ...visit.customer, userFirstName: null } };
  const other = stylistLetter(pageOf('cancelled', { visit: nameless }));
  expect([other.preview, other.facts.length]).toEqual(['Taglio', 2]);
  expect(other.ticket).toMatchObject({ tone: 'plain', label: 'Non è più con te' });
});

test('a day is told visit by visit, with what is free between them', () => {
  const at = (start: string, duration: number, userFirstName: string | null) => ({
    ...visit,
    time: time(start),
    duration,
    customer: { ...visit.customer, userFirstName },
  });
  const visits = [at('09:00', 30, 'Mario'), at('09:30', 60, null), at('11:00', 15, 'Lucia')];
  const letter = dayLetter({ day, visits, reader: { firstName: 'Anna' }, shop: exampleShop, links });
  expect(letter).toMatchObject({
    subject: 'La giornata di martedì 12 gennaio',
    preview: '3 appuntamenti dalle 09:00 alle 11:15.',
    agenda: [
      { time: '09:00 – 09:30', text: 'Mario, Taglio', isFree: false },
      { time: '09:30 – 10:30', text: 'Taglio', isFree: false },
      { time: '10:30 – 11:00', text: '(libero)', isFree: true },
      { time: '11:00 – 11:15', text: 'Lucia, Taglio', isFree: false },
    ],
    ...{ actions: [{ text: say.dayOpen, url: '/agenda' }], notes: [say.stylist.more], facts: [] },
  });
});

test('prices, times and names are written as Italians write them', () => {
  expect([euros(1_800), euros(1_805), euros(120_000)].map(text => text.replaceAll('\u00a0', ' '))).toEqual([
    '18 €',
    '18,05 €',
    '1200 €',
  ]);
  expect(spanOf(time('09:30'), 45)).toBe('09:30 – 10:15');
  expect([capital('martedì'), capital('')]).toEqual(['Martedì', '']);
});
