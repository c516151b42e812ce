import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function passwordsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const expire = now.add({ hours: 1 });
  const logIn = async (userId: number, sid: string) => {
    await ports.sessions.create({ sid, sess: { userId }, expire });
    await ports.trustedDevices.remember(
      { browser: `browser of ${sid}`, userId, staff: false, label: '' },
      now,
    );
  };
  const isLoggedIn = async (sid: string) => (await ports.sessions.find(sid, now)) !== undefined;
  const passwordOf = async (key: string) => (await ports.users.findByUsernameKey(key))?.passwordHash;
  const twenty = Array.from({ length: 20 }, (_, index) => `hash ${index}`);

  test('a change ends every session of the account but one, which goes on under a new id, and forgets its browsers and links', async () => {
    const { mario, lucia } = shop;
    for (const sid of ['qui', 'altrove']) await logIn(mario.id, sid);
    await logIn(lucia.id, 'lucia');
    const link = { hash: 'link', kind: 'email' as const, issued: now, expires: expire };
    await ports.resetTokens.issue({ ...link, userId: mario.id });
    expect(await ports.passwords.change(mario.id, 'nuova', { from: 'qui', to: 'ancora qui' })).toBe(true);
    expect(await passwordOf('mario')).toBe('nuova');
    expect(await passwordOf('lucia')).toBe('plain:lucia');
    const sessions = ['ancora qui', 'qui', 'altrove', 'lucia'];
    expect(await Promise.all(sessions.map(isLoggedIn))).toEqual([true, false, false, true]);
    expect((await ports.sessions.find('ancora qui', now))?.user?.id).toBe(mario.id);
    expect(await ports.trustedDevices.list(mario.id, now)).toEqual([]);
    expect(await ports.trustedDevices.list(lucia.id, now)).toHaveLength(1);
    expect(await ports.passwords.checkProof(mario.id, { link: 'link' }, now)).toBeUndefined();
  });

  test('a change that was checked against another password than the present one changes nothing', async () => {
    const { mario } = shop;
    await logIn(mario.id, 'mario');
    const change = (hash: string) =>
      ports.passwords.change(mario.id, hash, undefined, { present: 'plain:mario' });
    const done = await Promise.all(twenty.map(change));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await passwordOf('mario')).toBe(twenty[done.indexOf(true)]);
    await logIn(mario.id, 'di nuovo');
    expect(await change('rubata')).toBe(false);
    expect(await isLoggedIn('di nuovo')).toBe(true);
  });

  test('a change brings back no session that has ended, nor takes somebody else’s', async () => {
    const { mario, lucia } = shop;
    await logIn(lucia.id, 'lucia');
    for (const from of ['nessuna', 'lucia'])
      await ports.passwords.change(mario.id, 'nuova', { from, to: 'nuova sessione' });
    expect(await isLoggedIn('nuova sessione')).toBe(false);
    expect(await isLoggedIn('lucia')).toBe(true);
  });

  test('a change of an account that is not there changes nothing', async () => {
    expect(await ports.passwords.change(4_711, 'nuova', undefined)).toBe(false);
  });

  test('a session updated to another account ends with that account’s', async () => {
    await ports.sessions.create({ sid: 'una', sess: { userId: shop.lucia.id }, expire });
    await ports.sessions.update({ sid: 'una', sess: { userId: shop.mario.id }, expire });
    await ports.passwords.change(shop.mario.id, 'nuova', undefined);
    expect(await isLoggedIn('una')).toBe(false);
  });

  test('without a proof that counts nothing changes', async () => {
    const { mario, lucia } = shop;
    await logIn(lucia.id, 'lucia');
    for (const proof of [{}, { browser: 'browser of lucia' }, { link: 'nessuno' }])
      expect(await ports.passwords.reset(mario.id, 'nuova', proof, undefined, now)).toBe(false);
    expect(await ports.passwords.reset(4_711, 'nuova', { browser: 'x' }, undefined, now)).toBe(false);
    expect(await passwordOf('mario')).toBe('plain:mario');
    expect(await isLoggedIn('lucia')).toBe(true);
  });

  test('twenty at once with one browser change the password once', async () => {
    await logIn(shop.mario.id, 'mario');
    const proof = { browser: 'browser of mario' };
    const done = await Promise.all(
      twenty.map(hash => ports.passwords.reset(shop.mario.id, hash, proof, undefined, now)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await passwordOf('mario')).toBe(twenty[done.indexOf(true)]);
    expect(await isLoggedIn('mario')).toBe(false);
  });

  test('twenty at once with one link change the password once', async () => {
    const link = { hash: 'link', userId: shop.mario.id, kind: 'counter' as const, issued: now };
    await ports.resetTokens.issue({ ...link, expires: expire });
    const done = await Promise.all(
      twenty.map(hash => ports.passwords.reset(shop.mario.id, hash, { link: 'link' }, undefined, now)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await passwordOf('mario')).toBe(twenty[done.indexOf(true)]);
  });
}
