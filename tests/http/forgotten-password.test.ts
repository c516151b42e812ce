import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { type Browser, json, refused } from './browser.ts';
import { type Engine, engines, openShop, type RunningShop } from './running-shop.ts';

const COOKIE = 'salone.browser';
const path = calls.resetPassword.path;

describe.each(engines)('a forgotten password on %s', (engine: Engine) => {
  let shop: RunningShop;
  let number = 0;
  let username: string;
  let home: Browser;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    username = `cliente${(number += 1)}`;
    home = shop.browser();
    await register(home, username);
    await shop.mailed();
    shop.mail.sent.length = 0;
  });

  const register = (browser: Browser, name: string, email: string | null = `${name}@example.com`) =>
    browser.call(calls.register, { body: { username: name, password: 'segreta', email } });
  const logIn = (browser: Browser, password: string) =>
    browser.call(calls.login, { body: { username, password } });
  const reset = (browser: Browser, newPassword: string, grant?: string) =>
    browser.call(calls.resetPassword, {
      body: { username, newPassword, ...(grant !== undefined && { grant }) },
    });
  const isLoggedIn = async (browser: Browser) => (await browser.fetch('/api/user')).status === 200;
  const letterWithLink = async () => {
    await expect.poll(async () => (await shop.mailed()).length).toBe(1);
    return /#reimposta=([\w-]+)/.exec(shop.mail.sent[0]?.text ?? '')?.[1];
  };

  test('is set anew in the browser where the account was opened, and then again', async () => {
    const elsewhere = shop.browser();
    await logIn(elsewhere, 'segreta');
    await home.call(calls.logout);
    const before = home.cookies.get(COOKIE);
    expect(await reset(home, 'nuova password')).toEqual({ done: true });
    expect(home.cookies.get(COOKIE)).not.toBe(before);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect((await refused(logIn(home, 'segreta'))).status).toBe(401);
    await logIn(home, 'nuova password');
    expect((await shop.mailed()).map(({ to }) => to)).toEqual([`${username}@example.com`]);
    expect(await reset(home, 'ancora nuova')).toEqual({ done: true });
    expect(await isLoggedIn(home)).toBe(true);
  });

  test('stays as it is for anybody else, who is told the same of a name that nobody has', async () => {
    const answers = [];
    for (const name of [username, 'nessuno']) {
      const body = json({ username: name, newPassword: 'rubata', grant: 'inventato' });
      const response = await shop.browser().fetch(path, body);
      const headers = [...response.headers].filter(([key]) => !['x-request-id', 'date'].includes(key));
      answers.push([
        response.status,
        await response.text(),
        headers.filter(([key]) => key !== 'content-security-policy'),
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(202);
    await letterWithLink();
    await logIn(home, 'segreta');
  });

  test('is set anew with the link sent by e-mail, once', async () => {
    const phone = shop.browser();
    expect(await reset(phone, 'nessuna prova')).toEqual({ done: false });
    const grant = await letterWithLink();
    expect(await reset(phone, 'dal telefono', grant)).toEqual({ done: true });
    expect(await reset(shop.browser(), 'ancora', grant)).toEqual({ done: false });
    await logIn(phone, 'dal telefono');
  });

  test('is not set anew with a link from a letter once half an hour is over', async () => {
    await reset(shop.browser(), 'nessuna prova');
    const grant = await letterWithLink();
    expect(shop.mail.sent[0]?.text).toContain('entro 30 minuti');
    const now = shop.clock.now();
    shop.clock.moveTo(now.add({ minutes: 30 }).toString());
    expect(await reset(shop.browser(), 'troppo tardi', grant)).toEqual({ done: false });
    shop.clock.moveTo(now.add({ minutes: 29 }).toString());
    expect(await reset(shop.browser(), 'ancora in tempo', grant)).toEqual({ done: true });
    shop.clock.moveTo(now.toString());
  });

  test('of staff is sent a link only where they gave the address themselves', async () => {
    const wish = { username: 'anna', newPassword: 'nessuna prova' };
    const ask = () => shop.browser().call(calls.resetPassword, { body: wish });
    const said = { firstName: 'Anna', lastName: 'Bianchi', phone: null };
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const params = { id: shop.anna.id };
    await admin.call(calls.editUser, { params, body: { ...said, email: 'loro@example.com' } });
    await shop.mailed();
    shop.mail.sent.length = 0;
    await ask();
    const anna = shop.browser();
    await anna.logIn(shop.anna);
    const body = { ...said, email: 'mia@example.com', currentPassword: 'anna' };
    await anna.call(calls.editUser, { params, body });
    await ask();
    await expect.poll(async () => (await shop.mailed()).length).toBe(2);
    // They go at the same time.
    expect((await shop.mailed()).map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      "loro@example.com Salone Aurora: l'e-mail del tuo account è cambiata",
      'mia@example.com Salone Aurora: reimposta la tua password',
    ]);
  });

  test('is set anew with the link from the counter, for a quarter of an hour', async () => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const { id } = await home.call(calls.currentUser);
    const first = await admin.call(calls.issueResetLink, { params: { id } });
    expect(first.url).toMatch(/^http:\/\/salone\.example\/auth#reimposta=[\w-]{43}$/);
    expect(first.expiresAt).toBe(shop.clock.now().add({ minutes: 15 }).toString());
    const second = await admin.call(calls.issueResetLink, { params: { id } });
    const secretOf = ({ url }: { url: string }) => url.split('=')[1];
    expect(await reset(shop.browser(), 'vecchio link', secretOf(first))).toEqual({ done: false });
    expect(await reset(shop.browser(), 'dal banco', secretOf(second))).toEqual({ done: true });
    await logIn(home, 'dal banco');
  });

  test('of staff is never set by a browser or at the counter', async () => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    for (const { id } of [shop.anna, shop.salone]) {
      const refusal = await refused(admin.call(calls.issueResetLink, { params: { id } }));
      expect(refusal.status).toBe(403);
    }
    const body = { username: 'salone', newPassword: 'rubata' };
    expect(await admin.call(calls.resetPassword, { body })).toEqual({ done: false });
    await admin.logIn(shop.salone);
  });

  test('is not set anew on a tablet of the shop, nor after logging out with "dimentica"', async () => {
    const tablet = shop.browser();
    await tablet.logIn(shop.salone);
    await logIn(tablet, 'segreta');
    expect(await reset(tablet, 'rubata')).toEqual({ done: false });
    await home.call(calls.logout, { query: { forgetBrowser: 'true' } });
    expect(await reset(home, 'rubata')).toEqual({ done: false });
  });

  test('cannot be stolen by whoever put their own cookie into the browser, or kept a copy', async () => {
    const thief = shop.browser();
    await register(thief, `ladro${number}`);
    const victim = shop.browser();
    victim.cookies.set(COOKIE, thief.cookies.get(COOKIE) ?? '');
    await logIn(victim, 'segreta');
    expect(await reset(thief, 'rubata')).toEqual({ done: false });
    await logIn(victim, 'segreta');
  });

  test('is not sent for more than three times an hour', async () => {
    for (let time = 0; time < 5; time += 1) await reset(shop.browser(), 'nessuna prova');
    await expect.poll(async () => (await shop.mailed()).length).toBe(3);
    await reset(shop.browser(), 'nessuna prova');
    await shop.browser().fetch('/api/shop');
    expect(await shop.mailed()).toHaveLength(3);
  });

  test('changes when the present one is known, and only the browser that asked stays logged in', async () => {
    const elsewhere = shop.browser();
    await logIn(elsewhere, 'segreta');
    const change = (currentPassword: string) =>
      home.call(calls.changePassword, { body: { currentPassword, newPassword: 'cambiata' } });
    const wrong = await refused(change('sbagliata'));
    expect([wrong.status, wrong.fields]).toEqual([
      400,
      { currentPassword: 'La password corrente non è corretta' },
    ]);
    await change('segreta');
    expect([await isLoggedIn(home), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect(await reset(elsewhere, 'rubata')).toEqual({ done: false });
    expect(await home.call(calls.listBrowsers)).toMatchObject([{ current: true, label: 'Browser' }]);
  });

  test('a browser is listed with its name, and forgotten by its owner only', async () => {
    const phone = shop.browser();
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    const login = json({ username, password: 'segreta' });
    await phone.fetch('/api/login', { ...login, headers: { ...login.headers, 'user-agent': userAgent } });
    const [seen] = await home.call(calls.listBrowsers);
    expect(seen).toMatchObject({ label: 'Chrome su Android', current: false });
    const stranger = shop.browser();
    await stranger.logIn(shop.lucia);
    const params = { id: seen?.id ?? 0 };
    expect((await refused(stranger.call(calls.forgetBrowser, { params }))).status).toBe(404);
    await home.call(calls.forgetBrowser, { params });
    expect(await home.call(calls.listBrowsers)).toHaveLength(1);
    expect(await reset(phone, 'rubata')).toEqual({ done: false });
  });
});

test('the browser’s cookie is hidden from scripts and other sites, lasts 180 days and survives logout', async () => {
  const shop = await openShop('memory');
  const browser = shop.browser();
  const response = await browser.fetch('/api/login', json({ username: 'mario', password: 'mario' }));
  const cookie = response.headers.getSetCookie().find(line => line.startsWith(`${COOKIE}=`)) ?? '';
  expect(cookie).toMatch(/^salone\.browser=[\w-]{43}; path=\/api; expires=.*; samesite=strict; httponly$/i);
  await browser.call(calls.logout);
  expect(browser.cookies.has(COOKIE)).toBe(true);
  await shop.close();
});

test('with immediate resets customers need no proof, administrators do', async () => {
  const shop = await openShop('memory', { passwordReset: 'immediate' });
  const reset = (username: string) =>
    shop.browser().call(calls.resetPassword, { body: { username, newPassword: 'nuova1' } });
  expect(await reset('mario')).toEqual({ done: true });
  expect(await reset('salone')).toEqual({ done: false });
  await shop.close();
});

test('a name that is known leaves no more behind than one that is not: a letter follows later, unseen', async () => {
  const later: (() => Promise<void>)[] = [];
  const shop = await openShop('memory', { later: { run: work => later.push(work) > 0 } });
  for (const username of ['mario', 'nessuno'])
    await shop.browser().call(calls.resetPassword, { body: { username, newPassword: 'nuova1' } });
  await expect.poll(() => later.length).toBe(2);
  expect(await shop.mailed()).toEqual([]);
  for (const work of later) await work();
  expect((await shop.mailed()).map(({ to }) => to)).toEqual([shop.mario.email]);
  await shop.close();
});
