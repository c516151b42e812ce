import { afterEach, beforeEach, expect, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { addApp, codeOf } from '../http/accounts/authenticator-app.ts';
import { type Browser, json, refused } from '../http/browser.ts';
import { openShop, type RunningShop } from '../http/running-shop.ts';

let shop: RunningShop;
let secret: string;
let recoveryCodes: readonly string[];
beforeEach(async () => {
  shop = await openShop('sqlite');
  const admin = shop.browser();
  await admin.logIn(shop.salone);
  ({ secret, recoveryCodes } = await addApp(shop, admin, shop.salone));
});
afterEach(() => shop.close());

/** Whoever has stolen the password. */
async function pending(): Promise<Browser> {
  const browser = shop.browser();
  await refused(browser.logIn(shop.salone));
  return browser;
}
const give = async (browser: Browser, code: string) => {
  const answer = await browser.fetch('/api/login/code', json({ code }));
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};

test('five wrong codes end the login, and ten in an hour the guessing, even with the right one', async () => {
  const first = await pending();
  for (let count = 0; count < 5; count += 1) expect(await give(first, '000000')).toEqual([400, 'wrong-code']);
  expect(await give(first, codeOf(secret, shop))).toEqual([401, 'login-over']);
  expect(await give(first, codeOf(secret, shop))).toEqual([401, 'login-over']);
  const second = await pending();
  for (let count = 0; count < 5; count += 1)
    expect(await give(second, '000000')).toEqual([400, 'wrong-code']);
  const third = await pending();
  expect(await give(third, codeOf(secret, shop))).toEqual([429, 'too-many-attempts']);
  shop.clock.moveTo('2027-01-05T09:00:01+01:00');
  expect(await give(await pending(), codeOf(secret, shop))).toEqual([200, undefined]);
});

test('wrong codes of the app leave the recovery codes open, which have a count of their own', async () => {
  for (let login = 0; login < 2; login += 1) {
    const guessing = await pending();
    for (let count = 0; count < 5; count += 1) await give(guessing, '000000');
  }
  expect(await give(await pending(), codeOf(secret, shop))).toEqual([429, 'too-many-attempts']);
  expect(await give(await pending(), recoveryCodes[0] ?? '')).toEqual([200, undefined]);
  for (let login = 0; login < 2; login += 1) {
    const guessing = await pending();
    for (let count = 0; count < 5; count += 1) await give(guessing, 'AAAA-AAAA');
  }
  expect(await give(await pending(), recoveryCodes[1] ?? '')).toEqual([429, 'too-many-attempts']);
});

test('guesses at once are counted like guesses one after the other', async () => {
  const browser = await pending();
  const many = await Promise.all(Array.from({ length: 20 }, () => give(browser, '000000')));
  expect(many.filter(([status]) => status === 400)).toHaveLength(5);
});

test.each(['app', 'recovery'])(
  'of many who use one code at once exactly one is in: of the %s',
  async kind => {
    const browsers = await Promise.all(Array.from({ length: 4 }, pending));
    const code = kind === 'app' ? codeOf(secret, shop) : (recoveryCodes[0] ?? '');
    const answers = await Promise.all(browsers.map(browser => give(browser, code)));
    expect(answers.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  },
);

test('a login that waits for its code ends in ten minutes, with a new password, and by logging out', async () => {
  const [late, changed, out] = [await pending(), await pending(), await pending()];
  await out.call(calls.logout, { query: {} });
  expect(await give(out, codeOf(secret, shop))).toEqual([401, 'login-over']);
  await shop.store.passwords.change(shop.salone.id, 'plain:nuova', undefined);
  expect(await give(changed, codeOf(secret, shop))).toEqual([401, 'login-over']);
  await shop.store.passwords.change(shop.salone.id, 'plain:salone', undefined);
  shop.clock.moveTo('2027-01-05T08:10:00+01:00');
  expect(await give(late, codeOf(secret, shop))).toEqual([401, 'login-over']);
});

test('a code is worth nothing without the password, nor for another account', async () => {
  expect(await give(shop.browser(), codeOf(secret, shop))).toEqual([401, 'login-over']);
  const anna = shop.browser();
  await anna.logIn(shop.anna);
  await addApp(shop, anna, shop.anna);
  const other = shop.browser();
  await refused(other.logIn(shop.anna));
  expect(await give(other, codeOf(secret, shop))).toEqual([400, 'wrong-code']);
});
