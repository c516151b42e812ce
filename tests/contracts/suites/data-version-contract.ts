import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { withRoles } from '../../../core/people/roles.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, cancel, moveTo, visit } from '../visits.ts';

export function dataVersionContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  let store: TestStore;
  forEachTest(open, async (emptied, opened) => {
    [ports, store] = [emptied, opened];
    shop = await seedSmallShop(ports);
  });

  test('a change has another name than what was before it, whoever made it, at once', async () => {
    const other = await store.another();
    const seen = [await ports.dataVersion.current()];
    const changes = [
      (by: Ports, at: string) => book(by, visit(shop, { at })),
      (by: Ports) => by.users.changeRoles(shop.bruno.id, withRoles({ isStylist: false })),
      (by: Ports) => by.services.update(shop.taglio.id, { duration: 45 }),
      async (by: Ports, at: string) =>
        moveTo(by, await book(by, visit(shop, { at })), visit(shop, { at, on: '2027-01-06' })),
      async (by: Ports, at: string) => cancel(by, await book(by, visit(shop, { at }))),
    ];
    for (const [index, change] of changes.entries())
      for (const [by, hour] of [
        [ports, 9 + index],
        [other, 14 + index],
      ] as const) {
        await change(by, `${String(hour).padStart(2, '0')}:00`);
        seen.push(await ports.dataVersion.current());
      }
    expect(new Set(seen).size).toBe(seen.length);
  });
}
