import { expect, test } from 'vitest';
import { endOtherSessions, endSession, endSessionsOf } from '../../../../core/people/access/end-sessions.ts';
import { confirmLogin } from '../../../../core/people/access/fresh-login.ts';
import { listSessions } from '../../../../core/people/access/list-sessions.ts';
import { takeLogin } from '../../../../core/people/access/take-login.ts';
import { addCustomer } from '../../../../core/people/customers/add-customer.ts';
import { forgetBrowser } from '../../../../core/people/forget-browser.ts';
import { listBrowsers } from '../../../../core/people/list-browsers.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { type AccountsWorld, openAccountsWorld } from '../../../worlds/accounts-world.ts';
import { BrowserVisitor } from '../../../worlds/browser-visitor.ts';
import { as, granted, refusal } from '../../../worlds/small-world.ts';

/** Who has just logged in. */
function fresh({ clock }: AccountsWorld, minutesAgo = 0): BrowserVisitor {
  const visitor = new BrowserVisitor();
  visitor.login = clock.now().epochMilliseconds - minutesAgo * 60_000;
  return visitor;
}

const live = async (world: AccountsWorld, ...sids: string[]) => {
  const found = await Promise.all(sids.map(async sid => [sid, await world.isLoggedIn(sid)] as const));
  return found.filter(([, isLive]) => isLive).map(([sid]) => sid);
};

test('sessions are listed with where they are held, the last seen first', async () => {
  const world = await openAccountsWorld();
  const { mario, lucia } = world;
  await world.seenOn('secret', mario);
  const now = world.clock.now();
  const session = (sid: string, userId: number, minute: number, browser: string | null) =>
    world.sessions.create(
      {
        ...{ sid, expire: now.add({ minutes: 60 }) },
        sess: { userId, startedAt: now.epochMilliseconds, seenAt: now.epochMilliseconds + minute * 60_000 },
      },
      { label: `label of ${sid}`, browser },
    );
  await session('old', mario.id, 1, world.tokens.hash('secret'));
  await session('new', mario.id, 2, null);
  await session('other', lucia.id, 3, null);
  const [browser] = granted(await listBrowsers(world, as(mario)));
  expect(granted(await listSessions(world, as(mario), 'old'))).toEqual([
    {
      ...{ id: 'hash of new', label: 'label of new', current: false, browserId: null },
      ...{ since: now, lastSeen: now.add({ minutes: 2 }) },
    },
    {
      ...{ id: 'hash of old', label: 'label of old', current: true, browserId: browser?.id },
      ...{ since: now, lastSeen: now.add({ minutes: 1 }) },
    },
  ]);
  expect(refusal(await listSessions(world, guest, undefined))).toBe('not-logged-in');
  expect(refusal(await listBrowsers(world, guest))).toBe('not-logged-in');
});

test('one of one’s own sessions is ended, soon after logging in', async () => {
  const world = await openAccountsWorld();
  await world.startSession('one', world.mario);
  await world.startSession('two', world.mario);
  await world.startSession('other', world.lucia);
  const end = (id: string, minutesAgo: number) =>
    endSession(world, as(world.mario), fresh(world, minutesAgo), id);
  expect(refusal(await end('hash of one', 10))).toBe('login-not-fresh');
  expect(refusal(await end('hash of other', 9))).toBe('session-not-found');
  expect(refusal(await end('one', 9))).toBe('session-not-found');
  expect(refusal(await end('hash of one', 9))).toBeUndefined();
  expect(await live(world, 'one', 'two', 'other')).toEqual(['two', 'other']);
  expect(refusal(await endSession(world, guest, fresh(world), 'hash of two'))).toBe('not-logged-in');
});

test('all other sessions are ended at once, and counted', async () => {
  const world = await openAccountsWorld();
  for (const sid of ['here', 'one', 'two']) await world.startSession(sid, world.mario);
  const end = (minutesAgo: number) =>
    endOtherSessions(world, as(world.mario), fresh(world, minutesAgo), 'here');
  expect(refusal(await end(10))).toBe('login-not-fresh');
  expect(granted(await end(0))).toBe(2);
  expect(await live(world, 'here', 'one', 'two')).toEqual(['here']);
  expect(refusal(await endOtherSessions(world, guest, fresh(world), 'here'))).toBe('not-logged-in');
});

