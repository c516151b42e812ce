import { expect, test } from 'vitest';
import { acceptInvitation } from '../../../../core/people/customers/accept-invitation.ts';
import { invite } from '../../../../core/people/customers/invite.ts';
import { openInvitation } from '../../../../core/people/customers/open-invitation.ts';
import { type AccountsWorld, openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';

const add = async (world: AccountsWorld, email: string | null = null) => {
  const rosa = { firstName: 'Rosa', lastName: null, phone: null, email, requestId: null };
  return (await world.users.addCustomer(rosa)).user;
};

const secretOf = (url: string): string => url.slice(url.indexOf('#') + 1);

const open = (world: AccountsWorld, secret: string) => openInvitation(world, new BrowserVisitor(), secret);

test('an invitation opens for a week, is written to an address, and is over once accepted', async () => {
  const world = await openAccountsWorld();
  const rosa = await add(world, 'rosa@example.com');
  const { url, expires } = granted(await invite(world, as(world.salone), rosa.id));
  expect(expires).toEqual(world.clock.now().add({ hours: 168 }));
  const secret = secretOf(url);
  expect((await world.mailed()).at(-1)).toMatchObject({
    to: 'rosa@example.com',
    text: expect.stringContaining(url) as unknown,
  });
  world.wait(7 * 24 * 60 - 1);
  expect(granted(await open(world, secret))).toBeNull();
  const visitor = new BrowserVisitor();
  const login = { secret, username: 'rosa', password: 'segreta' };
  expect(granted(await acceptInvitation(world, visitor, login))).toMatchObject({
    id: rosa.id,
    username: 'rosa',
  });
  expect([visitor.session?.id, await world.mayLogIn('rosa', 'segreta')]).toEqual([rosa.id, true]);
  expect(refusal(await open(world, secret))).toBe('invitation-over');
  expect(refusal(await acceptInvitation(world, visitor, login))).toBe('invitation-over');
});

test('an invitation that is too old opens nothing, and a new one ends the old', async () => {
  const world = await openAccountsWorld();
  const rosa = await add(world);
  const first = secretOf(granted(await invite(world, as(world.salone), rosa.id)).url);
  const second = secretOf(granted(await invite(world, as(world.salone), rosa.id)).url);
  expect([refusal(await open(world, first)), refusal(await open(world, second))]).toEqual([
    'invitation-over',
    undefined,
  ]);
  expect(await world.mailed()).toEqual([]);
  world.wait(7 * 24 * 60);
  expect(refusal(await open(world, second))).toBe('invitation-over');
});

test('a taken name ends no invitation', async () => {
  const world = await openAccountsWorld();
  const rosa = await add(world);
  const secret = secretOf(granted(await invite(world, as(world.salone), rosa.id)).url);
  const accept = (username: string) =>
    acceptInvitation(world, new BrowserVisitor(), { secret, username, password: 'segreta' });
  expect(refusal(await accept('mario'))).toBe('username-taken');
  expect(granted(await accept('rosa')).id).toBe(rosa.id);
});

test('who has a login, or is nobody, is not invited, and only administrators invite', async () => {
  const world = await openAccountsWorld();
  const rosa = await add(world);
  const { salone, mario } = world;
  expect(refusal(await invite(world, as(salone), mario.id))).toBe('has-account');
  expect(refusal(await invite(world, as(salone), 999))).toBe('user-not-found');
  expect(refusal(await invite(world, as(mario), rosa.id))).toBe('not-permitted');
  const invitations = { issue: async () => false };
  expect(refusal(await invite({ ...world, invitations }, as(salone), rosa.id))).toBe('has-account');
  const users = { find: async (id: number) => (id === rosa.id && isThere-- > 0 ? rosa : undefined) };
  let isThere = 1;
  expect(refusal(await invite({ ...world, invitations, users }, as(salone), rosa.id))).toBe('user-not-found');
});

test('guessed invitations are counted by address, right ones are not', async () => {
  const world = await openAccountsWorld();
  const rosa = await add(world);
  const secret = secretOf(granted(await invite(world, as(world.salone), rosa.id)).url);
  for (let guess = 0; guess < 100; guess += 1) await open(world, `guess ${guess}`);
  const visitor = new BrowserVisitor();
  expect(refusal(await openInvitation(world, visitor, 'another'))).toBe('too-many-attempts');
  expect(visitor.limitedBy).toEqual(['links']);
  expect(refusal(await open(world, secret))).toBeUndefined();
});
