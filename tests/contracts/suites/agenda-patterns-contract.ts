import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { asBookedNow, together } from '../../../core/booking/services/booked-services.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, day, moveTo, viewOf, visit, visitIds } from '../visits.ts';

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

  test('several services keep their order, their prices and each its own posa, wherever they are moved', async () => {
    const { taglio, colore } = shop;
    const colour = { ...asBookedNow(colore), processing: { after: 30, minutes: 30 }, cleanup: 30 };
    const cut = { ...asBookedNow(taglio), cleanup: 15 };
    const booked = await book(ports, visit(shop, together([cut, colour, cut])));
    expect(booked).toMatchObject({ serviceId: taglio.id, duration: 150, price: 9_100, cleanup: 30 });
    const [read, stands] = [await ports.appointments.find(booked.id), await ports.appointments.list({})];
    expect(read?.serviceName).toBe('Taglio uomo + Colore + Taglio uomo');
    expect(read?.services.map(({ name, ...service }) => service)).toEqual([cut, colour, cut]);
    expect(stands.map(({ services }) => services)).toEqual([read?.services]);
    const [busy] = await ports.agendas.busy([shop.anna.id], booked.date, booked.date);
    expect(busy?.busy).toEqual([
      { start: 600, minutes: 60 },
      { start: 690, minutes: 90 },
    ]);
    for (const at of ['10:30', '11:30', '12:45'])
      await expect(book(ports, visit(shop, { at }))).rejects.toThrow(/overlaps|held_quarters/);
    for (const at of ['11:00', '13:00']) await book(ports, visit(shop, { at }));

    const moved = await moveTo(ports, booked, visit(shop, { on: '2027-01-06' }));
    expect(moved.parts).toEqual([cut, colour, cut]);
    await expect(book(ports, visit(shop, { on: '2027-01-06', at: '10:30' }))).rejects.toThrow(
      /overlaps|held/,
    );
    await book(ports, visit(shop, { on: '2027-01-06', at: '11:00' }));
    await book(ports, visit(shop, { at: '10:30' }));
  });
}