test('an administrator ends all of somebody’s, and of their own only after a fresh login', async () => {
  const world = await openAccountsWorld();
  const { salone, mario } = world;
  for (const sid of ['one', 'two']) await world.startSession(sid, mario);
  for (const sid of ['here', 'elsewhere']) await world.startSession(sid, salone);
  const end = (id: number, visitor: BrowserVisitor, by = salone) =>
    endSessionsOf(world, as(by), visitor, id, 'here');
  expect(granted(await end(mario.id, new BrowserVisitor()))).toBe(2);
  expect(refusal(await end(salone.id, new BrowserVisitor()))).toBe('login-not-fresh');
  expect(granted(await end(salone.id, fresh(world)))).toBe(1);
  expect(await live(world, 'one', 'two', 'here', 'elsewhere')).toEqual(['here']);
  expect(refusal(await end(999, fresh(world)))).toBe('user-not-found');
  expect(refusal(await end(salone.id, fresh(world), mario))).toBe('not-permitted');
  const customer = { firstName: 'Ugo', lastName: null, email: null, phone: null, requestId: null };
  const { user } = granted(await addCustomer(world, as(salone), customer));
  expect(refusal(await end(user.id, fresh(world)))).toBe('user-not-found');
});

test('a password confirms a login; its session goes on under a new id', async () => {
  const world = await openAccountsWorld();
  const visitor = new BrowserVisitor();
  await world.startSession('old', world.mario);
  const confirm = (password: string, renew?: { from: string; to: string }) =>
    confirmLogin(world, as(world.mario), visitor, password, renew);
  expect(refusal(await confirm('wrong', { from: 'old', to: 'new' }))).toBe('wrong-current-password');
  expect([visitor.login, await live(world, 'old', 'new')]).toEqual([undefined, ['old']]);
  expect(refusal(await confirm('mario', { from: 'old', to: 'new' }))).toBeUndefined();
  expect([visitor.login, await live(world, 'old', 'new')]).toEqual([0, ['new']]);
  expect(refusal(await confirm('mario'))).toBeUndefined();
  expect(refusal(await confirmLogin(world, guest, visitor, 'mario', undefined))).toBe('not-logged-in');
});

test('a browser is forgotten by its owner, soon after logging in', async () => {
  const world = await openAccountsWorld();
  await world.seenOn('secret', world.mario);
  const [browser] = granted(await listBrowsers(world, as(world.mario)));
  const id = browser?.id ?? 0;
  const forget = (by = world.mario, minutesAgo = 0) =>
    forgetBrowser(world, as(by), fresh(world, minutesAgo), id);
  expect(refusal(await forget(world.mario, 10))).toBe('login-not-fresh');
  expect(refusal(await forget(world.lucia))).toBe('browser-not-found');
  expect(refusal(await forget())).toBeUndefined();
  expect(granted(await listBrowsers(world, as(world.mario)))).toEqual([]);
  expect(refusal(await forgetBrowser(world, guest, fresh(world), id))).toBe('not-logged-in');
});

test('a login is taken away: the person stays, staff keep theirs', async () => {
  const world = await openAccountsWorld();
  const { users, salone, mario, bruno } = world;
  const take = (id: number, by = salone) => takeLogin(world, as(by), id);
  expect(refusal(await take(mario.id, mario))).toBe('not-permitted');
  expect(refusal(await take(bruno.id))).toBe('not-permitted');
  expect(refusal(await take(999))).toBe('user-not-found');
  expect([refusal(await take(mario.id)), refusal(await take(mario.id))]).toEqual([undefined, undefined]);
  expect(await users.find(mario.id)).toMatchObject({ username: null, firstName: 'Mario', lastName: 'Rossi' });
  const nameless = {
    ...mario,
    id: 500,
    username: 'solo',
    firstName: null,
    lastName: null,
    passwordHash: 'x',
  };
  granted(await users.add(nameless));
  await take(500);
  expect(await users.find(500)).toMatchObject({ username: null, firstName: 'solo', lastName: null });
});
