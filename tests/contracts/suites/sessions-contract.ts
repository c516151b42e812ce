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
}
