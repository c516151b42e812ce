import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { MAX_PASSKEYS, type Passkey } from '../../../../core/people/passkeys/passkey.ts';
import { decideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';

const now = Temporal.Instant.from('2027-01-05T08:00:00Z');
const later = now.add({ hours: 1 });

export function passkeysContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let store: TestStore;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    ports = emptied;
    store = opened;
    shop = await seedSmallShop(ports);
  });

  const key = (id: string, userId = shop.mario.id, more: Partial<Passkey> = {}): Passkey => ({
    ...{ id, userId, publicKey: `key of ${id}`, counter: 0, name: 'iPhone', created: now, lastUsed: null },
    ...more,
  });
  const idsOf = async (userId: number) => (await ports.passkeys.list(userId)).map(({ id }) => id);

  test('are found by their id, listed by age, and renamed and taken away by their owner alone', async () => {
    const { mario, lucia } = shop;
    expect(await ports.passkeys.add(key('b', mario.id, { created: later }))).toBe(true);
    expect(await ports.passkeys.add(key('a'))).toBe(true);
    expect(await ports.passkeys.add(key('a', lucia.id))).toBe(false);
    expect(await ports.passkeys.add(key('c', 4_711))).toBe(false);
    const found = await ports.passkeys.find('a');
    expect({ ...found, created: found?.created.toString() }).toEqual({
      ...key('a'),
      created: now.toString(),
    });
    expect(await ports.passkeys.find('c')).toBeUndefined();
    expect((await idsOf(mario.id)).toSorted()).toEqual(['a', 'b']);
    expect(await ports.passkeys.rename(lucia.id, 'a', 'Mia')).toBe(false);
    expect(await ports.passkeys.rename(mario.id, 'c', 'Mia')).toBe(false);
    expect(await ports.passkeys.rename(mario.id, 'a', 'Portatile')).toBe(true);
    expect((await ports.passkeys.list(mario.id)).map(({ name }) => name).toSorted()).toEqual([
      ...['Portatile', 'iPhone'],
    ]);
    expect(await ports.passkeys.remove(lucia.id, 'a')).toBe(false);
    expect(await ports.passkeys.remove(mario.id, 'a')).toBe(true);
    expect(await ports.passkeys.remove(mario.id, 'a')).toBe(false);
    expect(await idsOf(mario.id)).toEqual(['b']);
  });

  test('of one account are so many and no more', async () => {
    for (let at = 0; at < MAX_PASSKEYS; at += 1)
      expect(await ports.passkeys.add(key(`key-${at}`))).toBe(true);
    expect(await ports.passkeys.add(key('surplus'))).toBe(false);
  });

  test('note a counter that grows, and none that does not; of many at once one is first', async () => {
    await ports.passkeys.add(key('a'));
    expect(await ports.passkeys.use('a', 0, now)).toBe(true);
    expect(await ports.passkeys.use('a', 5, later)).toBe(true);
    expect([await ports.passkeys.use('a', 5, later), await ports.passkeys.use('a', 0, later)]).toEqual([
      ...[false, false],
    ]);
    expect((await ports.passkeys.find('a'))?.lastUsed?.toString()).toBe(later.toString());
    const processes = [ports, await store.another()];
    const used = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (processes[at % 2] ?? ports).passkeys.use('a', 6, later)),
    );
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await ports.passkeys.use('unknown', 1, now)).toBe(false);
  });

  test('count to the end of their 32 bits', async () => {
    await ports.passkeys.add(key('a', shop.mario.id, { counter: 2_147_483_647 }));
    for (const counter of [2_147_483_648, 4_294_967_295]) {
      expect(await ports.passkeys.use('a', counter, later)).toBe(true);
      expect((await ports.passkeys.find('a'))?.counter).toBe(counter);
    }
    expect(await ports.passkeys.use('a', 4_294_967_294, later)).toBe(false);
    expect(await ports.passkeys.add(key('b', shop.mario.id, { counter: 4_294_967_295 }))).toBe(true);
  });

  test('go along with a login that moves, and go with whoever is erased', async () => {
    const nobody = { firstName: 'Rosa', lastName: null, email: null, phone: null, requestId: null };
    const { user: rosa } = await ports.users.addCustomer(nobody);
    await ports.passkeys.add(key('a'));
    await ports.users.merge(shop.mario.id, rosa.id, (gone, into) =>
      ok({ ...gone, user: { ...gone.user, id: into.user.id } }),
    );
    expect(await idsOf(rosa.id)).toEqual(['a']);
    await ports.erasures.erase(rosa.id, now, decideErasing(shop.salone.id, now));
    expect(await ports.passkeys.find('a')).toBeUndefined();
  });
}
