import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import type { AccountHolder } from '../../core/people/user.ts';
import { addApp, codeOf } from '../http/accounts/authenticator-app.ts';
import { addPasskey, logInByPasskey } from '../http/accounts/soft-authenticator.ts';
import type { Browser } from '../http/browser.ts';
import { openShop, type RunningShop } from '../http/running-shop.ts';

let shop: RunningShop;
beforeEach(async () => {
  shop = await openShop('memory');
});
afterEach(() => shop.close());

const loggedIn = async (as: AccountHolder): Promise<Browser> => {
  const browser = shop.browser();
  await browser.logIn(as);
  return browser;
};
/** Holds every cookie that the browser has. */
const thiefOf = ({ cookies }: Browser): Browser => {
  const thief = shop.browser();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  return thief;
};
const statusOf = async (browser: Browser, path = '/api/user') => (await browser.fetch(path)).status;

test.each([
  [
    'a change of the password',
    (owner: Browser) =>
      owner.call(calls.changePassword, {
        body: { currentPassword: 'salone', newPassword: 'tre gatti neri' },
      }),
  ],
  [
    'the password typed once more',
    (owner: Browser) => owner.call(calls.confirmLogin, { body: { currentPassword: 'salone' } }),
  ],
  ['an app added elsewhere', async () => addApp(shop, await loggedIn(shop.salone), shop.salone)],
] as const)('a cookie that was copied is worth nothing after %s', async (_, change) => {
  const owner = await loggedIn(shop.salone);
  const thief = thiefOf(owner);
  expect(await statusOf(thief, '/api/users')).toBe(200);
  await change(owner);
  expect(await statusOf(thief)).toBe(401);
});

test('who confirmed the password goes on, and with a fresh login', async () => {
  const owner = await loggedIn(shop.salone);
  shop.clock.moveTo(shop.clock.now().add({ minutes: 10 }).toString());
  const thief = thiefOf(owner);
  await owner.call(calls.confirmLogin, { body: { currentPassword: 'salone' } });
  await owner.call(calls.endOtherSessions);
  expect((await owner.call(calls.listSessions)).map(({ current }) => current)).toEqual([true]);
  expect([await statusOf(owner), await statusOf(thief)]).toEqual([200, 401]);
});

test('a session that is ended while its password is confirmed does not come back', async () => {
  const [admin, owner] = [await loggedIn(shop.salone), await loggedIn(shop.mario)];
  const { sessions } = shop.store;
  const renew = sessions.renew.bind(sessions);
  vi.spyOn(sessions, 'renew').mockImplementationOnce(async renewal => {
    await admin.call(calls.endSessionsOf, { params: { id: shop.mario.id } });
    await renew(renewal);
  });
  await owner.call(calls.confirmLogin, { body: { currentPassword: 'mario' } });
  expect(await statusOf(owner)).toBe(401);
});

test.each(['app', 'passkey'] as const)(
  'a cookie that was copied is worth nothing once the %s is taken away',
  async which => {
    const elsewhere = await loggedIn(shop.salone);
    const { secret } = await addApp(shop, elsewhere, shop.salone);
    const passkey = await addPasskey(elsewhere, 'salone');
    const owner = shop.browser();
    await logInByPasskey(owner, passkey);
    const thief = thiefOf(owner);
    expect(await statusOf(thief, '/api/users')).toBe(200);
    const currentPassword = 'salone';
    if (which === 'app')
      await elsewhere.call(calls.removeApp, { body: { currentPassword, code: codeOf(secret, shop) } });
    else await elsewhere.call(calls.removePasskey, { body: { currentPassword, id: passkey.id } });
    expect([await statusOf(thief), await statusOf(elsewhere)]).toEqual([401, 200]);
  },
);

test('a cookie that was copied is worth nothing after a reset, and once its owner is erased', async () => {
  const [mario, lucia, admin] = [
    await loggedIn(shop.mario),
    await loggedIn(shop.lucia),
    await loggedIn(shop.salone),
  ];
  const [ofMario, ofLucia] = [thiefOf(mario), thiefOf(lucia)];
  const { url } = await admin.call(calls.issueResetLink, { params: { id: shop.mario.id } });
  const body = { username: 'mario', newPassword: 'nuova1', grant: url.split('=')[1] ?? '' };
  await shop.browser().call(calls.resetPassword, { body });
  expect(await statusOf(ofMario)).toBe(401);
  await admin.call(calls.erasePerson, { params: { id: shop.lucia.id } });
  expect(await statusOf(ofLucia)).toBe(401);
});

test('a cookie that was copied opens no more than the role that is left', async () => {
  const admin = await loggedIn(shop.salone);
  const thief = thiefOf(await loggedIn(shop.bruno));
  expect(await statusOf(thief, '/api/users')).toBe(200);
  await admin.call(calls.removeStylist, { params: { id: shop.bruno.id }, query: { revokeAdmin: 'true' } });
  expect(await statusOf(thief, '/api/users')).toBe(403);
});
