import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changePassword } from '../../adapters/http/contract/passwords.ts';
import { currentUser, logout } from '../../adapters/http/contract/user.ts';
import { withRoles } from '../../core/people/roles.ts';
import { Browser, json, refused } from './browser.ts';
import { engines, openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop('sqlite');
});
afterAll(() => shop.close());

const SID = 'salone.sid';

describe('a session', () => {
  test('is not started for somebody who only looks', async () => {
    const browser = shop.browser();
    await browser.fetch('/api/services');
    await browser.fetch('/api/user');
    expect(browser.cookies.size).toBe(0);
  });

  test('travels in a cookie that scripts and other sites do not see', async () => {
    const response = await shop.browser().fetch('/api/login', json({ username: 'mario', password: 'mario' }));
    const cookie = response.headers.getSetCookie().find(line => line.startsWith(`${SID}=`));
    expect(cookie).toMatch(/httponly/i);
    expect(cookie).toMatch(/samesite=lax/i);
    expect(cookie).toMatch(/path=\//i);
  });

  test('has a new id after every login, and the old one is worth nothing', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.mario);
    const first = new Map(browser.cookies);
    await browser.logIn(shop.lucia);
    expect(browser.cookies.get(SID)).not.toBe(first.get(SID));
    expect((await browser.call(currentUser)).username).toBe('lucia');
    const thief = shop.browser();
    for (const [name, value] of first) thief.cookies.set(name, value);
    expect((await refused(thief.call(currentUser))).status).toBe(401);
  });

  test('cannot be chosen by whoever sets the cookie', async () => {
    const browser = shop.browser();
    browser.cookies.set(SID, 'chosen-by-somebody-else');
    await browser.logIn(shop.mario);
    expect(browser.cookies.get(SID)).not.toBe('chosen-by-somebody-else');
  });

  test('ends at logout for every copy of it', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.mario);
    const copy = shop.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.call(logout);
    expect((await refused(copy.call(currentUser))).status).toBe(401);
  });

  test('ends after thirty days without a visit', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.mario);
    const now = shop.clock.now().toString();
    shop.clock.moveTo('2027-02-05T08:00:00+01:00');
    expect((await refused(browser.call(currentUser))).status).toBe(401);
    shop.clock.moveTo(now);
  });

  test('goes on for who comes back within thirty days, for 180 days at most', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.mario);
    const now = shop.clock.now();
    for (const days of [29, 58, 87, 116, 145, 174, 179]) {
      shop.clock.moveTo(now.add({ hours: 24 * days }).toString());
      expect((await browser.call(currentUser)).username).toBe('mario');
    }
    shop.clock.moveTo(now.add({ hours: 24 * 180 }).toString());
    expect((await refused(browser.call(currentUser))).status).toBe(401);
    shop.clock.moveTo(now.toString());
  });

  test('of an administrator ends after sixteen hours without a visit, and after fourteen days', async () => {
    const [idle, busy] = [shop.browser(), shop.browser()];
    await idle.logIn(shop.salone);
    await busy.logIn(shop.salone);
    const now = shop.clock.now();
    for (let hours = 15; hours < 24 * 14; hours += 15) {
      shop.clock.moveTo(now.add({ hours }).toString());
      expect((await busy.call(currentUser)).username).toBe('salone');
    }
    shop.clock.moveTo(now.add({ hours: 16 }).toString());
    expect((await refused(idle.call(currentUser))).status).toBe(401);
    shop.clock.moveTo(now.add({ hours: 24 * 14 }).toString());
    expect((await refused(busy.call(currentUser))).status).toBe(401);
    shop.clock.moveTo(now.toString());
  });

  test('follows what its user is now: rights end at the next request, and a promotion shortens it', async () => {
    const [bruno, lucia] = [shop.browser(), shop.browser()];
    await bruno.logIn(shop.bruno);
    await lucia.logIn(shop.lucia);
    expect((await bruno.fetch('/api/users')).status).toBe(200);
    await shop.store.users.changeRoles(shop.bruno.id, withRoles({ isAdmin: false }));
    expect((await bruno.fetch('/api/users')).status).toBe(403);
    const now = shop.clock.now();
    await shop.store.users.changeRoles(shop.lucia.id, withRoles({ isAdmin: true }));
    shop.clock.moveTo(now.add({ hours: 16 }).toString());
    expect((await refused(lucia.call(currentUser))).status).toBe(401);
    await lucia.logIn(shop.lucia);
    shop.clock.moveTo(now.toString());
    await shop.store.users.changeRoles(shop.lucia.id, withRoles({ isAdmin: false }));
  });

  test('is not brought back by a request that was under way at logout', async () => {
    const { promise: logoutDone, resolve: go } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const slow = await openShop('sqlite', (_, store) => ({
      sessions: {
        find: (sid, now) => store.sessions.find(sid, now),
        create: (session, device) => store.sessions.create(session, device),
        renew: renewal => store.sessions.renew(renewal),
        remove: sid => store.sessions.remove(sid),
        listOf: (userId, now) => store.sessions.listOf(userId, now),
        endOf: (userId, keep) => store.sessions.endOf(userId, keep),
        purge: now => store.sessions.purge(now),
        update: async session => {
          arrive();
          await logoutDone;
          return store.sessions.update(session);
        },
      },
    }));
    const browser = slow.browser();
    await browser.logIn(slow.mario);
    const copy = slow.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    slow.clock.moveTo('2027-01-05T12:00:00+01:00');
    const underWay = copy.call(currentUser);
    await arrived;
    await browser.call(logout);
    go();
    expect((await underWay).username).toBe('mario');
    expect((await refused(copy.call(currentUser))).status).toBe(401);
    await slow.close();
  });

  test('of an administrator who opens an account for somebody stays theirs', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.salone);
    const stylist = {
      username: 'nuova',
      password: 'segreta',
      firstName: 'Nuova',
      lastName: 'Arte',
      isAdmin: true,
      isStylist: true,
    };
    expect((await browser.fetch('/api/register', json(stylist))).status).toBe(201);
    expect((await browser.call(currentUser)).username).toBe('salone');
  });
});

