import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { clientOf } from '../../adapters/http/server/security/client-address.ts';
import { PlainPasswordHasher } from '../../adapters/memory/plain-password-hasher.ts';
import { TooManyAtOnce } from '../../core/ports/password-hasher.ts';
import { type Browser, json } from './browser.ts';
import { openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
beforeEach(async () => {
  shop = await openShop('sqlite');
});
afterEach(() => shop.close());

const guess = async (browser: Browser, username: string, password = 'sbagliata') => {
  const response = await browser.fetch('/api/login', json({ username, password }));
  return { status: response.status, wait: response.headers.get('retry-after'), text: await response.text() };
};
const statuses = async (times: number, browser: Browser, username: string) => {
  const seen: number[] = [];
  for (let time = 0; time < times; time += 1) seen.push((await guess(browser, username)).status);
  return seen;
};
const later = (minutes: number) => shop.clock.moveTo(shop.clock.now().add({ minutes }).toString());

describe('wrong passwords', () => {
  test('from unknown browsers are heard ten times an hour, of a name that exists as of one that does not', async () => {
    for (const username of ['mario', 'nessuno'])
      expect(await statuses(11, shop.browser(), username)).toEqual([...Array<number>(10).fill(401), 429]);
    const [known, unknown] = [await guess(shop.browser(), 'MARIO'), await guess(shop.browser(), 'nessuno')];
    expect(known).toEqual(unknown);
    expect(known.wait).toBe('3600');
    expect(known.text).toContain('Troppi tentativi. Riprova tra 60 minuti.');
    expect((await guess(shop.browser(), 'mario', 'mario')).status).toBe(429);
    later(60);
    expect((await guess(shop.browser(), 'mario', 'mario')).status).toBe(200);
  });

  test('of many at once no more than ten are heard', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => guess(shop.browser(), 'mario')));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('do not lock the owner’s own browser, which after twenty of its own only waits a little', async () => {
    const own = shop.browser();
    await own.logIn(shop.mario);
    await own.call(calls.logout);
    await statuses(11, shop.browser(), 'mario');
    expect(await statuses(20, own, 'mario')).toEqual(Array<number>(20).fill(401));
    expect(await guess(own, 'mario', 'mario')).toMatchObject({ status: 429, wait: '180' });
    later(3);
    expect((await guess(own, 'mario', 'mario')).status).toBe(200);
  });

  test('from one address are heard a hundred times an hour, whatever the account', async () => {
    for (let account = 0; account < 10; account += 1) await statuses(10, shop.browser(), `nome${account}`);
    expect((await guess(shop.browser(), 'mario', 'mario')).status).toBe(429);
  });

  test('are counted, logins are not', async () => {
    for (let time = 0; time < 15; time += 1)
      expect((await guess(shop.browser(), 'mario', 'mario')).status).toBe(200);
  });

  test('are not what a fault of the server is', async () => {
    let broken = true;
    const passwordHasher = new PlainPasswordHasher();
    const failing = {
      hash: (password: string) => passwordHasher.hash(password),
      verify: (...asked: Parameters<PlainPasswordHasher['verify']>) =>
        broken ? Promise.reject(new Error('no memory')) : passwordHasher.verify(...asked),
    };
    const other = await openShop('sqlite', { passwordHasher: failing });
    expect(await statuses(12, other.browser(), 'mario')).toEqual(Array<number>(12).fill(500));
    broken = false;
    expect((await guess(other.browser(), 'mario', 'mario')).status).toBe(200);
    await other.close();
  });

  test('are not what comes while too many are checked: it hears when to come again, and counts for nothing', async () => {
    let busy = true;
    const passwordHasher = new PlainPasswordHasher();
    const queue = {
      hash: (password: string) => passwordHasher.hash(password),
      verify: (...asked: Parameters<PlainPasswordHasher['verify']>) =>
        busy ? Promise.reject(new TooManyAtOnce()) : passwordHasher.verify(...asked),
    };
    const other = await openShop('sqlite', { passwordHasher: queue });
    const answer = await guess(other.browser(), 'mario', 'mario');
    expect([answer.status, answer.wait]).toEqual([503, '5']);
    expect(answer.text).toContain('Il servizio non è disponibile al momento. Riprova tra poco.');
    expect(await statuses(12, other.browser(), 'mario')).toEqual(Array<number>(12).fill(503));
    busy = false;
    expect((await guess(other.browser(), 'mario', 'mario')).status).toBe(200);
    await other.close();
  });

  test('count as well where a session asks for the present one', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.mario);
    browser.cookies.delete('salone.browser');
    const change = json({ currentPassword: 'sbagliata', newPassword: 'rubata' });
    const seen: number[] = [];
    for (let time = 0; time < 11; time += 1)
      seen.push((await browser.fetch('/api/user/change-password', change)).status);
    expect(seen).toEqual([...Array<number>(10).fill(400), 429]);
    const edit = json({ email: 'ladro@example.com', currentPassword: 'sbagliata' });
    const edited = await browser.fetch(`/api/users/${shop.mario.id}`, { ...edit, method: 'PUT' });
    expect(edited.status).toBe(429);
  });
});

test('an address opens twenty accounts an hour; an administrator as many as needed', async () => {
  const register = async (browser: Browser, number: number) => {
    const body = json({ username: `nuovo${number}`, password: 'segreta' });
    return (await browser.fetch('/api/register', body)).status;
  };
  for (let number = 0; number < 20; number += 1) expect(await register(shop.browser(), number)).toBe(201);
  expect(await register(shop.browser(), 20)).toBe(429);
  const admin = shop.browser();
  await admin.logIn(shop.salone);
  expect(await register(admin, 20)).toBe(201);
});

test.each([
  [1, '192.0.2.8', 201],
  [0, '192.0.2.8', 429],
])(
  'behind %i proxies what a visitor claims makes no new address of them',
  async (trustProxy, other, status) => {
    const behind = await openShop('memory', ({ settings }) => ({ settings: { ...settings, trustProxy } }));
    onTestFinished(() => behind.close());
    const register = async (number: number, from: string) => {
      const sent = json({ username: `nuovo${number}`, password: 'segreta' });
      const headers = { ...sent.headers, 'x-forwarded-for': `10.0.0.${number}, ${from}` };
      return (await behind.browser().fetch('/api/register', { ...sent, headers })).status;
    };
    for (let number = 0; number < 20; number += 1) expect(await register(number, '192.0.2.7')).toBe(201);
    expect(await register(20, '192.0.2.7')).toBe(429);
    expect(await register(21, other)).toBe(status);
  },
);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
  ['2001:DB8:0:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
