import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { type Browser, json, refused } from '../browser.ts';
import { openShop, type RunningShop } from '../running-shop.ts';
import { addApp, codeOf } from './authenticator-app.ts';

let shop: RunningShop;
let admin: Browser;
beforeEach(async () => {
  shop = await openShop('memory');
  admin = shop.browser();
  await admin.logIn(shop.salone);
});
afterEach(() => shop.close());

const failed = async (asked: Promise<unknown>) => {
  const { status, code } = await refused(asked);
  return [status, code];
};
const answer = (browser: Browser, code: string) => browser.call(calls.loginByCode, { body: { code } });

test('an app counts once a code confirms it; a login then takes two steps, in every browser', async () => {
  const { salone, clock } = shop;
  expect(await admin.call(calls.seeSecondFactor)).toEqual({
    offered: true,
    since: null,
    recoveryCodesLeft: 0,
  });
  await admin.call(calls.startApp, { body: { currentPassword: 'salone' } });
  await shop.browser().logIn(salone);
  const other = shop.browser();
  await other.logIn(salone);
  const { secret, recoveryCodes } = await addApp(shop, admin, salone);
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await other.fetch('/api/user')).status).toBe(401);
  expect(await admin.call(calls.seeSecondFactor)).toEqual({
    ...{ offered: true, since: clock.now().toString({ fractionalSecondDigits: 0 }), recoveryCodesLeft: 10 },
  });
  for (const browser of [other, shop.browser()]) {
    expect(await failed(browser.logIn(salone))).toEqual([401, 'second-factor-needed']);
    expect((await browser.fetch('/api/user')).status).toBe(401);
  }
  const [pending] = [other.cookies.get('salone.sid')];
  expect(await answer(other, codeOf(secret, shop))).toMatchObject({ id: salone.id, isAdmin: true });
  expect(other.cookies.get('salone.sid')).not.toBe(pending);
  expect((await other.fetch('/api/users')).status).toBe(200);
});

test('a code is good once, and so is each recovery code, however it is typed', async () => {
  const { secret, recoveryCodes } = await addApp(shop, admin, shop.salone);
  const step = async (code: string) => {
    const browser = shop.browser();
    await refused(browser.logIn(shop.salone));
    return browser.fetch('/api/login/code', json({ code })).then(({ status }) => status);
  };
  const [first = '', second = ''] = recoveryCodes;
  const now = codeOf(secret, shop);
  expect(await step(codeOf(secret, shop, -1))).toBe(400);
  expect(await step(`${now.slice(0, 3)} ${now.slice(3)}`)).toBe(200);
  expect(await step(now)).toBe(400);
  expect(await step(codeOf(secret, shop, 2))).toBe(400);
  expect(await step(`${first.slice(0, 4)}-${first.slice(4)}`.toLowerCase())).toBe(200);
  expect(await step(first)).toBe(400);
  expect(await admin.call(calls.seeSecondFactor)).toMatchObject({ recoveryCodesLeft: 9 });
  const renewed = await admin.call(calls.changeRecoveryCodes, { body: { code: codeOf(secret, shop, 1) } });
  expect(await step(second)).toBe(400);
  expect(await step(renewed.recoveryCodes[0] ?? '')).toBe(200);
});

test('taking it away needs the password and a code', async () => {
  const { recoveryCodes } = await addApp(shop, admin, shop.salone);
  const remove = (currentPassword: string, code: string) =>
    admin.call(calls.removeApp, { body: { currentPassword, code } });
  const [code = ''] = recoveryCodes;
  expect(await failed(remove('sbagliata', code))).toEqual([400, 'wrong-current-password']);
  expect(await failed(remove('salone', '000000'))).toEqual([400, 'wrong-code']);
  expect(await failed(admin.call(calls.startApp, { body: { currentPassword: 'salone' } }))).toEqual([
    ...[409, 'second-factor-on'],
  ]);
  await remove('salone', code);
  expect(await shop.browser().logIn(shop.salone)).toMatchObject({ id: shop.salone.id });
});

test('it is for staff, and a new password does not take it away', async () => {
  const [mario, bruno] = [shop.browser(), shop.browser()];
  await Promise.all([mario.logIn(shop.mario), bruno.logIn(shop.bruno)]);
  const body = { currentPassword: 'mario' };
  expect(await failed(answer(mario, '123456'))).toEqual([401, 'login-over']);
  expect(await failed(mario.call(calls.startApp, { body }))).toEqual([403, 'not-permitted']);
  await addApp(shop, bruno, shop.bruno);
  await shop.store.passwords.change(shop.bruno.id, 'plain:nuova-password', undefined);
  const login = { username: 'bruno', password: 'nuova-password' };
  expect(await failed(shop.browser().call(calls.login, { body: login }))).toEqual([
    401,
    'second-factor-needed',
  ]);
});

test('where it is required, an administrator without one is a guest who can set it up', async () => {
  const strict = await openShop('memory', { adminFactor: 'required' });
  const browser = strict.browser();
  expect(await browser.logIn(strict.salone)).toMatchObject({ secondFactorRequired: true });
  expect(await browser.call(calls.currentUser)).toMatchObject({ secondFactorRequired: true });
  for (const path of ['/api/users', '/api/appointments', '/api/user/export', '/api/events'])
    expect([path, (await browser.fetch(path)).status]).toEqual([path, 403]);
  const capo = { username: 'capo', password: 'segreta', isAdmin: true };
  expect((await browser.fetch('/api/register', json(capo))).status).toBe(403);
  expect(await (await browser.fetch('/api/stylists')).text()).not.toContain('isAdmin');
  const { secret, recoveryCodes } = await addApp(strict, browser, strict.salone);
  expect(await browser.call(calls.currentUser)).not.toHaveProperty('secondFactorRequired');
  expect((await browser.fetch('/api/users')).status).toBe(200);
  const other = strict.browser();
  await refused(other.logIn(strict.salone));
  await answer(other, codeOf(secret, strict));
  const [code = ''] = recoveryCodes;
  await browser.call(calls.removeApp, { body: { currentPassword: 'salone', code } });
  expect((await other.fetch('/api/users')).status).toBe(401);
  expect((await browser.fetch('/api/users')).status).toBe(403);
  const mario = strict.browser();
  expect(await mario.logIn(strict.mario)).not.toHaveProperty('secondFactorRequired');
  await strict.close();
});

test('every step of it is written down, and no secret or code with it', async () => {
  const { secret, recoveryCodes } = await addApp(shop, admin, shop.salone);
  const browser = shop.browser();
  await refused(browser.logIn(shop.salone));
  await refused(answer(browser, '000000'));
  await answer(browser, recoveryCodes[0] ?? '');
  await admin.call(calls.changeRecoveryCodes, { body: { code: codeOf(secret, shop, 1) } });
  const body = { currentPassword: 'salone', code: recoveryCodes[1] ?? '' };
  await refused(admin.call(calls.removeApp, { body }));
  const audited = shop.log.map(line => JSON.parse(line) as Record<string, unknown>);
  expect(audited.filter(({ audit }) => audit).map(({ audit, proof }) => [audit, proof])).toEqual([
    ['login', undefined],
    ['second factor added', undefined],
    ['second factor asked', undefined],
    ['wrong code', undefined],
    ['login', 'recovery'],
    ['recovery codes changed', undefined],
    ['wrong code', undefined],
  ]);
  const stored = await shop.store.secondFactors.find(shop.salone.id);
  for (const told of [secret, ...recoveryCodes]) {
    expect(shop.log.join('')).not.toContain(told);
    expect(JSON.stringify(stored)).not.toContain(told);
  }
});
