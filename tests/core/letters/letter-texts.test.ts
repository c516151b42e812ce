import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { exampleShop } from '../../../apps/server/shop-config.ts';
import type { AppointmentDetails } from '../../../core/booking/appointment-view.ts';
import { type CustomerRules, noRules } from '../../../core/calendar/customer-rules.ts';
import { dayLetter } from '../../../core/letters/content/day-letter.ts';
import { letterWording } from '../../../core/letters/content/letter-wording.ts';
import { ok } from '../../../core/problem.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { date } from '../../worlds/small-world.ts';

const visit = { day: '2027-01-12', at: '10:00' };

async function worldWith(rules: Partial<CustomerRules>) {
  const world = await openLettersWorld();
  const { id } = await world.book(visit);
  await world.sendAll();
  await world.timetables.change(date('2027-01-05'), () =>
    ok({ write: { in: 'rules', put: { ...noRules, ...rules } }, answer: () => undefined }),
  );
  const lastText = async () => {
    await world.sendAll();
    return (world.post.sent.at(-1)?.text ?? '').replaceAll('\n', ' ');
  };
  return { ...world, id, lastText };
}

test('a letter promises no moment that has passed, but gives the number', async () => {
  const world = await worldWith({ cancelUntil: 2_880, moveUntil: 2_880 });
  await world.remind('2027-01-11T10:00:10+01:00');
  const reminder = await world.lastText();
  expect(reminder).toContain('Se non puoi venire, chiamaci.');
  expect(reminder).toContain('Per spostare o cancellare chiama 055 123 4567.');
  expect(reminder).not.toMatch(/dillo|fino a|domenica/);
  await world.move(world.id, '2027-01-12', '11:00', { by: world.anna });
  expect(await world.lastText()).toContain('Se il nuovo orario non ti va bene, chiamaci.');
});

test.each([
  [
    { cancelUntil: 60, moveUntil: 2_880 },
    'Puoi cancellare fino a martedì 12 gennaio, 09:00. Dopo, e per spostare,',
  ],
  [
    { cancelUntil: 2_880, moveUntil: 60 },
    'Puoi spostare fino a martedì 12 gennaio, 09:00. Dopo, e per cancellare,',
  ],
])('a letter says what may still be done where one of both may: %o', async (rules, sentence) => {
  const world = await worldWith(rules);
  await world.remind('2027-01-11T10:00:10+01:00');
  expect(await world.lastText()).toContain(sentence);
});

test('a visit that another takes over at the same time says so, without a time before', async () => {
  const world = await worldWith({});
  const { anna, bruno } = world;
  await world.move(world.id, '2027-01-12', '10:00', { by: anna, stylist: bruno });
  const text = await world.lastText();
  expect(world.post.sent.at(-1)?.subject).toBe('Ora sei con Bruno: martedì 12 gennaio alle 10:00');
  expect(text).toContain('Ciao Mario, ora sei con Bruno, prima con Anna.');
  expect(text).not.toContain('PRIMA ERA');
  await world.move(world.id, '2027-01-12', '11:00', { by: anna, stylist: anna });
  expect(await world.lastText()).toContain('PRIMA ERA');
});

test('a stylist’s day ends when the last visit ends, though another lies within its waiting time', () => {
  const day = date('2027-01-12');
  const at = (time: string, duration: number, serviceName: string) =>
    ({
      ...{ date: day, time: Temporal.PlainTime.from(time), duration, serviceName },
      customer: { userFirstName: 'Rosa' },
    }) as AppointmentDetails;
  const links = { manage: '', book: '', agenda: '', choices: '' };
  const visits = [at('09:00', 180, 'Colore'), at('09:30', 30, 'Taglio')];
  const letter = (more: readonly AppointmentDetails[]) =>
    dayLetter({
      ...{ day, visits: [...visits, ...more], reader: { firstName: 'Anna' } },
      ...{ shop: exampleShop, links },
    });
  expect(letter([]).lead).toContain('2 appuntamenti dalle 09:00 alle 12:00.');
  expect(letter([at('12:30', 30, 'Barba')]).agenda.map(({ time, isFree }) => [time, isFree])).toEqual([
    ['09:00 – 12:00', false],
    ['09:30 – 10:00', false],
    ['12:00 – 12:30', true],
    ['12:30 – 13:00', false],
  ]);
});

test.each(['Hai vinto: http://evil.example/premio', 'www.evil.example', 'evil.example', 'a@evil.example'])(
  'a name that mail programs would make a link of, such as %s, is not repeated',
  firstName => {
    expect(letterWording.greeting(firstName, 'il posto è tuo.')).toBe('Ciao, il posto è tuo.');
  },
);

test.each(['Mario', 'Anna Maria', 'Nicolò', 'D’Angelo', 'G. B.'])('%s is greeted', firstName => {
  expect(letterWording.greeting(firstName, 'il posto è tuo.')).toBe(`Ciao ${firstName}, il posto è tuo.`);
});
