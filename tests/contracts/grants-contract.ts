import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../adapters/memory/seed.ts';
import type { NewResetLink, Visit } from '../../core/ports/grants.ts';
import { comparable } from './comparable.ts';
import { forEachTest } from './for-each-test.ts';
import type { Ports, TestStore } from './test-store.ts';

export function grantsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const start = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const after = (hours: number) => start.add({ hours });
  const visit = (userId: number, more: Partial<Visit> = {}): Visit => ({
    ...{ browser: 'telefono', userId, staff: false, label: 'Chrome su Android' },
    ...more,
  });
  const link = (userId: number, more: Partial<NewResetLink> = {}): NewResetLink => ({
    ...{ hash: 'link', userId, kind: 'counter', issued: start, expires: start.add({ minutes: 15 }) },
    ...more,
  });
  const granted = (userId: number, now = start, browser = 'telefono') =>
    ports.grants.check(userId, { browser }, now);

  test('a browser counts for the account that was on it, for 180 days', async () => {
    await ports.grants.remember(visit(shop.mario.id), start);
    expect(await granted(shop.mario.id)).toBe('browser');
    expect(await granted(shop.lucia.id)).toBeUndefined();
    expect(await granted(shop.mario.id, start, 'un altro')).toBeUndefined();
    expect(await granted(shop.mario.id, after(180 * 24 - 1))).toBe('browser');
    expect(await granted(shop.mario.id, after(180 * 24))).toBeUndefined();
    await ports.grants.remember(visit(shop.mario.id), after(1));
    expect(await granted(shop.mario.id, after(180 * 24))).toBe('browser');
  });

  test('two accounts may share a browser, three make it nobody’s', async () => {
    const { mario, lucia } = shop;
    await ports.grants.remember(visit(mario.id), start);
    await ports.grants.remember(visit(lucia.id), start);
    expect(await granted(mario.id)).toBe('browser');
    const third = await ports.users.add({ ...mario, id: 900, username: 'terzo', passwordHash: '' });
    expect(third.ok).toBe(true);
    await ports.grants.remember(visit(900), start);
    for (const id of [mario.id, lucia.id, 900]) expect(await granted(id)).toBeUndefined();
    expect(await ports.grants.isKnown('telefono', mario.id, start)).toBe(true);
  });

  test('a browser on which staff ever logged in counts for nobody, whatever becomes of them', async () => {
    await ports.grants.remember(visit(shop.mario.id), start);
    await ports.grants.remember(visit(shop.bruno.id, { staff: true }), start);
    expect(await granted(shop.mario.id)).toBeUndefined();
    await ports.users.changeRoles(shop.bruno.id, { isAdmin: false, isStylist: false });
    await ports.grants.remember(visit(shop.bruno.id), after(1));
    expect(await granted(shop.mario.id, after(1))).toBeUndefined();
    expect(await ports.grants.browsersOf(shop.bruno.id, after(1))).toEqual([]);
  });

  test('nor does one whose customer has become staff since', async () => {
    await ports.grants.remember(visit(shop.mario.id), start);
    await ports.grants.remember(visit(shop.lucia.id), start);
    await ports.users.changeRoles(shop.lucia.id, { isStylist: true });
    expect(await granted(shop.mario.id)).toBeUndefined();
  });

  test('of an account’s browsers the five seen last are kept, and listed in that order', async () => {
    for (const hour of [0, 1, 2, 3, 4, 5])
      await ports.grants.remember(visit(shop.mario.id, { browser: `b${hour}` }), after(hour));
    await ports.grants.remember(visit(shop.mario.id, { browser: 'b2', label: 'Firefox' }), after(6));
    const browsers = await ports.grants.browsersOf(shop.mario.id, after(6));
    expect(browsers.map(({ browser }) => browser)).toEqual(['b2', 'b5', 'b4', 'b3', 'b1']);
    expect(comparable(browsers[0])).toMatchObject({
      ...{ label: 'Firefox', since: after(2).toString(), lastSeen: after(6).toString() },
    });
    expect(await granted(shop.mario.id, after(6), 'b0')).toBeUndefined();
  });

  test('what is known of a browser moves with it to a new secret', async () => {
    await ports.grants.remember(visit(shop.mario.id), start);
    await ports.grants.remember(visit(shop.bruno.id, { staff: true }), start);
    await ports.grants.remember(visit(shop.lucia.id, { browser: 'nuovo', replaces: 'telefono' }), start);
    expect(await granted(shop.lucia.id, start, 'nuovo')).toBeUndefined();
    expect(await ports.grants.isKnown('nuovo', shop.mario.id, start)).toBe(true);
    expect(await ports.grants.isKnown('telefono', shop.mario.id, start)).toBe(false);
  });

  test('a browser of the shop stays one for each of those who log in on it at once', async () => {
    const { mario, lucia, bruno } = shop;
    await ports.grants.remember(visit(bruno.id, { staff: true }), start);
    const logIn = (userId: number, browser: string) =>
      ports.grants.remember(visit(userId, { browser, replaces: 'telefono' }), start);
    await Promise.all([logIn(mario.id, 'uno'), logIn(lucia.id, 'due')]);
    expect(await granted(mario.id, start, 'uno')).toBeUndefined();
    expect(await granted(lucia.id, start, 'due')).toBeUndefined();
    expect(await ports.grants.isKnown('telefono', bruno.id, start), 'who holds the old secret').toBe(false);
    await ports.grants.purge(start);
    expect(await granted(mario.id, start, 'uno'), 'after housekeeping').toBeUndefined();
    expect(await granted(lucia.id, start, 'due'), 'after housekeeping').toBeUndefined();
  });

  test('two of the shop’s people who log in at once on a browser of theirs are both remembered', async () => {
    const people = [shop.anna.id, shop.bruno.id];
    for (let turn = 0; turn < 20; turn += 1) {
      const browser = `banco ${turn}`;
      const logIn = (id: number, where: Partial<Visit>) =>
        ports.grants.remember(visit(id, { ...where, staff: true }), start);
      for (const id of people) await logIn(id, { browser });
      await Promise.all(people.map(id => logIn(id, { browser: `${browser} ${id}`, replaces: browser })));
      for (const id of people) expect(await ports.grants.isKnown(`${browser} ${id}`, id, start)).toBe(true);
    }
  });

  test('a browser is forgotten by its owner only', async () => {
    await ports.grants.remember(visit(shop.mario.id), start);
    const [known] = await ports.grants.browsersOf(shop.mario.id, start);
    expect(await ports.grants.forget(shop.lucia.id, known?.id ?? 0)).toBe(false);
    expect(await granted(shop.mario.id)).toBe('browser');
    expect(await ports.grants.forget(shop.mario.id, known?.id ?? 0)).toBe(true);
    expect(await granted(shop.mario.id)).toBeUndefined();
    await ports.grants.remember(visit(shop.lucia.id), start);
    await ports.grants.forgetHere(shop.lucia.id, 'telefono');
    expect(await granted(shop.lucia.id)).toBeUndefined();
  });

  test('a link counts for its account until it expires; a new one at the counter replaces the last', async () => {
    const { mario, lucia } = shop;
    await ports.grants.issueLink(link(mario.id));
    expect(await ports.grants.check(mario.id, { link: 'link' }, start)).toBe('counter');
    expect(await ports.grants.check(lucia.id, { link: 'link' }, start)).toBeUndefined();
    expect(await ports.grants.check(mario.id, { link: 'altro' }, start)).toBeUndefined();
    const end = start.add({ minutes: 15 });
    expect(await ports.grants.check(mario.id, { link: 'link' }, end)).toBeUndefined();
    await ports.grants.issueLink(link(mario.id, { hash: 'email', kind: 'email' }));
    await ports.grants.issueLink(link(mario.id, { hash: 'nuovo' }));
    expect(await ports.grants.check(mario.id, { link: 'link' }, start)).toBeUndefined();
    expect(await ports.grants.check(mario.id, { link: 'nuovo' }, start)).toBe('counter');
    expect(await ports.grants.check(mario.id, { link: 'email' }, start)).toBe('email');
  });

  test('of links no more are issued in a while than is said, however many ask at once', async () => {
    const limit = { most: 3, since: start };
    const ask = (hash: string, minutes: number) =>
      ports.grants.issueLink(
        link(shop.mario.id, { hash, kind: 'email', issued: start.add({ minutes }) }),
        limit,
      );
    expect(await ask('prima', 0)).toBe(true);
    const asked = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`${index}`, 1)));
    expect(asked.filter(Boolean)).toHaveLength(3);
    expect(await ports.grants.issueLink(link(shop.lucia.id), limit)).toBe(true);
  });

  test('what no longer counts is purged, but not the marks on a browser in use', async () => {
    const { mario, bruno, lucia } = shop;
    await ports.grants.remember(visit(mario.id, { browser: 'vecchio' }), start);
    await ports.grants.remember(visit(bruno.id, { staff: true }), start);
    await ports.grants.remember(visit(lucia.id), after(24 * 100));
    await ports.grants.issueLink(link(mario.id, { kind: 'email' }));
    expect(await ports.grants.purge(start.add({ minutes: 30 }))).toBe(0);
    expect(await ports.grants.purge(after(24 * 180))).toBe(2);
    expect(await ports.grants.purge(after(24 * 180))).toBe(0);
    expect(await granted(lucia.id, after(24 * 180))).toBeUndefined();
  });
}
