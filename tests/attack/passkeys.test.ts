import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { addApp } from '../http/accounts/authenticator-app.ts';
import { addPasskey, logInByPasskey, SoftAuthenticator } from '../http/accounts/soft-authenticator.ts';
import { type Browser, json, refused } from '../http/browser.ts';
import { engines, openShop, type RunningShop } from '../http/running-shop.ts';

let shop: RunningShop;
let mario: Browser;
let passkey: SoftAuthenticator;
beforeEach(async () => {
  shop = await openShop('memory');
  mario = shop.browser();
  await mario.logIn(shop.mario);
  passkey = await addPasskey(mario, 'mario');
});
afterEach(() => shop.close());

const failed = async (asked: Promise<unknown>) => {
  const { status, code } = await refused(asked);
  return [status, code];
};
const nothing = [401, 'passkey-refused'];
const answerWith = (browser: Browser, answer: Record<string, unknown> & { id: string }) =>
  browser.call(calls.loginByPasskey, { body: { answer } });

test('a passkey logs its owner in without a password, with a new session id each time', async () => {
  const browser = shop.browser();
  expect(await logInByPasskey(browser, passkey)).toMatchObject({ id: shop.mario.id });
  const first = browser.cookies.get('salone.sid');
  await logInByPasskey(browser, passkey);
  expect(browser.cookies.get('salone.sid')).not.toBe(first);
  expect(await browser.call(calls.listPasskeys)).toMatchObject([{ name: 'iPhone', id: passkey.id }]);
});

test('an answer is good once, in the browser that was asked, and for five minutes', async () => {
  const [here, elsewhere, late] = [shop.browser(), shop.browser(), shop.browser()];
  const { challenge } = await here.call(calls.startPasskeyLogin);
  await elsewhere.call(calls.startPasskeyLogin);
  const answer = passkey.get(challenge);
  expect(await failed(answerWith(elsewhere, answer))).toEqual(nothing);
  expect(await failed(answerWith(shop.browser(), answer))).toEqual(nothing);
  await answerWith(here, answer);
  expect(await failed(answerWith(here, answer))).toEqual(nothing);
  const asked = await late.call(calls.startPasskeyLogin);
  shop.clock.moveTo('2027-01-05T08:05:00+01:00');
  expect(await failed(answerWith(late, passkey.get(asked.challenge)))).toEqual(nothing);
});

test('of one answer sent five times at once, by a passkey that does not count, one logs in', async () => {
  const here = shop.browser();
  const { challenge } = await here.call(calls.startPasskeyLogin);
  const body = json({ answer: passkey.get(challenge, { counter: 0 }) });
  const sent = Array.from({ length: 5 }, () => here.fetch('/api/login/passkey', body));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
});

test('an answer made for another site, to another challenge, or without a look at the person opens nothing', async () => {
  const lies = [
    ...[{ origin: 'https://salone.example.evil' }, { origin: 'http://salone.example:8080' }],
    ...[{ challenge: 'bm90IHRoaXMgb25l' }, { unseen: true }],
  ];
  for (const lie of lies)
    expect([lie, await failed(logInByPasskey(shop.browser(), passkey, lie))]).toEqual([lie, nothing]);
});

test('a copy gives itself away by its counter, and is written down', async () => {
  await logInByPasskey(shop.browser(), passkey);
  await logInByPasskey(shop.browser(), passkey);
  expect(await failed(logInByPasskey(shop.browser(), passkey, { counter: 1 }))).toEqual([
    401,
    'passkey-copied',
  ]);
  expect(shop.log.join('')).toContain('"audit":"passkey copied"');
});

test('a key that the site does not know, or whose owner took it away, opens nothing', async () => {
  const stranger = new SoftAuthenticator();
  expect(await failed(logInByPasskey(shop.browser(), stranger))).toEqual(nothing);
  const { challenge } = await shop.browser().call(calls.startPasskeyLogin);
  expect(await failed(answerWith(mario, { ...stranger.get(challenge), id: passkey.id }))).toEqual(nothing);
  const remove = (currentPassword: string, browser = mario) =>
    browser.call(calls.removePasskey, { body: { id: passkey.id, currentPassword } });
  expect(await failed(remove('sbagliata'))).toEqual([400, 'wrong-current-password']);
  const lucia = shop.browser();
  await lucia.logIn(shop.lucia);
  expect(await failed(remove('lucia', lucia))).toEqual([404, 'passkey-not-found']);
  await remove('mario');
  expect(await failed(logInByPasskey(shop.browser(), passkey))).toEqual(nothing);
});

