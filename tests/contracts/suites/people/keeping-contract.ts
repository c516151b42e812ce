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

  test('people who have not come since a moment are found, but none who works here, books again or never came', async () => {
    const since = Temporal.Instant.from('2027-01-05T08:00:00Z');
    const inactive = () => ports.keeping.inactive(since, 10);
    await book(ports, visit(shop, { on: '2026-12-01', userId: shop.lucia.id }));
    const again = await book(ports, visit(shop, { on: '2026-12-01', at: '11:00' }));
    await book(ports, visit(shop, { on: '2026-12-01', at: '12:00', userId: shop.bruno.id }));
    await book(
      ports,
      visit(shop, { on: '2026-12-01', at: '15:00', userId: (await ports.users.passerBy()).id }),
    );
    expect(await inactive()).toEqual([shop.mario.id, shop.lucia.id].toSorted((a, b) => a - b));
    expect(await ports.keeping.inactive(since, 1)).toHaveLength(1);
    expect(await ports.keeping.inactive(again.startsAt, 10)).toEqual([shop.lucia.id]);
    await book(ports, visit(shop, { on: '2027-01-07' }));
    expect(await inactive()).toEqual([shop.lucia.id]);
    const device = { browser: 'telefono', userId: shop.lucia.id, label: 'Chrome', staff: false };
    await ports.trustedDevices.remember(device, since);
    expect(await inactive()).toEqual([]);
  });

  test('the months are none until they are set, and none again', async () => {
    expect(await ports.keeping.months()).toBeNull();
    await ports.keeping.setMonths(24);
    await ports.keeping.setMonths(36);
    expect(await ports.keeping.months()).toBe(36);
    await ports.keeping.setMonths(null);
    expect(await ports.keeping.months()).toBeNull();
  });
}
