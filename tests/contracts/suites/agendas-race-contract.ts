import { describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import type { StylistDay } from '../../../core/booking/agenda.ts';
import { refuse } from '../../../core/problem.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, bookIfFree, cancel, day, planIfFree, visit } from '../visits.ts';

/** What every store of agendas promises when many ask at once, and of what is taken. */
export function agendasRaceContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  const hundred = Array.from({ length: 100 }, (_, index) => index);

  describe('many at once', () => {
    test('of a hundred who want one start, exactly one gets it and the others are told', async () => {
      const answers = await Promise.all(hundred.map(() => bookIfFree(ports, visit(shop))));
      const [won, lost] = [answers.filter(({ ok }) => ok), answers.filter(({ ok }) => !ok)];
      expect(won).toHaveLength(1);
      expect(lost).toEqual(Array.from({ length: 99 }, () => refuse({ code: 'slot-taken' })));
      expect(await ports.appointments.list({})).toMatchObject([won[0]?.ok ? won[0].value : {}]);
    });

    test('of those who do not mind by whom, each stylist takes one', async () => {
      const free = (days: readonly StylistDay[]) =>
        days.filter(({ appointments }) => appointments.length === 0);
      const answers = await Promise.all(
        hundred.map(() =>
          ports.agendas.change({ everyStylistOn: day('2027-01-05') }, ({ days, timetable }) => {
            const stylistId = free(days)[0]?.stylistId;
            return stylistId === undefined
              ? refuse({ code: 'slot-taken' })
              : planIfFree({ days: free(days), timetable }, visit(shop, { stylistId }));
          }),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
      const stored = await ports.appointments.list({});
      expect(new Set(stored.map(({ stylistId }) => stylistId))).toEqual(
        new Set([shop.anna.id, shop.bruno.id]),
      );
      expect(stored).toHaveLength(2);
    });

    test('days of different stylists are changed side by side', async () => {
      const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
      const wanted = starts.flatMap(at =>
        [shop.anna, shop.bruno].map(({ id }) => visit(shop, { at, stylistId: id })),
      );
      const answers = await Promise.all(wanted.map(one => bookIfFree(ports, one)));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(await ports.appointments.list({})).toHaveLength(12);
    });

    test('two days, asked for in either order, never wait for each other for ever', async () => {
      const [anna, bruno] = [shop.anna, shop.bruno].map(({ id }) => ({
        stylistId: id,
        date: day('2027-01-05'),
      }));
      if (anna === undefined || bruno === undefined) throw new Error('two stylists');
      const answers = await Promise.all(
        hundred.map(index =>
          ports.agendas.change({ days: index % 2 ? [anna, bruno] : [bruno, anna] }, view =>
            planIfFree(view, visit(shop)),
          ),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });

    test('a visit is cancelled once', async () => {
      const booked = await book(ports, visit(shop));
      const answers = await Promise.all(hundred.slice(0, 20).map(() => cancel(ports, booked)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    });
  });

  describe('what is taken', () => {
    test('is the confirmed visits of the stylists asked for, both ends of the range included', async () => {
      const { anna, bruno } = shop;
      for (const on of ['2027-01-05', '2027-01-06', '2027-01-08', '2027-01-09'])
        await book(ports, visit(shop, { on }));
      await book(ports, visit(shop, { on: '2027-01-06', at: '08:30', duration: 90 }));
      await cancel(ports, await book(ports, visit(shop, { on: '2027-01-07' })));
      await book(ports, visit(shop, { on: '2027-01-07', stylistId: bruno.id }));

      const taken = async (ids: number[]) =>
        (await ports.agendas.busy(ids, day('2027-01-06'), day('2027-01-08')))
          .filter(({ busy }) => busy.length > 0)
          .map(({ stylistId, date, busy }) => [
            stylistId,
            date.toString(),
            busy.toSorted((a, b) => a.start - b.start),
          ])
          .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
      const annas = [
        [
          anna.id,
          '2027-01-06',
          [
            { start: 510, minutes: 90 },
            { start: 600, minutes: 30 },
          ],
        ],
        [anna.id, '2027-01-08', [{ start: 600, minutes: 30 }]],
      ];
      expect(await taken([anna.id])).toEqual(annas);
      expect(await taken([bruno.id, anna.id])).toEqual([
        ...annas,
        [bruno.id, '2027-01-07', [{ start: 600, minutes: 30 }]],
      ]);
      expect(await taken([])).toEqual([]);
      expect(await taken([4_711])).toEqual([]);
    });
  });
}
