import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryLimits } from '../../../adapters/memory/stores/memory-limits.ts';
import type { Addressed } from '../../../core/letters/addresses/daily-letters.ts';
import { seeOwnLetters } from '../../../core/letters/see-own-letters.ts';
import { sendLetters } from '../../../core/letters/send-letters.ts';
import { admitLetter } from '../../../core/people/access/admit-letter.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, granted } from '../../worlds/small-world.ts';

let world: Omit<Awaited<ReturnType<typeof openLettersWorld>>, 'limits'> & { readonly limits: MemoryLimits };
beforeEach(async () => {
  world = { ...(await openLettersWorld()), limits: new MemoryLimits() };
});

const mario = (about: Addressed['about'], more: Partial<Addressed> = {}): Addressed => ({
  ...{ about, userId: world.mario.id, address: 'mario@example.com', ...more },
});
/** How many of so many go. */
const going = async (count: number, letter: Addressed) => {
  let went = 0;
  for (let tried = 0; tried < count; tried += 1) if (await admitLetter(world, letter)) went += 1;
  return went;
};

describe('letters to one address', () => {
  test('that nobody has confirmed are five a day about the account, ten about visits, each with its question', async () => {
    expect([await going(9, mario('account')), await going(19, mario('visits'))]).toEqual([5, 10]);
    world.clock.moveTo('2027-01-06T00:30:00+01:00');
    expect((await admitLetter(world, mario('account')))?.notMe).toMatch(/#indirizzo\.secret-\d+$/);
    expect(await going(9, mario('account'))).toBe(4);
  });

  test('that is confirmed are more, without a question', async () => {
    await world.mailAddresses.confirm(world.mario.id, 'mario@example.com');
    expect((await admitLetter(world, mario('account')))?.notMe).toBeNull();
    expect([await going(25, mario('account')), await going(205, mario('visits'))]).toEqual([19, 200]);
  });

  test('count together whoever’s account it is, however it is written, and per account wherever they go', async () => {
    await going(8, mario('visits', { address: 'Mario@Example.com' }));
    expect(await going(9, mario('visits', { userId: world.lucia.id }))).toBe(2);
    const sent = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        going(9, mario('account', { address: `${index}@example.com` })),
      ),
    );
    expect(sent.reduce((sum, count) => sum + count)).toBe(20);
  });

  test('that bring links count for their account alone: no notice uses them up, nor another account', async () => {
    const link = mario('account', { isLink: true });
    expect(await going(9, mario('account'))).toBe(5);
    expect(await going(9, { ...link, userId: world.lucia.id })).toBe(3);
    expect(await going(9, link)).toBe(3);
    for (const hour of [1, 2, 3]) {
      world.clock.moveTo(`2027-01-05T${10 + hour}:00:00+01:00`);
      expect(await going(9, link), 'one an hour, all day').toBe(1);
    }
    world.clock.moveTo('2027-01-05T13:59:00+01:00');
    expect(await going(1, link)).toBe(0);
  });

  test('count until the end of the longest day, and from midnight in Rome', async () => {
    world.clock.moveTo('2027-10-31T00:00:00+02:00');
    await going(9, mario('account'));
    world.clock.moveTo('2027-10-31T23:59:00+01:00');
    expect(await going(9, mario('account'))).toBe(0);
    world.clock.moveTo('2027-11-01T00:00:00+01:00');
    expect(await going(9, mario('account'))).toBe(5);
  });

  test('that never went do not count', async () => {
    for (let tried = 0; tried < 9; tried += 1) await (await admitLetter(world, mario('account')))?.giveBack();
    expect(await going(9, mario('account'))).toBe(5);
  });
});

const sendAll = async () => {
  while ((await sendLetters(world)) > 0);
};

test('of a flood about visits the first ten go, the profile tells what was kept back, a later change is told', async () => {
  for (const hour of [9, 10, 11, 14, 15, 16]) {
    const { id } = await world.book({
      day: '2027-01-12',
      at: `${String(hour).padStart(2, '0')}:00`,
      customer: world.mario,
    });
    await sendAll();
    await world.cancel(id);
    await sendAll();
  }
  const { id } = await world.book({ day: '2027-01-13', at: '10:00' });
  await sendAll();
  expect(world.post.sent).toHaveLength(10);
  for (const { text, html } of world.post.sent)
    for (const part of [text, html]) expect(part).toContain('visita#indirizzo.secret-');
  const own = granted(await seeOwnLetters(world, as(world.mario)));
  expect(own).toMatchObject({ email: 'mario@example.com', isConfirmed: false, keptBack: 3 });
  world.clock.moveTo('2027-01-06T08:00:00+01:00');
  await world.move(id, '2027-01-13', '11:00');
  await sendAll();
  expect(world.post.sent.at(-1)?.subject).toBe(
    'Appuntamento spostato: ora è mercoledì 13 gennaio alle 11:00',
  );
});

test('a letter about a visit that the mail server refuses counts', async () => {
  await going(9, mario('visits'));
  world.post.answers.push({ failure: 'refused', inDoubt: false });
  for (const at of ['10:00', '11:00']) await world.book({ day: '2027-01-13', at, customer: world.mario });
  await sendAll();
  expect(world.post.sent).toEqual([]);
  expect(granted(await seeOwnLetters(world, as(world.mario)))).toMatchObject({ keptBack: 1 });
});

test('whose booking by the shop was kept back is told all the same that it is cancelled', async () => {
  await going(10, mario('visits'));
  const { id } = await world.book({
    day: '2027-01-13',
    at: '10:00',
    customer: world.mario,
    by: world.salone,
  });
  await sendAll();
  world.clock.moveTo('2027-01-06T09:00:00+01:00');
  await world.cancel(id, { by: world.salone });
  await sendAll();
  expect(world.post.sent.map(({ subject }) => subject)).toEqual([
    'Appuntamento cancellato: era mercoledì 13 gennaio alle 10:00',
  ]);
});
