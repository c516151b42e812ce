import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';

const created = Temporal.Instant.from('2027-01-05T07:00:00Z');

export function calendarFeedsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test('are found by their secret’s hash until they are removed', async () => {
    const { calendarFeeds } = ports;
    const { anna } = shop;
    const ofAnna = await calendarFeeds.add({ stylistId: anna.id, hash: 'a', created });
    const ofAll = await calendarFeeds.add({ stylistId: null, hash: 'b', created });
    expect(ofAnna).toEqual({ id: ofAnna?.id, stylistId: anna.id, created });
    expect(await calendarFeeds.list()).toEqual([ofAnna, ofAll]);
    expect(await calendarFeeds.findByHash('b')).toEqual(ofAll);
    expect(await calendarFeeds.findByHash('c')).toBeUndefined();
    expect(await calendarFeeds.remove(ofAnna?.id ?? 0)).toBe(true);
    expect(await calendarFeeds.remove(ofAnna?.id ?? 0)).toBe(false);
    expect(await calendarFeeds.findByHash('a')).toBeUndefined();
    expect(await calendarFeeds.list()).toEqual([ofAll]);
  });

  test('are of nobody who does not exist', async () => {
    expect(await ports.calendarFeeds.add({ stylistId: 4_711, hash: 'a', created })).toBeUndefined();
    expect(await ports.calendarFeeds.list()).toEqual([]);
  });
}
