import { beforeEach, expect, test } from 'vitest';
import { exampleShop } from '../../../apps/server/shop-config.ts';
import { seeHistory } from '../../../core/booking/history/see-history.ts';
import { acceptInvitation } from '../../../core/people/customers/accept-invitation.ts';
import { invite } from '../../../core/people/customers/invite.ts';
import { joinedPerson } from '../../../core/people/customers/joined-person.ts';
import { seeUser } from '../../../core/people/customers/see-user.ts';
import { logIn } from '../../../core/people/log-in.ts';
import { book, visit } from '../../contracts/visits.ts';
import { type AccountsWorld, openAccountsWorld } from '../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../worlds/small-world.ts';

let world: AccountsWorld;
beforeEach(async () => {
  world = await openAccountsWorld();
});

const add = async (more: object = {}) => {
  const ugo = { firstName: 'Ugo', lastName: 'Neri', phone: null, email: null, requestId: null };
  return (await world.users.addCustomer({ ...ugo, ...more })).user;
};

test('of more who may be one the surest are shown: by number, then by address, then by name', async () => {
  const names = [await add(), await add(), await add()];
  const byEmail = await add({ firstName: 'M.', email: 'm@example.com' });
  const byPhone = await add({ firstName: 'M.', phone: '3391112223' });
  const person = await add({ phone: '3391112223', email: 'M@example.com' });
  const { twins } = granted(await seeUser(world, as(world.salone), person.id));
  expect(twins.slice(0, 2).map(({ id, by }) => [id, by])).toEqual([
    [byPhone.id, 'phone'],
    [byEmail.id, 'email'],
  ]);
  expect(twins.map(({ by }) => by)).toEqual(['phone', 'email', 'name']);
  expect(names.map(({ id }) => id)).toContain(twins[2]?.id);
});

test('a login that is merged into another person while it is made begins no session', async () => {
  const [rosa, twin] = [await add({ firstName: 'Rosa' }), await add({ firstName: 'R.' })];
  const hash = world.tokens.hash('segreto');
  await world.invitations.issue({ hash, userId: rosa.id, expires: world.clock.now().add({ hours: 1 }) });
  const invitations: Pick<AccountsWorld['invitations'], 'accept'> = {
    accept: async (...given) => {
      const accepted = await world.invitations.accept(...given);
      await world.users.merge(rosa.id, twin.id, joinedPerson);
      return accepted;
    },
  };
  const visitor = new BrowserVisitor();
  const login = { secret: 'segreto', username: 'rosa', password: 'segreta' };
  expect(refusal(await acceptInvitation({ ...world, invitations }, visitor, login))).toBe('invitation-over');
  expect(visitor.session).toBeUndefined();
  expect(await world.mayLogIn('rosa', 'segreta')).toBe(true);
});

test('whoever logs in while they are merged is let in as the person who stays', async () => {
  const twin = await add({ firstName: 'M.' });
  const passwordHasher = {
    hash: (password: string) => world.passwordHasher.hash(password),
    verify: async (password: string, hash: string | undefined) => {
      const matches = await world.passwordHasher.verify(password, hash);
      await world.users.merge(world.mario.id, twin.id, joinedPerson);
      return matches;
    },
  };
  const visitor = new BrowserVisitor();
  const login = { username: 'mario', password: 'mario' };
  const user = granted(await logIn({ ...world, passwordHasher }, visitor, login));
  expect([user.id, user.username]).toEqual([twin.id, 'mario']);
  expect(visitor.session).toEqual(user);
  const devices = await world.trustedDevices.list(twin.id, world.clock.now());
  expect(devices).toHaveLength(1);
});

test('a history that names somebody who is gone is told, without their name', async () => {
  const { id } = await book(world, visit(world));
  const findMany = async (ids: readonly number[]) =>
    (await world.users.findMany(ids)).filter(user => user.id !== world.anna.id);
  const users = Object.assign(Object.create(world.users) as AccountsWorld['users'], { findMany });
  const [line] = granted(await seeHistory({ ...world, users }, as(world.salone), id));
  expect(line).toMatchObject({
    by: world.mario,
    to: { stylist: { id: world.anna.id, username: null, firstName: null } },
  });
});

test('who is merged away while they are invited is gone, and has no account', async () => {
  const [rosa, twin] = [await add({ firstName: 'Rosa' }), await add({ firstName: 'R.' })];
  const invitations: Pick<AccountsWorld['invitations'], 'issue'> = {
    issue: async invitation => {
      await world.users.merge(rosa.id, twin.id, joinedPerson);
      return world.invitations.issue(invitation);
    },
  };
  const deps = { ...world, invitations, shop: exampleShop, invitationPage: (secret: string) => secret };
  expect(refusal(await invite(deps, as(world.salone), rosa.id))).toBe('user-not-found');
});
