import { describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { placeOf } from '../../../core/booking/place.ts';
import { ok } from '../../../core/problem.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import {
  book,
  bookIfFree,
  by,
  cancel,
  day,
  moveTo,
  viewOf,
  visit,
  visitIds,
  type Wanted,
} from '../visits.ts';

/** What every store of agendas promises when a visit is moved. */
export function agendaMovesContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  const wednesday = (): Wanted => ({ on: '2027-01-06', at: '15:00', stylistId: shop.bruno.id });
  const clash = /overlaps|held_quarters/;

  describe('a visit that is moved', () => {
    test('stands there as the same, and nowhere else', async () => {
      const times = { duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15, notes: 'corti' };
      const booked = await book(ports, visit(shop, times));
      const moved = await moveTo(ports, booked, visit(shop, wednesday()));
      const { stylistId, date, time, startsAt } = visit(shop, wednesday());
      const expected = comparable({ ...booked, stylistId, date, time, startsAt });
      expect(comparable(moved)).toEqual(expected);
      expect(comparable(await ports.appointments.find(booked.id))).toMatchObject(expected as object);
      const days = [booked, moved].map(({ stylistId: whose, date: on }) => ({ stylistId: whose, date: on }));
      expect(visitIds(await viewOf(ports, { days }))).toEqual([[], [booked.id]]);
      const busy = await ports.agendas.busy([shop.anna.id, shop.bruno.id], booked.date, moved.date);
      expect(busy.map(one => [one.stylistId, one.date.toString(), one.busy.length])).toEqual([
        [shop.bruno.id, '2027-01-06', 2],
      ]);
    });

    test('leaves its old time to others, and holds the new one, its posa left out', async () => {
      const times = { duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15 };
      const booked = await book(ports, visit(shop, times));
      await moveTo(ports, booked, visit(shop, wednesday()));
      for (const at of ['10:00', '11:00', '11:30']) await book(ports, visit(shop, { at }));
      for (const at of ['14:45', '15:00', '16:00', '16:30'])
        await expect(book(ports, visit(shop, { ...wednesday(), at }))).rejects.toThrow(clash);
      await book(ports, visit(shop, { ...wednesday(), at: '15:30' }));
    });

    test('may stand on its own old quarter-hours', async () => {
      const booked = await book(ports, visit(shop, { duration: 60 }));
      const later = await moveTo(ports, booked, visit(shop, { at: '10:15' }));
      await moveTo(ports, later, visit(shop, { at: '09:30' }));
      expect(await bookIfFree(ports, visit(shop, { at: '10:30' }))).toMatchObject({ ok: true });
      expect(await bookIfFree(ports, visit(shop, { at: '10:15', duration: 15 }))).toMatchObject({
        ok: false,
      });
    });

    test('never comes to stand on another: nothing is changed', async () => {
      const booked = await book(ports, visit(shop));
      const other = await book(ports, visit(shop, wednesday()));
      for (const at of ['14:45', '15:00', '15:15'])
        await expect(moveTo(ports, booked, visit(shop, { ...wednesday(), at }))).rejects.toThrow(clash);
      expect(comparable(await ports.appointments.find(booked.id))).toMatchObject(
        comparable(booked) as object,
      );
      await expect(book(ports, visit(shop))).rejects.toThrow(clash);
      await cancel(ports, other);
      await moveTo(ports, booked, visit(shop, wednesday()));
    });

    test('is confirmed, or nothing is moved', async () => {
      const booked = await book(ports, visit(shop));
      await cancel(ports, booked);
      const gone = `appointment ${booked.id} is not confirmed`;
      await expect(moveTo(ports, booked, visit(shop, wednesday()))).rejects.toThrow(gone);
      await book(ports, visit(shop, wednesday()));
    });

    test('counts for its new stylist and day', async () => {
      const booked = await book(ports, visit(shop));
      await moveTo(ports, booked, visit(shop, wednesday()));
      const { anna, bruno } = shop;
      const pages = [anna, bruno].map(({ id: stylistId }) =>
        ports.appointments.page({ stylistId, status: 'confirmed' }, { limit: 5, after: undefined }),
      );
      expect((await Promise.all(pages)).map(({ total, items }) => [total, items.length])).toEqual([
        [0, 0],
        [1, 1],
      ]);
      const ahead = await ports.appointments.countUpcomingByStylist(booked.startsAt);
      expect([...ahead]).toEqual([[bruno.id, 1]]);
      expect(await ports.appointments.list({ from: day('2027-01-06') })).toMatchObject([{ id: booked.id }]);
      expect(await ports.appointments.list({ to: day('2027-01-05') })).toEqual([]);
    });

    test('may be moved together with others, in the order of the writes', async () => {
      const [first, second] = [
        await book(ports, visit(shop)),
        await book(ports, visit(shop, { at: '10:30' })),
      ];
      const { date, stylistId } = first;
      const to = ({ time, startsAt }: typeof first) => ({ stylistId, date, time, startsAt });
      const swapped = await ports.agendas.change({ days: [first] }, () =>
        ok({
          writes: [
            { do: 'cancel', id: second.id, ...by(shop.mario.id) },
            { do: 'move', id: first.id, from: placeOf(first), to: to(second), ...by(shop.mario.id) },
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop) },
          ],
          answer: stored => stored.map(({ id, status }) => [id === first.id, status]),
        }),
      );
      expect(swapped).toEqual(
        ok([
          [false, 'cancelled'],
          [true, 'confirmed'],
          [false, 'confirmed'],
        ]),
      );
    });
  });

  test('visits that cross between two days at once all arrive, and nobody waits for ever', async () => {
    const { anna, bruno } = shop;
    const hours = ['09:00', '10:00', '11:00', '15:00', '16:00', '17:00'];
    const here = { on: '2027-01-05', stylistId: bruno.id };
    const there = { on: '2027-01-06', stylistId: anna.id };
    const pairs = hours.flatMap(at => [
      { from: { ...here, at }, to: { ...there, at: `${at.slice(0, 2)}:30` } },
      { from: { ...there, at }, to: { ...here, at: `${at.slice(0, 2)}:30` } },
    ]);
    const booked = await Promise.all(pairs.map(({ from }) => book(ports, visit(shop, from))));
    await Promise.all(booked.map((one, index) => moveTo(ports, one, visit(shop, pairs[index]?.to))));
    const stored = await ports.appointments.list({ status: 'confirmed' });
    expect(stored).toHaveLength(12);
    expect(stored.every(({ time }) => time.minute === 30)).toBe(true);
    for (const { from } of pairs) await book(ports, visit(shop, from));
  });

  test('of those who want one free time for their own visits, one gets it', async () => {
    const starts = ['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00'];
    const booked = await Promise.all(starts.map(at => book(ports, visit(shop, { at }))));
    const answers = await Promise.allSettled(booked.map(one => moveTo(ports, one, visit(shop, wednesday()))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ports.appointments.list({ from: day('2027-01-06') })).toHaveLength(1);
  });
}
