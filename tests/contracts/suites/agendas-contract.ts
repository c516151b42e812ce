import { describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { asBooked } from '../../../core/booking/appointment.ts';
import { defaultShopHours } from '../../../core/calendar/shop-hours.ts';
import { plainTimetable } from '../../../core/calendar/timetable.ts';
import { shopDay, workDay } from '../../../core/calendar/work-day.ts';
import { withRoles } from '../../../core/people/roles.ts';
import { ok, refuse } from '../../../core/problem.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, bookIfFree, by, cancel, day, viewOf, visit, visitIds } from '../visits.ts';

/** What every store of agendas promises about one change. */
export function agendasContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  const onTuesday = () => ({ days: [{ stylistId: shop.anna.id, date: day('2027-01-05') }] });

  describe('what a decision is shown', () => {
    test('is the confirmed visits of the day, and of no other day or stylist', async () => {
      const ten = await book(ports, visit(shop));
      const gone = await book(ports, visit(shop, { at: '11:00' }));
      await cancel(ports, gone);
      await book(ports, visit(shop, { on: '2027-01-06' }));
      await book(ports, visit(shop, { stylistId: shop.bruno.id }));
      const view = await viewOf(ports, onTuesday());
      const { firstName, lastName } = shop.anna;
      const timetable = plainTimetable(defaultShopHours);
      const worked = workDay(timetable, shopDay(timetable, day('2027-01-05')), shop.anna.id);
      const anna = { stylistId: shop.anna.id, stylist: { firstName, lastName }, takesBookings: true };
      const tuesday = { ...anna, ...worked, appointments: [ten] };
      expect(comparable(view)).toEqual(comparable({ timetable, days: [tuesday] }));
    });

    test('comes in stylist order, whatever the order asked in', async () => {
      const { anna, bruno } = shop;
      const asked = [
        { stylistId: bruno.id, date: day('2027-01-05') },
        { stylistId: anna.id, date: day('2027-01-06') },
        { stylistId: anna.id, date: day('2027-01-05') },
      ];
      const { days } = await viewOf(ports, { days: asked });
      expect(days.map(({ stylistId, date }) => [stylistId, date.toString()])).toEqual([
        [anna.id, '2027-01-05'],
        [anna.id, '2027-01-06'],
        [bruno.id, '2027-01-05'],
      ]);
    });

    test('has no day of a stylist who never existed', async () => {
      const unknown = { stylistId: 4_711, date: day('2027-01-05') };
      expect(await viewOf(ports, { days: [unknown] })).toMatchObject({ days: [] });
      expect((await viewOf(ports, { days: [...onTuesday().days, unknown] })).days).toHaveLength(1);
    });

    test('says when a person takes no bookings', async () => {
      const scope = { days: [{ stylistId: shop.mario.id, date: day('2027-01-05') }] };
      expect((await viewOf(ports, scope)).days).toMatchObject([{ takesBookings: false, appointments: [] }]);
    });

    test('is the days of all who take bookings, when nobody in particular is asked for', async () => {
      const ten = await book(ports, visit(shop));
      const view = await viewOf(ports, { everyStylistOn: day('2027-01-05') });
      expect(view.days.map(({ stylistId, takesBookings }) => [stylistId, takesBookings])).toEqual([
        [shop.anna.id, true],
        [shop.bruno.id, true],
      ]);
      expect(visitIds(view)).toEqual([[ten.id], []]);
    });

    test('shows also what a stylist who left still has that day', async () => {
      const { anna, bruno } = shop;
      const ten = await book(ports, visit(shop));
      await cancel(ports, await book(ports, visit(shop, { on: '2027-01-06' })));
      await ports.users.changeRoles(anna.id, withRoles({ isStylist: false }));
      const seen = async (date: string) =>
        (await viewOf(ports, { everyStylistOn: day(date) })).days.map(
          ({ stylistId, takesBookings, appointments }) => [
            ...[stylistId, takesBookings],
            appointments.map(({ id }) => id),
          ],
        );
      expect(await seen('2027-01-05')).toEqual([
        [anna.id, false, [ten.id]],
        [bruno.id, true, []],
      ]);
      expect(await seen('2027-01-06')).toEqual([[bruno.id, true, []]]);
    });

    test('is empty in a shop without stylists', async () => {
      expect(await viewOf(await store.empty(), { everyStylistOn: day('2027-01-05') })).toMatchObject({
        days: [],
      });
    });
  });

  describe('what a plan stores', () => {
    test('is there when the answer is given, exactly as planned', async () => {
      const times = { duration: 90, processing: { after: 30, minutes: 45 }, cleanup: 15 };
      const planned = visit(shop, { ...times, notes: 'l\'ultima volta: 50 % più corti? 💈👩‍🦰\n\\ "sì"' });
      const stored = await book(ports, planned);
      expect(comparable(stored)).toEqual(comparable({ ...planned, id: stored.id, ...asBooked }));
      expect(comparable(await ports.appointments.find(stored.id))).toMatchObject(
        comparable(stored) as object,
      );
    });

    test('is handed to the answer in the order of the writes', async () => {
      const { anna } = shop;
      const old = await book(ports, visit(shop));
      const moved = await ports.agendas.change(onTuesday(), () =>
        ok({
          writes: [
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { at: '16:00' }) },
            { do: 'cancel', id: old.id, ...by(shop.mario.id) },
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { userId: anna.id }) },
          ],
          answer: stored => stored.map(({ userId, status, time }) => [userId, status, time.toString()]),
        }),
      );
      expect(moved).toEqual(
        ok([
          [shop.mario.id, 'confirmed', '16:00:00'],
          [shop.mario.id, 'cancelled', '10:00:00'],
          [anna.id, 'confirmed', '10:00:00'],
        ]),
      );
    });

    test('may be nothing: the answer is given and nothing changes', async () => {
      const answered = await ports.agendas.change(onTuesday(), () =>
        ok({ writes: [], answer: stored => stored.length }),
      );
      expect(answered).toEqual(ok(0));
      expect(await ports.appointments.list({})).toEqual([]);
    });

    test('keeps day, wall time and moment apart, where clocks change and at midnight', async () => {
      const dates = [
        ...['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31'],
        ...['2027-11-01', '2026-12-31', '2028-02-29'],
      ];
      for (const on of dates) {
        for (const at of ['00:00', '01:45', '03:15', '12:07', '23:45']) {
          const planned = visit(shop, { on, at, duration: 15 });
          const { id } = await book(ports, planned);
          expect(comparable(await ports.appointments.find(id))).toMatchObject(comparable(planned) as object);
        }
        const { days } = await viewOf(ports, { days: [{ stylistId: shop.anna.id, date: day(on) }] });
        expect(days[0]?.appointments.map(({ time }) => time.toString().slice(0, 5)).toSorted()).toEqual([
          ...['00:00', '01:45', '03:15', '12:07', '23:45'],
        ]);
      }
    });

    test('allows visits that touch, and the same hour at two stylists', async () => {
      await book(ports, visit(shop));
      await book(ports, visit(shop, { at: '10:30' }));
      await book(ports, visit(shop, { at: '09:30' }));
      await book(ports, visit(shop, { stylistId: shop.bruno.id }));
      expect(await ports.appointments.list({})).toHaveLength(4);
    });

    test('is free for others once it is cancelled', async () => {
      const first = await book(ports, visit(shop, { duration: 90 }));
      expect(await cancel(ports, first)).toMatchObject({
        ok: true,
        value: { id: first.id, status: 'cancelled' },
      });
      expect(await bookIfFree(ports, visit(shop, { at: '10:45' }))).toMatchObject({ ok: true });
      expect((await ports.appointments.find(first.id))?.status).toBe('cancelled');
    });
  });

  describe('what stores nothing', () => {
    const nothingNew = async () => {
      expect(await ports.appointments.list({})).toEqual([]);
      expect(await bookIfFree(ports, visit(shop))).toMatchObject({ ok: true });
    };

    test('a refusal', async () => {
      const refused = await ports.agendas.change(onTuesday(), () => refuse({ code: 'slot-taken' }));
      expect(refused).toEqual(refuse({ code: 'slot-taken' }));
      await nothingNew();
    });

    test('a decision that breaks', async () => {
      const change = ports.agendas.change(onTuesday(), () => {
        throw new Error('a bug');
      });
      await expect(change).rejects.toThrow('a bug');
      await nothingNew();
    });

    test('a plan that fails midway', async () => {
      const change = ports.agendas.change(onTuesday(), () =>
        ok({
          writes: [
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop) },
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { at: '15:00' }) },
            { do: 'cancel', id: 999_999, ...by(shop.mario.id) },
          ],
          answer: () => undefined,
        }),
      );
      await expect(change).rejects.toThrow('appointment 999999 is not confirmed');
      await nothingNew();
    });

    test('a plan that overlaps itself', async () => {
      const change = ports.agendas.change(onTuesday(), () =>
        ok({
          writes: [
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop) },
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { at: '10:15', duration: 15 }) },
          ],
          answer: () => undefined,
        }),
      );
      await expect(change).rejects.toThrow(/overlaps|held_quarters/);
      await nothingNew();
    });

    test('a decision that overlooks a visit, however little they share', async () => {
      const standing = await book(ports, visit(shop, { duration: 35 }));
      for (const at of ['10:00', '10:15', '10:30', '09:45'])
        await expect(book(ports, visit(shop, { at }))).rejects.toThrow(/overlaps|held_quarters/);
      expect(visitIds(await viewOf(ports, onTuesday()))).toEqual([[standing.id]]);
      expect(await ports.appointments.list({})).toHaveLength(1);
    });

    test('cancelling twice', async () => {
      const { id } = await book(ports, visit(shop));
      const again = () =>
        ports.agendas.change(onTuesday(), () =>
          ok({ writes: [{ do: 'cancel', id, ...by(shop.mario.id) }], answer: () => undefined }),
        );
      expect(await again()).toMatchObject({ ok: true });
      await expect(again()).rejects.toThrow(`appointment ${id} is not confirmed`);
    });
  });
}
