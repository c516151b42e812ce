import { expect, test } from 'vitest';
import { noticeTo } from '../../../core/letters/accounts/account-letter.ts';
import { sendAccountLetters } from '../../../core/letters/accounts/send-account-letters.ts';
import { isAbout, type LettersAbout } from '../../../core/letters/letters-about.ts';
import { sendPreview } from '../../../core/letters/send-preview.ts';
import { ok } from '../../../core/problem.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';
import { as, granted } from '../../worlds/small-world.ts';

const nobody: LettersAbout = { reader: 4_711, accountLetters: [], visits: [], daysExpected: [] };

test('letters of every kind are known by the keys with which they go', async () => {
  const world = await openLettersWorld();
  const { anna, mario, post, users } = world;
  await users.update(anna.id, ({ user, emailIsOwn }) =>
    ok({ ...user, emailIsOwn, email: 'anna@example.com' }),
  );
  await world.letterChoices.put(anna.id, ['stylist-new', 'stylist-tomorrow']);
  const { id } = await world.book({ day: '2027-01-12', at: '10:00' });
  await world.sendAll();
  await world.remind('2027-01-11T19:00:00+01:00');
  await world.sendAll();
  const notice = noticeTo({ ...mario, email: 'prima@example.com' }, 'email-changed', world.clock.now());
  await users.update(mario.id, ({ user }) => ok({ ...user, emailIsOwn: true, letter: notice }));
  const deps = { ...world, linkSeal: { open: () => undefined }, resetForm: String, invitationPage: String };
  await sendAccountLetters(deps);
  granted(await sendPreview(world, as(anna), 'booked'));

  const keys = post.sent.map(({ key }) => key).toSorted();
  const known = (about: Partial<LettersAbout>) =>
    keys.filter(key => isAbout({ ...nobody, ...about }, key)).map(key => key.replace(/-?\d.*/, ''));
  expect(known({})).toEqual([]);
  expect(known({ visits: [{ id }] })).toEqual(['booked', 'reminder', 'stylist-new']);
  expect(known({ daysExpected: ['2027-01-12'] })).toEqual(['stylist-tomorrow']);
  expect(known({ reader: anna.id })).toEqual(['sample-booked', 'stylist-new', 'stylist-tomorrow']);
  expect(known({ accountLetters: [1] })).toEqual(['account.']);
  expect(keys).toHaveLength(6);
});

test.each([
  ['booked-45-1', false],
  ['booked-4-5', true],
  ['stylist-cancelled-4-5-7', true],
  ['cancelled-5-2', true],
  ['stylist-cancelled-5-3-7', false],
  ['stylist-new-5-2-74', true],
  ['stylist-new-6-4-5', false],
  ['account.45.1', false],
  ['account.4.1', false],
  ['account.9.1', true],
  ['stylist-tomorrow-2027-01-05-7', true],
  ['stylist-tomorrow-2027-01-06-7', false],
  ['', false],
])('%j is about who had these visits: %s', (key, isTheirs) => {
  const visits = [{ id: 4 }, { id: 5, nameless: 3 }];
  expect(isAbout({ reader: 12, accountLetters: [9], visits, daysExpected: ['2027-01-05'] }, key)).toBe(
    isTheirs,
  );
});
