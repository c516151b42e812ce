import { expect, onTestFinished, test } from 'vitest';
import { logout } from '../../../adapters/http/contract/user.ts';
import { openShop, type RunningShop } from '../running-shop.ts';

const open = async (address: string): Promise<RunningShop> => {
  const shop = await openShop('memory', ({ settings }) => ({
    settings: { ...settings, publicUrl: new URL(address) },
  }));
  onTestFinished(() => shop.close());
  return shop;
};
const namesOf = ({ cookies }: { readonly cookies: ReadonlyMap<string, string> }) =>
  [...cookies.keys()].toSorted();

test('on https cookies are of this very host, on http they have the plain name', async () => {
  for (const [address, prefix] of [
    ['https://salone.example', '__Host-'],
    ['http://salone.example', ''],
  ] as const) {
    const shop = await open(address);
    const browser = shop.browser();
    const headers = { 'content-type': 'application/json', origin: address };
    const body = JSON.stringify({ username: 'mario', password: 'mario' });
    const answer = await browser.fetch('/api/login', { method: 'POST', headers, body });
    expect(namesOf(browser)).toEqual([
      ...[`${prefix}salone.browser`, `${prefix}salone.sid`, `${prefix}salone.sid.sig`],
    ]);
    const lines = answer.headers.getSetCookie().filter(line => line.startsWith('__Host-'));
    for (const line of lines) {
      expect(line).toMatch(/; path=\/(;|$)/i);
      expect(line).toMatch(/; secure/i);
      expect(line).not.toMatch(/; domain/i);
    }
    expect(lines).toHaveLength(prefix === '' ? 0 : 3);
  }
});

test('whoever comes with the names from before stays logged in, and goes on under the new ones', async () => {
  const before = await open('http://salone.example');
  const browser = before.browser();
  await browser.logIn(before.mario);
  const old = new Map(browser.cookies);
  const shop = await open('https://salone.example');
  const expire = shop.clock.now().add({ hours: 1 });
  for (const session of await before.store.sessions.listOf(before.mario.id, before.clock.now()))
    await shop.store.sessions.create({ ...session, expire }, session);
  const visitor = shop.browser();
  for (const [name, value] of old) visitor.cookies.set(name, value);
  expect((await visitor.fetch('/api/user')).status).toBe(200);
  expect(namesOf(visitor)).toEqual(['__Host-salone.browser', '__Host-salone.sid', '__Host-salone.sid.sig']);
  expect((await visitor.fetch('/api/user')).status).toBe(200);
  await visitor.call(logout);
  expect((await visitor.fetch('/api/user')).status).toBe(401);
  for (const [name, value] of old) visitor.cookies.set(name, value);
  expect((await visitor.fetch('/api/user')).status).toBe(401);
});

test('a cookie that somebody else signed, under either name, lets nobody in', async () => {
  const shop = await open('https://salone.example');
  for (const name of ['salone.sid', '__Host-salone.sid']) {
    const visitor = shop.browser();
    visitor.cookies.set(name, 'a'.repeat(43));
    visitor.cookies.set(`${name}.sig`, 'b'.repeat(43));
    expect((await visitor.fetch('/api/user')).status).toBe(401);
    expect([...visitor.cookies.values()].join()).not.toContain('__Host-salone.sid=a');
  }
});
