import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, day, viewOf, visit, visitIds } from '../visits.ts';

/** What every store promises about visits with posa and clean-up. */
export function agendaPatternsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test('nobody is let into another’s work or clean-up; in its posa somebody else is served', async () => {
    const tuesday = { days: [{ stylistId: shop.anna.id, date: day('2027-01-05') }] };
    const times = { duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15 };
    const colour = await book(ports, visit(shop, times));
    for (const at of ['10:15', '10:45', '11:00', '11:30'])
      await expect(book(ports, visit(shop, { at }))).rejects.toThrow(/overlaps|held_quarters/);
    const within = await book(ports, visit(shop, { at: '10:30' }));
    const after = await book(ports, visit(shop, { at: '11:45' }));
    expect(visitIds(await viewOf(ports, tuesday))).toEqual([[colour.id, within.id, after.id]]);
    const [from, to] = [day('2027-01-05'), day('2027-01-05')];
    const [busy] = await ports.agendas.busy([shop.anna.id], from, to);
    expect(busy?.busy.map(({ start, minutes }) => [start - 600, minutes])).toEqual(
      expect.arrayContaining([
        [0, 30],
        [30, 30],
        [60, 45],
        [105, 30],
      ]),
    );
  });
}
