import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import { decideBooking } from '../../../core/booking/booking-decision.ts';
import { asBookedNow, together } from '../../../core/booking/services/booked-services.ts';
import { defaultShopHours, type Week } from '../../../core/calendar/shop-hours.ts';
import { shopMoment } from '../../../core/calendar/shop-time.ts';
import { plainTimetable } from '../../../core/calendar/timetable.ts';
import type { TimetableWrite } from '../../../core/calendar/timetable-change.ts';
import { ok, refuse } from '../../../core/problem.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { by as authored, book, cancel, day, visit } from '../visits.ts';

export function timetablesContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  let store: TestStore;
  forEachTest(open, async (emptied, opened) => {
    [ports, store] = [emptied, opened];
    shop = await seedSmallShop(ports);
  });

  const write = (one: TimetableWrite, by: Ports = ports) =>
    by.timetables.change(day('2027-01-01'), () => ok({ write: one, answer: id => id }));
  const idOf = async (one: TimetableWrite): Promise<number> => {
    const written = await write(one);
    return (written.ok && written.value) || 0;
  };
  const stored = async (by: Ports = ports) => comparable(await by.timetables.current());

  const mornings: Week = [[], ...Array.from({ length: 6 }, () => [{ from: '08:00', to: '13:00' }])] as never;
  const closed: Week = [[], [], [], [], [], [], []];
  const august = {
    from: day('2027-08-09'),
    to: day('2027-08-28'),
    hours: [],
    stylistIds: null,
    reason: 'Ferie',
  };

  test('never gives the id of a closure or absence again', async () => {
    const closure: TimetableWrite = { in: 'closures', put: { ...august, id: null } };
    const first = await idOf(closure);
    await write({ in: 'closures', remove: first });
    expect(await idOf(closure)).toBeGreaterThan(first);
    const { from, to } = august;
    const away = { from, to, stylistId: shop.anna.id, part: null, reason: '', id: null };
    const absence: TimetableWrite = { in: 'absences', put: away };
    const gone = await idOf(absence);
    await write({ in: 'absences', remove: gone });
    expect(await idOf(absence)).toBeGreaterThan(gone);
  });

  test('of a shop that set nothing is the week of the configuration', async () => {
    expect(await stored()).toEqual(comparable(plainTimetable(defaultShopHours)));
  });

  test('keeps weeks by the day from which they hold, replaces and removes them', async () => {
    await write({ in: 'weeks', put: { validFrom: day('2027-06-01'), week: mornings } });
    await write({ in: 'weeks', put: { validFrom: day('2027-03-01'), week: closed } });
    await write({ in: 'weeks', put: { validFrom: day('2027-06-01'), week: closed } });
    const { weeks } = await ports.timetables.current();
    expect(weeks.map(({ validFrom, week }) => [validFrom.toString(), week])).toEqual([
      ['2027-03-01', closed],
      ['2027-06-01', closed],
    ]);
    await write({ in: 'weeks', remove: day('2027-03-01') });
    expect((await ports.timetables.current()).weeks).toHaveLength(1);
  });

  test('keeps the plans of each stylist', async () => {
    const { anna, bruno } = shop;
    const validFrom = day('2027-03-01');
    await write({ in: 'plans', put: { stylistId: bruno.id, validFrom, weeks: [closed] } });
    await write({ in: 'plans', put: { stylistId: anna.id, validFrom, weeks: [closed] } });
    await write({ in: 'plans', put: { stylistId: anna.id, validFrom, weeks: [mornings, closed] } });
    const expected = [
      { stylistId: anna.id, validFrom, weeks: [mornings, closed] },
      { stylistId: bruno.id, validFrom, weeks: [closed] },
    ].sort((a, b) => a.stylistId - b.stylistId);
    expect(comparable((await ports.timetables.current()).plans)).toEqual(comparable(expected));
    await write({ in: 'plans', remove: { stylistId: anna.id, validFrom } });
    expect((await ports.timetables.current()).plans.map(({ stylistId }) => stylistId)).toEqual([bruno.id]);
  });

  test('keeps what a stylist does until they do everything again', async () => {
    const { anna, bruno, taglio, barba } = shop;
    await write({ in: 'skills', put: { stylistId: bruno.id, serviceIds: [barba.id] } });
    await write({ in: 'skills', put: { stylistId: anna.id, serviceIds: [] } });
    await write({ in: 'skills', put: { stylistId: bruno.id, serviceIds: [taglio.id, barba.id] } });
    const expected = [
      { stylistId: anna.id, serviceIds: [] },
      { stylistId: bruno.id, serviceIds: [taglio.id, barba.id] },
    ].sort((a, b) => a.stylistId - b.stylistId);
    expect((await ports.timetables.current()).skills).toEqual(expected);
    await write({ in: 'skills', remove: anna.id });
    expect((await ports.timetables.current()).skills.map(({ stylistId }) => stylistId)).toEqual([bruno.id]);
  });

  test('keeps closures and absences under an id each, in the order of their first days', async () => {
    const first = await idOf({ in: 'closures', put: { ...august, id: null } });
    const hours = [{ from: '09:00', to: '12:00' }];
    const monday = { from: day('2027-03-01'), to: day('2027-03-01'), hours, stylistIds: [shop.anna.id] };
    const second = await idOf({ in: 'closures', put: { ...monday, reason: '', id: null } });
    await write({ in: 'closures', put: { ...august, to: day('2027-08-21'), id: first } });
    await write({ in: 'closures', put: { ...august, id: 4_711 } });
    const ill = {
      stylistId: shop.bruno.id,
      from: day('2027-02-02'),
      to: day('2027-02-02'),
      reason: 'Medico',
    };
    const part = { from: '15:00', to: '20:00' };
    const away = await idOf({ in: 'absences', put: { ...ill, part, id: null } });
    const whole = await idOf({
      in: 'absences',
      put: { ...ill, part: null, to: day('2027-02-05'), id: null },
    });
    const { closures, absences } = await ports.timetables.current();
    expect(comparable(closures)).toEqual(
      comparable([
        { ...monday, reason: '', id: second },
        { ...august, to: day('2027-08-21'), id: first },
      ]),
    );
    expect(comparable(absences)).toEqual(
      comparable([
        { ...ill, part, id: away },
        { ...ill, part: null, to: day('2027-02-05'), id: whole },
      ]),
    );
    await write({ in: 'closures', remove: first });
    await write({ in: 'absences', remove: away });
    const left = await ports.timetables.current();
    expect([left.closures.map(({ id }) => id), left.absences.map(({ id }) => id)]).toEqual([
      [second],
      [whole],
    ]);
  });

  test('keeps visits outside by what they are, until a change takes them again', async () => {
    const keep = async (time: string) => {
      const { id: appointmentId, date, stylistId } = await book(ports, visit(shop, { at: time }));
      await write({ in: 'kept', put: { appointmentId, date, time, stylistId } });
      return { appointmentId, date, time, stylistId };
    };
    const [first, second] = [await keep('09:00'), await keep('11:00')];
    const moved = { ...second, time: '12:00' };
    await write({ in: 'kept', put: moved }, await store.another());
    const kept = async () => comparable((await ports.timetables.current()).kept);
    expect(await kept()).toEqual(comparable([first, moved]));
    await ports.timetables.change(day('2027-01-01'), () => {
      const closing: TimetableWrite = { in: 'closures', put: { ...august, id: null } };
      return ok({ write: closing, notKept: [first.appointmentId, 4_711], answer: () => undefined });
    });
    expect(await kept()).toEqual(comparable([moved]));
  });

  test('is the same object until something of it changes, by whoever', async () => {
    const before = await ports.timetables.current();
    expect(await ports.timetables.current()).toBe(before);
    await write({ in: 'closures', put: { ...august, id: null } }, await store.another());
    const after = await ports.timetables.current();
    expect(after.closures).toHaveLength(1);
    expect(await ports.timetables.current()).toBe(after);
  });

  test('stores nothing of a refusal, and shows a decision the visits that still stand', async () => {
    const gone = await book(ports, visit(shop, { at: '11:00' }));
    await cancel(ports, gone);
    await book(ports, visit(shop, { on: '2027-01-04' }));
    const later = await book(ports, visit(shop, { on: '2027-01-08', stylistId: shop.bruno.id }));
    const sooner = await book(ports, visit(shop, { on: '2027-01-05' }));
    const refused = await ports.timetables.change(day('2027-01-05'), ({ appointments }) => {
      expect(comparable(appointments)).toEqual(comparable([sooner, later]));
      return refuse({ code: 'not-permitted' });
    });
    expect(refused.ok).toBe(false);
    expect(await stored()).toEqual(comparable(plainTimetable(defaultShopHours)));
  });

  describe('beside bookings', () => {
    const now = shopMoment(defaultShopHours, Temporal.Instant.from('2027-01-01T08:00:00Z'));
    let seen: readonly number[];
    beforeEach(() => {
      seen = [];
    });

    const bookAt = async (by: Ports, at: string, stylistId: number | null) => {
      const date = day('2027-01-05');
      const wanted = {
        userId: shop.mario.id,
        services: [shop.taglio],
        stylistId,
        date,
        time: at,
        notes: null,
      };
      const visit = together([asBookedNow(shop.taglio)]);
      // Read long before: what stands under the lock decides.
      const timetable = plainTimetable(defaultShopHours);
      const scope = stylistId === null ? { everyStylistOn: date } : { days: [{ stylistId, date }] };
      const booked = await by.agendas.change(scope, view =>
        decideBooking({ ...wanted, visit, timetable, now, ...authored(shop.mario.id) }, view),
      );
      return booked.ok ? booked.value?.appointment.id : booked.problem.code;
    };
    const close = (by: Ports) =>
      by.timetables.change(day('2027-01-05'), ({ appointments }) => {
        seen = appointments.map(({ id }) => id);
        const tuesday = { ...august, from: day('2027-01-05'), to: day('2027-01-05') };
        return ok({ write: { in: 'closures', put: { ...tuesday, id: null } }, answer: id => id });
      });

    test('one that was read before it closed does not let a booking in', async () => {
      await ports.timetables.current();
      await close(await store.another());
      expect(await bookAt(ports, '10:00', shop.anna.id)).toBe('closed-day');
      expect(await bookAt(ports, '10:00', null)).toBe('closed-day');
    });

    test('however they race, each visit of the closed day was shown to whoever closed it', async () => {
      const other = await store.another();
      const starts = [
        '09:00',
        '09:30',
        '10:00',
        '10:30',
        '11:00',
        '11:30',
        '14:00',
        '14:30',
        '15:00',
        '15:30',
      ];
      const booking = starts.flatMap((at, index) => [
        bookAt(index % 2 ? ports : other, at, shop.anna.id),
        bookAt(index % 2 ? other : ports, at, null),
      ]);
      const [answers] = await Promise.all([Promise.all(booking), close(other)]);
      const booked = (await ports.appointments.list({})).map(({ id }) => id);
      expect(booked.filter(id => !seen.includes(id))).toEqual([]);
      const refused = answers.filter(answer => typeof answer === 'string');
      expect(refused.filter(code => code !== 'closed-day')).toEqual([]);
    });
  });
}
