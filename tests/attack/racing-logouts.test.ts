import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentUser, logout } from '../../adapters/http/contract/user.ts';
import { cookieKeys } from '../../adapters/http/server/session/cookie-keys.ts';
import { type Browser, json, refused } from '../http/browser.ts';
import { openShop, type RunningShop, sessionSecret } from '../http/running-shop.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { counts } from '../setup/counts.ts';

const SID = 'salone.sid';

/** A cookie's signature, as the server makes it: even with the secret, what the table holds must not log in. */
const signed = (sid: string): string => cookieKeys([sessionSecret]).sign(`${SID}=${sid}`);

describe.each(['sqlite', 'postgresql'] as const)('sessions on %s', engine => {
  let shop: RunningShop;
  beforeAll(async () => void (shop = await openShop(engine)));
  afterAll(() => shop.close());

  const copyOf = (browser: Browser): Browser => {
    const copy = shop.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const rows = () => askDatabase(shop.databaseUrl, 'select sid from sessions');

  test(
    'that end while requests are under way never come back',
    async ({ annotate }) => {
      let revived = 0;
      for (let round = 0; round < counts.racingLogouts; round += 1) {
        const browser = shop.browser();
        await browser.logIn(shop.mario);
        // So late that every request notes the visit, which writes to the session.
        shop.clock.moveTo(shop.clock.now().add({ hours: 2 }).toString());
        const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: null };
        const booking = json({ ...wish, date: '2028-01-05', time: '10:00', notes: null });
        const wrong = json({ currentPassword: 'sbagliata', newPassword: 'segreta' });
        const copies = Array.from({ length: 4 }, () => copyOf(browser));
        const asking = copies.flatMap((copy, index) => [
          copy.fetch(index % 2 === 0 ? '/api/user' : '/api/appointments?limit=5'),
          copy.fetch('/api/appointments', booking),
          index === 0 ? copy.fetch('/api/user/change-password', wrong) : copy.fetch('/api/user/browsers'),
        ]);
        const leaving = browser.call(logout);
        await Promise.all((await Promise.all(asking)).map(response => response.arrayBuffer()));
        await leaving;
        for (const copy of copies) if ((await copy.fetch('/api/user')).status !== 401) revived += 1;
      }
      expect(revived).toBe(0);
      expect(await rows()).toEqual([]);
      await annotate(
        `${engine}: ${counts.racingLogouts} logouts with twelve requests under way at each: ${revived} sessions came back`,
        'figure',
      );
    },
    60_000 + counts.racingLogouts * 500,
  );

  test('that stand in a stolen table log nobody in, not even with the secret that signs', async () => {
    const browser = shop.browser();
    await browser.logIn(shop.mario);
    const own = browser.cookies.get(SID) ?? '';
    expect(browser.cookies.get(`${SID}.sig`)).toBe(signed(own));
    for (const { sid } of await rows()) {
      const thief = shop.browser();
      thief.cookies.set(SID, String(sid));
      expect((await refused(thief.call(currentUser))).status).toBe(401);
      thief.cookies.set(SID, String(sid));
      thief.cookies.set(`${SID}.sig`, signed(String(sid)));
      expect((await refused(thief.call(currentUser))).status).toBe(401);
    }
    expect((await browser.call(currentUser)).username).toBe('mario');
  });
});
