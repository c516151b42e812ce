import { expect, test } from 'vitest';
import { answerAddress, openAddress } from '../../../../core/letters/addresses/open-address.ts';
import { isSent } from '../../../../core/letters/letter-kinds.ts';
import { seeOwnLetters } from '../../../../core/letters/see-own-letters.ts';
import { seeReceivedLetters } from '../../../../core/letters/see-received-letters.ts';
import { setOwnLetters } from '../../../../core/letters/set-own-letters.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { removeStylist } from '../../../../core/people/remove-stylist.ts';
import type { User } from '../../../../core/people/user.ts';
import { openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { openLettersWorld } from '../../../worlds/letters-world.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';

type World = Awaited<ReturnType<typeof openLettersWorld>>;

const chosen = async (world: World, user: User) =>
  granted(await seeOwnLetters(world, as(user)))
    .choices.filter(({ isWanted }) => isWanted)
    .map(({ kind }) => kind);

const set = async (world: World, user: User, wanted: Parameters<typeof setOwnLetters>[2]) =>
  granted(await setOwnLetters(world, as(user), wanted));

test('customers want all letters until they say no; what is left out stays as it is', async () => {
  const world = await openLettersWorld();
  const { mario } = world;
  expect(await chosen(world, mario)).toEqual(['booked', 'moved', 'cancelled', 'reminder']);
  await set(world, mario, { moved: false, reminder: false });
  expect(await chosen(world, mario)).toEqual(['booked', 'cancelled']);
  const after = await set(world, mario, { reminder: true });
  expect(after.choices.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)).toEqual([
    'booked',
    'cancelled',
    'reminder',
  ]);
  await set(world, mario, { 'stylist-new': true });
  expect(await world.letterChoices.of(mario.id)).toEqual(['moved']);
});

test('stylists choose among their own letters too, and want none until they ask', async () => {
  const world = await openLettersWorld();
  await set(world, world.anna, { 'stylist-new': true, booked: false });
  expect(await chosen(world, world.anna)).toEqual(['moved', 'cancelled', 'reminder', 'stylist-new']);
  const { choices, email, isConfirmed, keptBack } = granted(await seeOwnLetters(world, as(world.anna)));
  expect([choices.length, email, isConfirmed, keptBack]).toEqual([8, 'anna@example.com', false, 0]);
});

test('who is a stylist no more gets no letter as one: nothing new, nothing that waits, not what comes tomorrow', async () => {
  const world = await openLettersWorld();
  const { anna, salone } = world;
  await set(world, anna, { 'stylist-new': true, 'stylist-tomorrow': true });
  await world.book({ day: '2027-01-12', at: '10:00' });
  granted(await removeStylist(world, as(salone), anna.id, { revokeAdmin: true }));
  await world.remind('2027-01-11T19:00:00+01:00');
  await world.sendAll();
  expect(world.post.sent.map(({ key, to }) => [key.replace(/-\d.*/, ''), to])).toEqual([
    ['booked', 'mario@example.com'],
    ['reminder', 'mario@example.com'],
  ]);
  expect(await world.outbox.to(anna.id)).toMatchObject([{ kind: 'stylist-new', status: 'overtaken' }]);
  expect(await chosen(world, { ...anna, isStylist: false })).toEqual([
    ...['booked', 'moved', 'cancelled', 'reminder'],
  ]);
});

test('whoever is no more chooses nothing', async () => {
  const world = await openLettersWorld();
  const nobody = { kind: 'customer', userId: 999 } as const;
  expect(refusal(await setOwnLetters(world, nobody, { moved: false }))).toBe('not-logged-in');
  expect(refusal(await seeOwnLetters(world, nobody))).toBe('not-logged-in');
  expect(refusal(await setOwnLetters(world, guest, {}))).toBe('not-logged-in');
  const letterChoices = { of: async () => [], put: async () => false };
  expect(refusal(await setOwnLetters({ ...world, letterChoices }, as(world.mario), {}))).toBe(
    'not-logged-in',
  );
});

test('an administrator sees which letters reach a customer: sent, wanted, and with an address', async () => {
  const world = await openLettersWorld();
  const { mario, salone } = world;
  const received = async (id: number) => granted(await seeReceivedLetters(world, as(salone), id));
  await set(world, mario, { moved: false });
  await world.set({ off: ['booked'], reminderHours: 24 });
  expect(await received(mario.id)).toEqual(['cancelled', 'reminder']);
  await world.set({ off: [], reminderHours: 0 });
  expect(await received(mario.id)).toEqual(['booked', 'cancelled']);
  const { user } = await world.users.addCustomer({
    firstName: 'Ugo',
    lastName: null,
    email: null,
    phone: null,
    requestId: null,
  });
  expect(await received(user.id)).toEqual([]);
  expect(refusal(await seeReceivedLetters(world, as(salone), 999))).toBe('user-not-found');
  expect(refusal(await seeReceivedLetters(world, as(mario), mario.id))).toBe('not-permitted');
});

test('reminders are sent where the shop says how long before', () => {
  expect(isSent({ off: [], reminderHours: 0 }, 'reminder')).toBe(false);
  expect(isSent({ off: [], reminderHours: 24 }, 'reminder')).toBe(true);
  expect(isSent({ off: [], reminderHours: 0 }, 'booked')).toBe(true);
  expect(isSent({ off: ['booked'], reminderHours: 24 }, 'booked')).toBe(false);
});

test('a link about an address tells its first letter, and is answered once', async () => {
  const world = await openAccountsWorld();
  const { mario } = world;
  const link = (secret: string) =>
    world.mailAddresses.addLink({
      ...{ hash: world.tokens.hash(secret), userId: mario.id, address: 'mario@example.com' },
      expires: world.clock.now().add({ hours: 1 }),
    });
  await link('one');
  const visitor = new BrowserVisitor();
  expect(granted(await openAddress(world, visitor, 'one'))).toBe('m…');
  expect(refusal(await openAddress(world, visitor, 'two'))).toBe('link-not-found');
  const answer = (secret: string, isMine: boolean) => answerAddress(world, visitor, { secret, isMine });
  expect(granted(await answer('one', true))).toBe(mario.id);
  expect(await world.mailAddresses.isConfirmed(mario.id, 'mario@example.com')).toBe(true);
  expect(refusal(await answer('one', true))).toBe('link-not-found');
  await link('three');
  expect(granted(await answer('three', false))).toBe(mario.id);
  expect((await world.users.find(mario.id))?.email).toBeNull();
  for (let guess = 0; guess < 100; guess += 1)
    await openAddress(world, new BrowserVisitor(), `guess ${guess}`);
  expect(refusal(await openAddress(world, visitor, 'guess'))).toBe('too-many-attempts');
});
