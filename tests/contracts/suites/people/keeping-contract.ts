import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, cancel, day, visit } from '../../visits.ts';

/** What is told of appointments, and until when. */
export function keepingContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test('histories and letters go once their appointment has begun before a moment, however early they were booked', async () => {
    const [old, young] = [
      await book(ports, visit(shop)),
      await book(ports, visit(shop, { on: '2027-01-07' })),
    ];
    await cancel(ports, old);
    const due = Temporal.Instant.from('2027-01-01T08:00:00Z');
    const letter = (key: string, id: number | null, on: string | null) => ({
      ...{ key, kind: 'reminder' as const, to: shop.mario.id, visit: id, change: 1, due },
      day: on === null ? null : day(on),
    });
    await ports.outbox.add([letter('a', old.id, null), letter('b', young.id, null)]);
    await ports.outbox.add([letter('c', null, '2027-01-04'), letter('d', null, '2027-01-07')]);
    const purged = async (before: Temporal.Instant) => {
      let rows = 0;
      for (const port of [ports.histories, ports.outbox])
        for (let some = await port.purge(before); some > 0; some = await port.purge(before)) rows += some;
      return rows;
    };
    expect(await purged(old.startsAt.subtract({ hours: 48 }))).toBe(0);
    expect(await purged(old.startsAt.add({ minutes: 1 }))).toBe(4);
    expect(await purged(old.startsAt.add({ minutes: 1 }))).toBe(0);
    expect(await ports.histories.of(old.id)).toEqual([]);
    expect(await ports.histories.of(young.id)).toHaveLength(1);
    expect((await ports.outbox.to(shop.mario.id)).map(({ key }) => key)).toEqual(['b', 'd']);
  });
}
