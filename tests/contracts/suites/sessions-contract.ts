import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { seedSmallShop } from '../../../adapters/memory/seed.ts';
import { withRoles } from '../../../core/people/roles.ts';
import type { StoredSession } from '../../../core/ports/sessions.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function sessionsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  forEachTest(open, emptied => {
    ports = emptied;
  });

  const at = (time: string) => Temporal.Instant.from(`2027-01-05T${time}Z`);
  const session = (more: Partial<StoredSession> = {}): StoredSession => ({
    ...{
      sid: 'a hash',
      sess: { userId: 3, text: '💈 "?\'', list: [1, { deep: null }] },
      expire: at('10:00:00.123'),
    },
    ...more,
  });

  test('hands out what was stored, to the millisecond', async () => {
    await ports.sessions.create(session());
    await ports.sessions.create(session({ sid: 'another', sess: {} }));
    expect(comparable(await ports.sessions.find('a hash', at('09:00:00')))).toEqual(comparable(session()));
    expect(await ports.sessions.find('unknown', at('09:00:00'))).toBeUndefined();
  });

  test('hands out whose it is with it, as they are at that moment', async () => {
    const { anna, mario } = await seedSmallShop(ports);
    await ports.sessions.create(session({ sess: { userId: mario.id } }));
    const whose = async () => (await ports.sessions.find('a hash', at('09:00:00')))?.user;
    expect(await whose()).toEqual(mario);
    await ports.users.changeRoles(mario.id, withRoles({ isAdmin: true }));
    expect(await whose()).toEqual({ ...mario, isAdmin: true });
    await ports.sessions.update(session({ sess: { userId: anna.id } }));
    expect(await whose()).toEqual(anna);
    for (const sess of [{ userId: 4_711 }, {}, { userId: 'anna' }]) {
      await ports.sessions.update(session({ sess }));
      expect(await whose()).toBeUndefined();
    }
  });

  test('never hands out an expired one', async () => {
    await ports.sessions.create(session());
    expect(await ports.sessions.find('a hash', at('10:00:00.122'))).toBeDefined();
    expect(await ports.sessions.find('a hash', at('10:00:00.123'))).toBeUndefined();
    expect(await ports.sessions.find('a hash', at('11:00:00'))).toBeUndefined();
  });

  test('keeps the latest of what is updated', async () => {
    await ports.sessions.create(session());
    await ports.sessions.update(session({ sess: { userId: 4 }, expire: at('12:00:00') }));
    expect(comparable(await ports.sessions.find('a hash', at('11:00:00')))).toEqual(
      comparable(session({ sess: { userId: 4 }, expire: at('12:00:00') })),
    );
  });

  test('does not bring a removed one back when a late update arrives', async () => {
    await ports.sessions.create(session());
    await ports.sessions.remove('a hash');
    await ports.sessions.update(session());
    expect(await ports.sessions.find('a hash', at('09:00:00'))).toBeUndefined();
    await ports.sessions.remove('a hash');
  });

  test('goes on under another id with where it is held, and never once it has ended', async () => {
    const { mario } = await seedSmallShop(ports);
    const held = { label: 'Chrome su Android', browser: 'a browser' };
    await ports.sessions.create(session({ sess: { userId: mario.id } }), held);
    await ports.sessions.renew({ from: 'a hash', to: 'another' });
    await ports.sessions.update(session());
    await ports.sessions.renew({ from: 'a hash', to: 'a third' });
    const now = at('09:00:00');
    expect(await ports.sessions.find('a hash', now)).toBeUndefined();
    expect(await ports.sessions.find('a third', now)).toBeUndefined();
    expect(await ports.sessions.listOf(mario.id, now)).toMatchObject([{ sid: 'another', ...held }]);
  });

  test('purges what has expired, and nothing else', async () => {
    for (const sid of ['una', 'due']) await ports.sessions.create(session({ sid }));
    await ports.sessions.create(session({ sid: 'tre', expire: at('11:00:00') }));
    expect(await ports.sessions.purge(at('10:00:00.122'))).toBe(0);
    expect(await ports.sessions.purge(at('10:00:00.123'))).toBe(2);
    expect(await ports.sessions.find('tre', at('10:30:00'))).toBeDefined();
  });

  test('whatever the order in which a removal and updates arrive, nothing is left', async () => {
    await ports.sessions.create(session());
    const late = Array.from({ length: 20 }, () => ports.sessions.update(session()));
    await Promise.all([...late, ports.sessions.remove('a hash'), ports.sessions.update(session())]);
    expect(await ports.sessions.find('a hash', at('09:00:00'))).toBeUndefined();
  });

  const device = { label: 'Chrome su Android', browser: 'a browser' };

  test('are listed with where they are held, the one that ends last first, and without expired ones', async () => {
    const { mario, lucia } = await seedSmallShop(ports);
    const sess = { userId: mario.id, startedAt: 1, seenAt: 2 };
    await ports.sessions.create(session({ sid: 'prima', sess, expire: at('10:00:00') }), device);
    await ports.sessions.create(session({ sid: 'dopo', sess, expire: at('12:00:00') }));
    await ports.sessions.create(session({ sid: 'passata', sess, expire: at('08:00:00') }));
    await ports.sessions.create(session({ sid: 'altrui', sess: { userId: lucia.id } }));
    await ports.sessions.update(session({ sid: 'prima', sess, expire: at('11:00:00') }));
    expect(comparable(await ports.sessions.listOf(mario.id, at('09:00:00')))).toEqual(
      comparable([
        { sid: 'dopo', sess, expire: at('12:00:00'), label: '', browser: null },
        { sid: 'prima', sess, expire: at('11:00:00'), ...device },
      ]),
    );
  });

  test('of one account end together but for one, and nobody else’s', async () => {
    const { mario, lucia } = await seedSmallShop(ports);
    for (const sid of ['una', 'due', 'tre'])
      await ports.sessions.create(session({ sid, sess: { userId: mario.id } }));
    await ports.sessions.create(session({ sid: 'altrui', sess: { userId: lucia.id } }));
    expect(await ports.sessions.endOf(mario.id, 'due')).toBe(2);
    const left = ['una', 'due', 'tre', 'altrui'].map(sid => ports.sessions.find(sid, at('09:00:00')));
    expect((await Promise.all(left)).map(one => one?.sid)).toEqual([undefined, 'due', undefined, 'altrui']);
    expect(await ports.sessions.endOf(mario.id)).toBe(1);
  });

  test('are at most twenty of one account, however many begin at once', async () => {
    const { mario, lucia } = await seedSmallShop(ports);
    await ports.sessions.create(
      session({ sid: 'altrui', sess: { userId: lucia.id }, expire: at('07:00:00') }),
    );
    const begin = (sid: string, seenAt: number, expire = at('10:00:00')) =>
      ports.sessions.create(session({ sid, sess: { userId: mario.id, seenAt }, expire }));
    await begin('the longest unused', 1, at('12:00:00'));
    await Promise.all(Array.from({ length: 24 }, (_, index) => begin(`n. ${index}`, 2)));
    await begin('one with a shorter life', 3, at('09:30:00'));
    const left = (await ports.sessions.listOf(mario.id, at('09:00:00'))).map(({ sid }) => sid);
    expect(left).toHaveLength(20);
    expect(left).not.toContain('the longest unused');
    expect(left).toContain('one with a shorter life');
    expect(await ports.sessions.find('altrui', at('06:00:00'))).toBeDefined();
  });

  test('end with the browser that holds them, also when its secret has become another', async () => {
    const { mario, lucia } = await seedSmallShop(ports);
    const now = at('09:00:00');
    const login = { userId: mario.id, staff: false, label: device.label };
    await ports.trustedDevices.remember({ ...login, browser: 'a browser' }, now);
    for (const [sid, { id: userId }] of [
      ['mia', mario],
      ['di lucia', lucia],
    ] as const)
      await ports.sessions.create(session({ sid, sess: { userId } }), device);
    await ports.sessions.create(session({ sid: 'altrove', sess: { userId: mario.id } }));
    await ports.trustedDevices.remember({ ...login, browser: 'renewed', replaces: 'a browser' }, now);
    const [known] = await ports.trustedDevices.list(mario.id, now);
    expect(await ports.trustedDevices.forget(lucia.id, known?.id ?? 0)).toBe(false);
    expect(await ports.trustedDevices.forget(mario.id, known?.id ?? 0)).toBe(true);
    const left = ['mia', 'di lucia', 'altrove'].map(sid => ports.sessions.find(sid, now));
    expect((await Promise.all(left)).map(one => one?.sid)).toEqual([undefined, 'di lucia', 'altrove']);
  });
}