test.each<[when: string, fail: (store: RunningShop['store'], fault: Error) => void]>([
  [
    'its browser cannot be remembered',
    ({ trustedDevices }, fault) => vi.spyOn(trustedDevices, 'remember').mockRejectedValueOnce(fault),
  ],
  [
    'its password cannot be asked for again',
    ({ users, trustedDevices }, fault) => {
      const remember = trustedDevices.remember.bind(trustedDevices);
      vi.spyOn(trustedDevices, 'remember').mockImplementationOnce(async (...visit) => {
        await remember(...visit);
        vi.spyOn(users, 'findByUsernameKey').mockRejectedValueOnce(fault);
      });
    },
  ],
])('a login ends without a session when %s', async (_, fail) => {
  const own = await openShop('sqlite');
  fail(own.store, new Error('the database went away'));
  const browser = own.browser();
  expect((await refused(browser.logIn(own.mario))).status).toBe(500);
  expect((await refused(browser.call(currentUser))).status).toBe(401);
  await browser.logIn(own.mario);
  expect((await browser.call(currentUser)).username).toBe('mario');
  await own.close();
});

test('a login that fails says the same of a wrong name and a wrong password', async () => {
  const answers = [];
  for (const username of ['mario', 'nessuno']) {
    const response = await shop.browser().fetch('/api/login', json({ username, password: 'sbagliata' }));
    answers.push([response.status, await response.text(), response.headers.getSetCookie()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[1]).toContain('Nome utente o password non corretti');
});

test('a second browser of the same person has a session of its own', async () => {
  const [one, two] = [new Browser(shop.origin), new Browser(shop.origin)];
  await one.logIn(shop.mario);
  await two.logIn(shop.mario);
  await one.call(logout);
  expect((await two.call(currentUser)).username).toBe('mario');
});

test.each(engines)(
  'on %s a password that is changed while it is checked neither logs in nor changes it again',
  async engine => {
    let changing = false;
    const shop = await openShop(engine, ({ passwordHasher }, store) => ({
      passwordHasher: {
        hash: password => passwordHasher.hash(password),
        verify: async (password, hash) => {
          const matches = await passwordHasher.verify(password, hash);
          const mario = await store.users.findByUsernameKey('mario');
          if (password === 'mario' && changing && mario !== undefined)
            await store.passwords.change(mario.user.id, 'plain:nuova', undefined);
          return matches;
        },
      },
    }));
    const thief = shop.browser();
    await thief.logIn(shop.mario);
    changing = true;
    const change = { currentPassword: 'mario', newPassword: 'rubata' };
    expect((await refused(thief.call(changePassword, { body: change }))).status).toBe(400);
    await shop.store.passwords.change(shop.mario.id, 'plain:mario', undefined);
    const late = shop.browser();
    expect((await refused(late.logIn(shop.mario))).status).toBe(401);
    expect((await refused(late.call(currentUser))).status).toBe(401);
    expect(await shop.store.trustedDevices.list(shop.mario.id, shop.clock.now())).toEqual([]);
    expect((await shop.store.users.findByUsernameKey('mario'))?.passwordHash).toBe('plain:nuova');
    await shop.close();
  },
);
