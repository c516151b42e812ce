import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentUser, logout } from '../../adapters/http/contract/user.ts';
import { Browser, json, refused } from './browser.ts';
import { openShop, type RunningShop } from './running-shop.ts';

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

  test('of an administrator who opens an account for somebody stays theirs', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.salone);
    const stylist = { username: 'nuova', password: 'segreta', isAdmin: true, isStylist: true };
    expect((await browser.fetch('/api/register', json(stylist))).status).toBe(201);
    expect((await browser.call(currentUser)).username).toBe('salone');
  });
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