test('none is added without the password, to a challenge for a login, from elsewhere, or twice', async () => {
  const body = { currentPassword: 'sbagliata' };
  expect(await failed(mario.call(calls.startPasskey, { body }))).toEqual([400, 'wrong-current-password']);
  const add = (answer: ReturnType<SoftAuthenticator['create']>) =>
    mario.call(calls.addPasskey, { body: { name: 'Altra', answer } });
  const toLogIn = await mario.call(calls.startPasskeyLogin);
  expect(await failed(add(new SoftAuthenticator().create(toLogIn.challenge)))).toEqual(nothing);
  const ask = () => mario.call(calls.startPasskey, { body: { currentPassword: 'mario' } });
  const foreign = { origin: 'https://evil.example' };
  expect(await failed(add(new SoftAuthenticator().create((await ask()).challenge, foreign)))).toEqual(
    nothing,
  );
  expect(await failed(add(passkey.create((await ask()).challenge)))).toEqual(nothing);
  const once = new SoftAuthenticator().create((await ask()).challenge);
  await add(once);
  expect(await failed(add(once))).toEqual(nothing);
});

test('one whose own data name another id than its answer is refused: it could be of any length', async () => {
  const { challenge } = await mario.call(calls.startPasskey, { body: { currentPassword: 'mario' } });
  const answer = new SoftAuthenticator().create(challenge, { ownId: randomBytes(10_000) });
  expect(await failed(mario.call(calls.addPasskey, { body: { name: 'Lunga', answer } }))).toEqual(nothing);
  expect(await mario.call(calls.listPasskeys)).toHaveLength(1);
});

test.each(engines)(
  'one that has counted to its end is added, and logs in with its last number, on %s',
  async engine => {
    const other = await openShop(engine);
    const browser = other.browser();
    await browser.logIn(other.mario);
    const last = new SoftAuthenticator();
    last.counter = 2 ** 32 - 2;
    const { challenge } = await browser.call(calls.startPasskey, { body: { currentPassword: 'mario' } });
    await browser.call(calls.addPasskey, { body: { name: 'Vecchia', answer: last.create(challenge) } });
    expect(await logInByPasskey(other.browser(), last)).toMatchObject({ id: other.mario.id });
    await other.close();
  },
);

test('within ten minutes of a login none asks for the password, and later one does', async () => {
  const ask = () => mario.call(calls.startPasskey, { body: {} });
  const once = new SoftAuthenticator().create((await ask()).challenge);
  await mario.call(calls.addPasskey, { body: { name: 'Altra', answer: once } });
  shop.clock.moveTo(shop.clock.now().add({ minutes: 10 }).toString());
  expect(await failed(ask())).toEqual([403, 'login-not-fresh']);
  const waiting = shop.browser();
  await waiting.logIn(shop.salone);
  await addApp(shop, waiting, shop.salone);
  const half = shop.browser();
  expect(await failed(half.logIn(shop.salone))).toEqual([401, 'second-factor-needed']);
  expect(await failed(half.call(calls.startPasskey, { body: {} }))).toEqual([401, 'not-logged-in']);
});

test('only its owner gives it another name, of at most forty characters, which is written down', async () => {
  const rename = (name: string, browser = mario) =>
    browser.call(calls.renamePasskey, { params: { id: passkey.id }, body: { name } });
  const lucia = shop.browser();
  await lucia.logIn(shop.lucia);
  expect(await failed(rename('Mia', lucia))).toEqual([404, 'passkey-not-found']);
  for (const name of ['', '  ', 'x'.repeat(41), 'due\nrighe'])
    expect([name, await failed(rename(name))]).toEqual([name, [400, 'invalid-input']]);
  expect(shop.log.join('')).not.toContain('passkey renamed');
  await rename(` ${'x'.repeat(40)} `);
  expect(await mario.call(calls.listPasskeys)).toMatchObject([{ name: 'x'.repeat(40) }]);
  expect(shop.log.join('')).toContain('"audit":"passkey renamed"');
});

test('an account has twenty at most, and is told so before its device makes another', async () => {
  for (let count = 1; count < 20; count += 1)
    await shop.store.passkeys.add({
      ...{ id: `key-${count}`, userId: shop.mario.id, publicKey: '', counter: 0, name: 'Altra' },
      ...{ created: shop.clock.now(), lastUsed: null },
    });
  const asked = mario.call(calls.startPasskey, { body: { currentPassword: 'mario' } });
  expect(await failed(asked)).toEqual([409, 'too-many-passkeys']);
});

test('it counts as both factors: no code is asked for, and the dashboard opens where two are required', async () => {
  const strict = await openShop('memory', { adminFactor: 'required' });
  const [admin, browser] = [strict.browser(), strict.browser()];
  await admin.logIn(strict.salone);
  expect((await admin.fetch('/api/users')).status).toBe(403);
  await addApp(strict, admin, strict.salone);
  const key = await addPasskey(admin, 'salone');
  await logInByPasskey(browser, key);
  expect((await browser.fetch('/api/users')).status).toBe(200);
  await strict.close();
});
