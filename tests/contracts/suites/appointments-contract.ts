import type { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../core/booking/appointment.ts';
import { servicesOf } from '../../../core/booking/services/booked-services.ts';
import { noRules } from '../../../core/calendar/customer-rules.ts';
import type { AppointmentFilter } from '../../../core/ports/appointments.ts';
import { ok } from '../../../core/problem.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, cancel, day, viewOf, visit } from '../visits.ts';

export function appointmentsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test('finds an appointment with the names beside it', async () => {
    const booked = await book(ports, visit(shop, { notes: 'corti' }));
    expect(comparable(await ports.appointments.find(booked.id))).toEqual(
      comparable({
        ...booked,
        services: [{ ...servicesOf(booked)[0], name: 'Taglio uomo' }],
        serviceName: 'Taglio uomo',
        stylistFirstName: 'Anna',
        stylistLastName: 'Bianchi',
        customer: {
          userId: shop.mario.id,
          ...{ userFirstName: 'Mario', userLastName: 'Rossi', username: 'mario' },
          customerPhone: shop.mario.phone,
        },
      }),
    );
  });

  test('finds nothing under an id nobody has', async () => {
    expect(await ports.appointments.find(4_711)).toBeUndefined();
  });

  test('leaves out names nobody gave', async () => {
    const added = await ports.users.add({
      ...{ username: 'senza nome', firstName: null, lastName: null, email: null, phone: null },
      ...{ isAdmin: false, isStylist: true, passwordHash: 'x' },
    });
    if (!added.ok) throw new Error('taken');
    const { id } = await book(ports, visit(shop, { userId: added.value.id, stylistId: added.value.id }));
    expect(await ports.appointments.find(id)).toMatchObject({
      ...{ stylistFirstName: null, stylistLastName: null },
      customer: { userFirstName: null, userLastName: null, username: 'senza nome', customerPhone: null },
    });
  });

  test('lists newest first, and of one start the latest booked first', async () => {
    const { anna, bruno } = shop;
    const ids = async (filter: AppointmentFilter = {}) =>
      (await ports.appointments.list(filter)).map(({ id }) => id);
    const wednesday = await book(ports, visit(shop, { on: '2027-01-06', at: '09:00' }));
    const withAnna = await book(ports, visit(shop, { stylistId: anna.id }));
    const withBruno = await book(ports, visit(shop, { stylistId: bruno.id }));
    const monthAfter = await book(ports, visit(shop, { on: '2027-02-05', at: '08:30' }));
    const early = await book(ports, visit(shop, { at: '08:30' }));
    expect(await ids()).toEqual([monthAfter, wednesday, withBruno, withAnna, early].map(({ id }) => id));
  });

  test('lists only what is asked for, in any combination', async () => {
    const { anna, bruno, mario, lucia } = shop;
    const all: Appointment[] = [];
    for (const on of ['2027-01-05', '2027-01-06', '2027-01-07'])
      for (const [at, userId, stylistId] of [
        ['09:00', mario.id, anna.id],
        ['09:00', lucia.id, bruno.id],
        ['19:45', lucia.id, anna.id],
      ] as const)
        all.push(await book(ports, visit(shop, { on, at, userId, stylistId, duration: 15 })));
    const dropped = all.filter((_, index) => index % 4 === 1);
    for (const one of dropped) await cancel(ports, one);

    const filters: AppointmentFilter[] = [{}];
    for (const part of [
      { userId: lucia.id },
      { stylistId: anna.id },
      { status: 'cancelled' as const },
      { from: day('2027-01-06') },
      { to: day('2027-01-06') },
    ])
      filters.push(...filters.map(filter => ({ ...filter, ...part })));
    expect(filters).toHaveLength(32);

    for (const filter of filters) {
      const expected = all.filter(one => {
        const status = dropped.includes(one) ? 'cancelled' : 'confirmed';
        const on = one.date.toString();
        return (
          (filter.userId ?? one.userId) === one.userId &&
          (filter.stylistId ?? one.stylistId) === one.stylistId &&
          (filter.status ?? status) === status &&
          on >= (filter.from?.toString() ?? on) &&
          on <= (filter.to?.toString() ?? on)
        );
      });
      const listed = (await ports.appointments.list(filter)).map(({ id }) => id);
      expect(listed.toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      expect((await ports.appointments.page(filter, { limit: 1 })).total).toBe(expected.length);
    }
  });

  test('hands out a long list in parts that together are the whole, also when starts are the same', async () => {
    const booked: number[] = [];
    for (const stylistId of [shop.anna.id, shop.bruno.id]) {
      for (const at of ['09:00', '10:00', '11:00'])
        booked.push((await book(ports, visit(shop, { at, stylistId }))).id);
    }
    const whole = (await ports.appointments.list({})).map(({ id }) => id);
    const seen: number[] = [];
    let after: number | undefined;
    do {
      const page = await ports.appointments.page({}, { limit: 4, after });
      expect(page.total).toBe(6);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(whole);
    expect(seen.toSorted((a, b) => a - b)).toEqual(booked);
  });

  test('takes nobody else’s appointment as a place in a person’s list, and says nothing of it', async () => {
    const theirs = [];
    for (const [at, userId] of [
      ['08:30', shop.lucia.id],
      ['09:00', shop.mario.id],
      ['11:00', shop.mario.id],
      ['12:00', shop.lucia.id],
    ] as const) {
      const { id } = await book(ports, visit(shop, { at, userId }));
      if (userId === shop.lucia.id) theirs.push(id);
    }
    const ofMario = (after: number) =>
      ports.appointments.page({ userId: shop.mario.id }, { limit: 9, after });
    const unknown = await ofMario(4_711);
    for (const id of theirs) expect(await ofMario(id)).toEqual(unknown);
    expect(unknown).toEqual({ items: [], next: null, total: 2 });
  });

  test('finds by the customer’s name, within the other filters', async () => {
    const ofMario = await book(ports, visit(shop, { at: '09:00' }));
    const ofLucia = await book(ports, visit(shop, { at: '10:00', userId: shop.lucia.id }));
    const ids = async (filter: AppointmentFilter) =>
      (await ports.appointments.page(filter, { limit: 9 })).items.map(({ id }) => id);
    expect(await ids({ search: 'MÀRIO ros' })).toEqual([ofMario.id]);
    expect(await ids({ search: '' })).toEqual([ofLucia.id, ofMario.id]);
    expect(await ids({ search: '\ufdfa'.repeat(100) })).toEqual([]);
    expect(await ids({ search: 'lucia', userId: shop.mario.id })).toEqual([]);
    expect((await ports.appointments.list({ search: 'verdi' })).map(({ id }) => id)).toEqual([ofLucia.id]);
    expect((await ports.appointments.page({ search: 'verdi' }, { limit: 9 })).total).toBe(1);
  });

  test('knows who ever had a visit, be it over or cancelled', async () => {
    expect(await ports.appointments.everBookedStylists()).toEqual([]);
    await book(ports, visit(shop, { at: '10:00', stylistId: shop.bruno.id }));
    await book(ports, visit(shop, { at: '11:00', stylistId: shop.bruno.id }));
    await cancel(ports, await book(ports, visit(shop, { at: '09:00' })));
    expect(await ports.appointments.everBookedStylists()).toEqual([shop.anna.id, shop.bruno.id]);
  });

  test('counts what lies ahead of each stylist', async () => {
    const gone = await book(ports, visit(shop, { at: '09:00' }));
    await book(ports, visit(shop, { at: '10:00' }));
    const off = await book(ports, visit(shop, { at: '11:00' }));
    await cancel(ports, off);
    const count = (now: Temporal.Instant) => ports.appointments.countUpcomingByStylist(now);
    expect(await count(gone.startsAt)).toEqual(new Map([[shop.anna.id, 2]]));
    expect(await count(gone.startsAt.add({ seconds: 1 }))).toEqual(new Map([[shop.anna.id, 1]]));
    expect(await count(off.startsAt)).toEqual(new Map());
  });

  test('are counted for a customer who books, those confirmed and to come, once the shop limits them', async () => {
    const { mario, lucia, anna } = shop;
    const ten = await book(ports, visit(shop));
    await book(ports, visit(shop, { on: '2027-01-06' }));
    await cancel(ports, await book(ports, visit(shop, { on: '2027-01-07' })));
    await book(ports, visit(shop, { at: '11:00', userId: lucia.id }));
    const days = [{ stylistId: anna.id, date: ten.date }];
    const upcoming = async (after: Temporal.Instant) =>
      (await viewOf(ports, { days, upcomingOf: { userId: mario.id, after } })).upcoming;
    expect(await upcoming(ten.startsAt)).toBeUndefined();
    const rules = { ...noRules, maxUpcoming: 3 };
    await ports.timetables.change(ten.date, () =>
      ok({ write: { in: 'rules', put: rules }, answer: () => undefined }),
    );
    expect(await upcoming(ten.startsAt)).toBe(1);
    expect(await upcoming(ten.startsAt.subtract({ milliseconds: 1 }))).toBe(2);
    expect((await viewOf(ports, { days })).upcoming).toBeUndefined();
  });
}
