import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { withRoles } from '../../../core/people/roles.ts';
import type { DeviceLogin } from '../../../core/ports/trusted-devices.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function trustedDevicesContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const start = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const after = (hours: number) => start.add({ hours });
  const login = (userId: number, more: Partial<DeviceLogin> = {}): DeviceLogin => ({
    ...{ browser: 'telefono', userId, staff: false, label: 'Chrome su Android' },
    ...more,
  });
  const granted = (userId: number, now = start, browser = 'telefono') =>
    ports.passwords.checkProof(userId, { browser }, now);

  test('a browser counts for the account that was on it, for 180 days', async () => {
    await ports.trustedDevices.remember(login(shop.mario.id), start);
    expect(await granted(shop.mario.id)).toBe('browser');
    expect(await granted(shop.lucia.id)).toBeUndefined();
    expect(await granted(shop.mario.id, start, 'un altro')).toBeUndefined();
    expect(await granted(shop.mario.id, after(180 * 24 - 1))).toBe('browser');
    expect(await granted(shop.mario.id, after(180 * 24))).toBeUndefined();
    await ports.trustedDevices.remember(login(shop.mario.id), after(1));
    expect(await granted(shop.mario.id, after(180 * 24))).toBe('browser');
  });

  test('two accounts may share a browser, three make it nobody’s', async () => {
    const { mario, lucia } = shop;
    await ports.trustedDevices.remember(login(mario.id), start);
    await ports.trustedDevices.remember(login(lucia.id), start);
    expect(await granted(mario.id)).toBe('browser');
    const third = await ports.users.add({ ...mario, id: 900, username: 'terzo', passwordHash: '' });
    expect(third.ok).toBe(true);
    await ports.trustedDevices.remember(login(900), start);
    for (const id of [mario.id, lucia.id, 900]) expect(await granted(id)).toBeUndefined();
    expect(await ports.trustedDevices.isKnown('telefono', mario.id, start)).toBe(true);
  });

  test('a browser on which staff ever logged in counts for nobody, whatever becomes of them', async () => {
    await ports.trustedDevices.remember(login(shop.mario.id), start);
    await ports.trustedDevices.remember(login(shop.bruno.id, { staff: true }), start);
    expect(await granted(shop.mario.id)).toBeUndefined();
    await ports.users.changeRoles(shop.bruno.id, withRoles({ isAdmin: false, isStylist: false }));
    await ports.trustedDevices.remember(login(shop.bruno.id), after(1));
    expect(await granted(shop.mario.id, after(1))).toBeUndefined();
    expect(await ports.trustedDevices.list(shop.bruno.id, after(1))).toEqual([]);
  });

  test('nor does one whose customer has become staff since', async () => {
    await ports.trustedDevices.remember(login(shop.mario.id), start);
    await ports.trustedDevices.remember(login(shop.lucia.id), start);
    await ports.users.changeRoles(shop.lucia.id, withRoles({ isStylist: true }));
    expect(await granted(shop.mario.id)).toBeUndefined();
  });

  test('of an account’s browsers the five seen last are kept, and listed in that order', async () => {
    for (const hour of [0, 1, 2, 3, 4, 5])
      await ports.trustedDevices.remember(login(shop.mario.id, { browser: `b${hour}` }), after(hour));
    await ports.trustedDevices.remember(login(shop.mario.id, { browser: 'b2', label: 'Firefox' }), after(6));
    const browsers = await ports.trustedDevices.list(shop.mario.id, after(6));
    expect(browsers.map(({ browser }) => browser)).toEqual(['b2', 'b5', 'b4', 'b3', 'b1']);
    expect(comparable(browsers[0])).toMatchObject({
      ...{ label: 'Firefox', since: after(2).toString(), lastSeen: after(6).toString() },
    });
    expect(await granted(shop.mario.id, after(6), 'b0')).toBeUndefined();
  });

  test('what is known of a browser moves with it to a new secret', async () => {
    await ports.trustedDevices.remember(login(shop.mario.id), start);
    await ports.trustedDevices.remember(login(shop.bruno.id, { staff: true }), start);
    await ports.trustedDevices.remember(
      login(shop.lucia.id, { browser: 'nuovo', replaces: 'telefono' }),
      start,
    );
    expect(await granted(shop.lucia.id, start, 'nuovo')).toBeUndefined();
    expect(await ports.trustedDevices.isKnown('nuovo', shop.mario.id, start)).toBe(true);
    expect(await ports.trustedDevices.isKnown('telefono', shop.mario.id, start)).toBe(false);
  });

  test('a browser of the shop stays one for each of those who log in on it at once', async () => {
    const { mario, lucia, bruno } = shop;
    await ports.trustedDevices.remember(login(bruno.id, { staff: true }), start);
    const logIn = (userId: number, browser: string) =>
      ports.trustedDevices.remember(login(userId, { browser, replaces: 'telefono' }), start);
    await Promise.all([logIn(mario.id, 'uno'), logIn(lucia.id, 'due')]);
    expect(await granted(mario.id, start, 'uno')).toBeUndefined();
    expect(await granted(lucia.id, start, 'due')).toBeUndefined();
    expect(await ports.trustedDevices.isKnown('telefono', bruno.id, start), 'who holds the old secret').toBe(
      false,
    );
    await ports.trustedDevices.purge(start);
    expect(await granted(mario.id, start, 'uno'), 'after housekeeping').toBeUndefined();
    expect(await granted(lucia.id, start, 'due'), 'after housekeeping').toBeUndefined();
  });

  test('two of the shop’s people who log in at once on a browser of theirs are both remembered', async () => {
    const people = [shop.anna.id, shop.bruno.id];
    for (let turn = 0; turn < 20; turn += 1) {
      const browser = `banco ${turn}`;
      const logIn = (id: number, where: Partial<DeviceLogin>) =>
        ports.trustedDevices.remember(login(id, { ...where, staff: true }), start);
      for (const id of people) await logIn(id, { browser });
      await Promise.all(people.map(id => logIn(id, { browser: `${browser} ${id}`, replaces: browser })));
      for (const id of people)
        expect(await ports.trustedDevices.isKnown(`${browser} ${id}`, id, start)).toBe(true);
    }
  });

  test('a browser is forgotten by its owner only', async () => {
    await ports.trustedDevices.remember(login(shop.mario.id), start);
    const [known] = await ports.trustedDevices.list(shop.mario.id, start);
    expect(await ports.trustedDevices.forget(shop.lucia.id, known?.id ?? 0)).toBe(false);
    expect(await granted(shop.mario.id)).toBe('browser');
    expect(await ports.trustedDevices.forget(shop.mario.id, known?.id ?? 0)).toBe(true);
    expect(await granted(shop.mario.id)).toBeUndefined();
    await ports.trustedDevices.remember(login(shop.lucia.id), start);
    await ports.trustedDevices.forgetHere(shop.lucia.id, 'telefono');
    expect(await granted(shop.lucia.id)).toBeUndefined();
  });

  test('what no longer counts is purged, but not the marks on a browser in use', async () => {
    const { mario, bruno, lucia } = shop;
    await ports.trustedDevices.remember(login(mario.id, { browser: 'vecchio' }), start);
    await ports.trustedDevices.remember(login(bruno.id, { staff: true }), start);
    await ports.trustedDevices.remember(login(lucia.id), after(24 * 100));
    expect(await ports.trustedDevices.purge(start.add({ minutes: 30 }))).toBe(0);
    expect(await ports.trustedDevices.purge(after(24 * 180))).toBe(1);
    expect(await ports.trustedDevices.purge(after(24 * 180))).toBe(0);
    expect(await granted(lucia.id, after(24 * 180))).toBeUndefined();
  });
}
