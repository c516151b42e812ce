import { describe, expect, onTestFinished, test } from 'vitest';
import { forgetBrowser, listBrowsers } from '../../../adapters/http/contract/browsers.ts';
import { changePassword, resetPassword } from '../../../adapters/http/contract/passwords.ts';
import * as calls from '../../../adapters/http/contract/people/sessions.ts';
import { currentUser } from '../../../adapters/http/contract/user.ts';
import { issueResetLink } from '../../../adapters/http/contract/users.ts';
import { type Browser, refused } from '../browser.ts';
import { engines, openShop, type RunningShop } from '../running-shop.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

const statusOf = async (browser: Browser): Promise<number> => (await browser.fetch('/api/user')).status;

/** Another holder of the same cookies. */
function copyOf(shop: RunningShop, browser: Browser): Browser {
  const copy = shop.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

describe.each(engines)('where somebody is logged in, on %s', engine => {
  const open = async () => {
    const shop = await openShop(engine);
    onTestFinished(() => shop.close());
    const [here, there, other] = [shop.browser(), shop.browser(), shop.browser()];
    await here.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': ANDROID },
      body: JSON.stringify({ username: 'mario', password: 'mario' }),
    });
    await there.logIn(shop.mario);
    await other.logIn(shop.lucia);
    return { shop, here, there, other };
  };

  test('is listed with device and last use, their browser beside it', async () => {
    const { shop, here } = await open();
    const began = shop.clock.now();
    shop.clock.moveTo(began.add({ hours: 2 }).toString());
    await here.call(currentUser);
    const sessions = await here.call(calls.listSessions);
    const [known] = (await here.call(listBrowsers)).filter(({ current }) => current);
    expect(sessions).toMatchObject([
      {
        ...{ label: 'Chrome su Android', current: true, browserId: known?.id },
        ...{ since: began.toString(), lastSeen: shop.clock.now().toString() },
      },
      {
        ...{ label: 'Browser', current: false },
        ...{ since: began.toString(), lastSeen: began.toString() },
      },
    ]);
    expect(typeof sessions[1]?.browserId).toBe('number');
    const held = [...here.cookies.values()].join();
    expect(sessions.filter(({ id }) => held.includes(id))).toEqual([]);
  });

  test('ends there by its owner, and by nobody else', async () => {
    const { here, there, other } = await open();
    const session = (await here.call(calls.listSessions)).find(({ current }) => !current);
    const params = { id: session?.id ?? '' };
    expect((await refused(other.call(calls.endSession, { params }))).code).toBe('session-not-found');
    expect(await statusOf(there)).toBe(200);
    await here.call(calls.endSession, { params });
    expect([await statusOf(here), await statusOf(there), await statusOf(other)]).toEqual([200, 401, 200]);
    expect((await refused(here.call(calls.endSession, { params }))).code).toBe('session-not-found');
  });

  test('ends everywhere but here', async () => {
    const { here, there, other } = await open();
    await here.call(calls.endOtherSessions);
    expect([await statusOf(here), await statusOf(there), await statusOf(other)]).toEqual([200, 401, 200]);
  });

  test('ends at an administrator’s wish, whose own goes on', async () => {
    const { shop, here, there, other } = await open();
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    await admin.call(calls.endSessionsOf, { params: { id: shop.mario.id } });
    await admin.call(calls.endSessionsOf, { params: { id: shop.salone.id } });
    const all = [here, there, other, admin];
    expect(await Promise.all(all.map(statusOf))).toEqual([401, 401, 200, 200]);
    shop.clock.moveTo(shop.clock.now().add({ minutes: 10 }).toString());
    const end = (id: number) => admin.call(calls.endSessionsOf, { params: { id } });
    await end(shop.mario.id);
    expect((await refused(end(shop.salone.id))).code).toBe('login-not-fresh');
    const gone = { params: { id: 4_711 } };
    expect((await refused(admin.call(calls.endSessionsOf, gone))).code).toBe('user-not-found');
  });

  test('ends with the browser that is forgotten', async () => {
    const { here, there } = await open();
    const elsewhere = (await here.call(listBrowsers)).find(({ current }) => !current);
    await here.call(forgetBrowser, { params: { id: elsewhere?.id ?? 0 } });
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
  });

  test('ends by a login of the last ten minutes alone, or by the password once more', async () => {
    const { shop, here, there } = await open();
    const session = (await here.call(calls.listSessions)).find(({ current }) => !current);
    const browser = (await here.call(listBrowsers)).find(({ current }) => !current);
    shop.clock.moveTo(shop.clock.now().add({ minutes: 10 }).toString());
    const endings = [
      () => here.call(calls.endSession, { params: { id: session?.id ?? '' } }),
      () => here.call(forgetBrowser, { params: { id: browser?.id ?? 0 } }),
      () => here.call(calls.endOtherSessions),
    ];
    const asked = {
      status: 403,
      code: 'login-not-fresh',
      message: 'Per sicurezza conferma prima la tua password',
    };
    for (const end of endings) expect(await refused(end())).toMatchObject(asked);
    const confirm = (currentPassword: string) => here.call(calls.confirmLogin, { body: { currentPassword } });
    expect((await refused(confirm('sbagliata'))).code).toBe('wrong-current-password');
    expect((await refused(here.call(calls.endOtherSessions))).code).toBe('login-not-fresh');
    expect(await statusOf(there)).toBe(200);
    await confirm('mario');
    for (const end of endings) await end();
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await here.call(calls.listSessions))[0]?.since).toBe('2027-01-05T07:00:00Z');
    shop.clock.moveTo(shop.clock.now().add({ minutes: 10 }).toString());
    expect((await refused(here.call(calls.endOtherSessions))).code).toBe('login-not-fresh');
  });

  test('is twenty browsers at most: with a further one the oldest ends', async () => {
    const { shop, here } = await open();
    const browsers = [];
    for (let i = 0; i < 20; i += 1) {
      shop.clock.moveTo(shop.clock.now().add({ minutes: 1 }).toString());
      const browser = shop.browser();
      await browser.logIn(shop.mario);
      browsers.push(browser);
    }
    expect(await statusOf(here)).toBe(401);
    expect(await Promise.all(browsers.map(statusOf))).toEqual(browsers.map(() => 200));
  });

  test('goes on under a new id after a change of the password, and under no old one', async () => {
    const { shop } = await open();
    const [here, there] = [shop.browser(), shop.browser()];
    for (const browser of [here, there]) await browser.logIn(shop.salone);
    const stolen = copyOf(shop, here);
    const body = { currentPassword: 'salone', newPassword: 'nuova password' };
    await here.call(changePassword, { body });
    expect(here.cookies.get('salone.sid')).not.toBe(stolen.cookies.get('salone.sid'));
    const all = [here, stolen, there];
    expect(await Promise.all(all.map(statusOf))).toEqual([200, 401, 401]);
    const [session, ...more] = await here.call(calls.listSessions);
    expect(session).toMatchObject({ label: 'Browser', current: true, browserId: null });
    expect(more).toEqual([]);
  });

  test('of who opens a link for somebody else stays theirs', async () => {
    const { shop, there } = await open();
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const { url } = await admin.call(issueResetLink, { params: { id: shop.mario.id } });
    const grant = url.split('=')[1] ?? '';
    const body = { username: 'mario', newPassword: 'nuova password', grant };
    expect(await admin.call(resetPassword, { body })).toEqual({ done: true });
    expect([await statusOf(admin), await statusOf(there)]).toEqual([200, 401]);
  });
});
