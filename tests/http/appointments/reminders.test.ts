import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { placeOf } from '../../../core/booking/place.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('whom the shop reminds, on %s,', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time: string, stylist = shop.anna) => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: stylist.id };
    return mario.call(calls.bookAppointment, { body: { ...wish, notes: null, date, time } });
  };
  const day = (query = {}) => admin.call(calls.listReminders, { query });
  const tick = (id: number, reminded: boolean, from?: string) =>
    admin.call(calls.setReminded, { params: { id }, body: { reminded, ...(from && { from }) } });

  test('are those who are expected tomorrow, or on a date, with one stylist or all, in their order', async () => {
    const later = await book('2027-01-06', '11:00', shop.bruno);
    const first = await book('2027-01-06', '09:00');
    const cancelled = await book('2027-01-06', '10:00');
    await mario.call(calls.cancelAppointment, { params: { id: cancelled.id } });
    const other = await book('2027-01-07', '10:00');
    const tomorrow = await day();
    expect(tomorrow.date).toBe('2027-01-06');
    expect(tomorrow.appointments.map(({ id }) => id)).toEqual([first.id, later.id]);
    expect(tomorrow.appointments[0]).toMatchObject({
      ...{ userFirstName: 'Mario', customerPhone: shop.mario.phone },
      ...{ hasEmail: true, letter: 'planned', letterAt: '2027-01-05T08:00:00Z', reminded: null },
    });
    expect((await day({ date: '2027-01-07' })).appointments.map(({ id }) => id)).toEqual([other.id]);
    const brunos = await day({ stylistId: shop.bruno.id });
    expect(brunos.appointments.map(({ id }) => id)).toEqual([later.id]);
  });

  test('are ticked by whom and when, until the visit is moved to another time', async () => {
    const booked = await book('2027-01-08', '09:00');
    const ticked = async () => {
      const { appointments } = await day({ date: '2027-01-08' });
      return appointments.find(({ id }) => id === booked.id)?.reminded;
    };
    await tick(booked.id, true, booked.date);
    await tick(booked.id, true);
    expect(await ticked()).toEqual({ at: shop.clock.now().toString(), by: 'Salone Aurora' });
    const move = (time: string, stylistId: number) =>
      admin.call(calls.moveAppointment, {
        params: { id: booked.id },
        body: { date: '2027-01-08', time, stylistId },
      });
    await move('09:00', shop.bruno.id);
    expect(await ticked()).not.toBeNull();
    const moved = await move('10:00', shop.anna.id);
    expect(await ticked()).toBeNull();
    const stale = await refused(tick(booked.id, true, booked.date));
    expect([stale.status, stale.code]).toEqual([409, 'appointment-changed']);
    await tick(booked.id, true, moved.date);
    expect(await ticked()).not.toBeNull();
    await tick(booked.id, false);
    expect(await ticked()).toBeNull();
    expect((await refused(tick(4_711, true))).code).toBe('appointment-not-found');
  });

  test('are ticked at a moment that is read to the nanosecond, and refused at what is finer', async () => {
    const booked = await book('2027-01-08', '15:00');
    const at = (decimals: string) => booked.date.replace('Z', `${decimals}Z`);
    await tick(booked.id, true, at('.000000000'));
    for (const decimals of ['.0000000000', '.1234567890']) {
      const { status, fields } = await refused(tick(booked.id, true, at(decimals)));
      expect([status, fields]).toEqual([400, { from: 'Indica giorno, orario e stylist di partenza' }]);
    }
  });

  test('are told by letter already, once it has gone, and still is about the same time', async () => {
    const booked = await book('2027-01-09', '09:00');
    const visit = await shop.store.appointments.find(booked.id);
    if (visit === undefined) throw new Error('nothing was booked');
    const state = async () => {
      const { appointments } = await day({ date: '2027-01-09' });
      return appointments.find(({ id }) => id === booked.id)?.letter;
    };
    const due = shop.clock.now();
    const key = `reminder ${booked.id}`;
    await shop.store.outbox.add([
      { key, kind: 'reminder', to: shop.mario.id, visit: booked.id, change: 1, day: null, due },
    ]);
    expect(await state()).toBe('planned');
    const until = Temporal.Instant.from('2027-01-05T12:00:00Z');
    const claimed = await shop.store.outbox.claim(due, until, 50);
    const letter = claimed.find(one => one.key === key);
    await shop.store.outbox.settle(letter?.id ?? 0, until, { as: 'sent', at: due, told: placeOf(visit) });
    expect(await state()).toBe('sent');
    await admin.call(calls.moveAppointment, {
      params: { id: booked.id },
      body: { date: '2027-01-09', time: '10:00' },
    });
    expect(await state()).toBe('planned');
  });

  test('are told by letter once it goes, unless they have no address, do not want it, or the shop sends none', async () => {
    await book('2027-01-12', '09:00');
    const letter = async () => {
      const { appointments } = await day({ date: '2027-01-12' });
      const [first] = appointments;
      return [first?.letter, first?.letterAt, first?.letterFailure];
    };
    const planned = ['planned', '2027-01-11T08:00:00Z', null];
    const none = [null, null, null];
    expect(await letter()).toEqual(planned);
    await mario.call(calls.setOwnLetters, { body: { reminder: false } });
    expect(await letter()).toEqual(none);
    await mario.call(calls.setOwnLetters, { body: { reminder: true } });
    const settings = await admin.call(calls.seeLetterSettings);
    const off = { ...settings, kinds: { ...settings.kinds, reminder: false } };
    await admin.call(calls.keepLetterSettings, { body: off });
    expect(await letter()).toEqual(none);
    await admin.call(calls.keepLetterSettings, { body: { ...settings, reminderHours: 0 } });
    expect(await letter()).toEqual(none);
    await admin.call(calls.keepLetterSettings, { body: { ...settings, reminderHours: 50 } });
    expect(await letter()).toEqual(['planned', '2027-01-10T06:00:00Z', null]);
    await admin.call(calls.keepLetterSettings, { body: settings });
    const { id, firstName, lastName, phone } = shop.mario;
    const email = async (address: string) =>
      admin.call(calls.editUser, {
        params: { id },
        body: { firstName, lastName, phone: phone ?? '', email: address },
      });
    await email('');
    expect(await letter()).toEqual(none);
    await email('mario@example.com');
    expect(await letter()).toEqual(planned);
  });

  test('are to be heard when the letter did not arrive, and it is told why', async () => {
    const booked = await book('2027-01-13', '09:00');
    const due = shop.clock.now();
    const key = `reminder ${booked.id}`;
    await shop.store.outbox.add([
      { key, kind: 'reminder', to: shop.mario.id, visit: booked.id, change: 1, day: null, due },
    ]);
    const until = Temporal.Instant.from('2027-01-05T12:00:00Z');
    const claimed = await shop.store.outbox.claim(due, until, 50);
    const refusal = { failure: 'refused', inDoubt: false, told: null } as const;
    const letter = claimed.find(one => one.key === key);
    await shop.store.outbox.settle(letter?.id ?? 0, until, { as: 'failed', nextTry: due, ...refusal });
    const { appointments } = await day({ date: '2027-01-13' });
    expect(appointments[0]).toMatchObject({ letter: 'failed', letterFailure: 'refused' });
  });
});
