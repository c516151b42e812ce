import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestFailed } from '../../../adapters/http/client/client.ts';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import type { BodyOf } from '../../../adapters/http/contract/call.ts';
import { addClosure, changeClosure } from '../../../adapters/http/contract/timetable/closures.ts';
import { listOutside } from '../../../adapters/http/contract/timetable/outside.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('beyond the rules, on purpose, on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
    shop.clock.moveTo('2027-01-05T10:20:00+01:00');
  });
  afterAll(() => shop.close());

  type Wish = Partial<BodyOf<typeof calls.bookAppointment>>;
  const book = (wish: Wish, who = admin) => {
    const usual = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id, notes: null };
    const when = { date: '2027-01-06', time: '10:00' };
    return who.call(calls.bookAppointment, { body: { ...usual, ...when, ...wish } });
  };
  const code = async (wish: Wish) => (await refused(book({ ...wish, override: true }))).code;

  test.each(['01:45', '02:00', '02:30', '02:45'])(
    'nothing is put into the hour that the spring night skips: %s',
    async time => {
      expect(await code({ date: '2027-03-28', time })).toBe('no-such-hour');
      const { id } = await book({ date: '2027-03-28', time: '03:00', override: true });
      await admin.call(calls.cancelAppointment, { params: { id } });
    },
  );

  test('in the autumn night every quarter-hour of the wall is there once', async () => {
    for (const time of ['01:45', '02:15', '02:45'])
      expect((await book({ date: '2027-10-31', time, override: true })).time).toBe(time);
  });

  test.each([
    ['after closing', { time: '20:00' }, 400, true],
    ['into the break', { time: '12:45' }, 400, true],
    ['on a closed Monday', { date: '2027-01-11', time: '09:00' }, 400, true],
    ['before opening', { time: '06:15' }, 400, true],
    ['in the quarter that is over', { date: '2027-01-05', time: '09:00' }, 400, false],
    ['a week ago', { date: '2026-12-29', time: '09:00' }, 400, false],
    ['where anybody may book', { time: '16:00' }, undefined, false],
  ])(
    'an administrator books %s, and the appointment says whether it lies outside',
    async (_, when, plainly, overridden) => {
      const status = await book(when).then(
        () => undefined,
        (error: RequestFailed) => error.status,
      );
      expect(status).toBe(plainly);
      const booked = await book({ ...when, override: true });
      expect(booked).toMatchObject({ time: when.time, overridden, status: 'confirmed' });
      expect(await book({ ...when, override: true })).toEqual(booked);
      const own = (await mario.call(calls.listAppointments)).find(({ id }) => id === booked.id);
      expect(own).toMatchObject({ time: when.time });
      expect(own).not.toHaveProperty('overridden');
    },
  );

  test('quarter-hours, the horizon, midnight, the stylist, the customer, skills and overlaps bind them too', async () => {
    await book({ time: '21:00', override: true });
    expect(await code({ userId: shop.lucia.id, time: '21:15' })).toBe('slot-taken');
    expect(await code({ time: '21:40' })).toBe('off-the-grid');
    expect(await code({ time: '23:45' })).toBe('runs-past-closing');
    expect(await code({ date: '2026-12-28' })).toBe('too-long-past');
    expect(await code({ date: '2030-01-02' })).toBe('beyond-horizon');
    expect(await code({ userId: 4_711, time: '22:00' })).toBe('customer-not-found');
    expect(await code({ stylistId: shop.lucia.id, time: '22:00' })).toBe('stylist-not-found');
    expect((await refused(book({ date: '2026-12-20', override: true }))).message).toBe(
      'Si può inserire un appuntamento di al massimo 7 giorni fa',
    );
  });

  test('is ignored when a customer asks for it', async () => {
    const wish = { date: '2027-01-07', time: '20:00', override: true };
    expect((await refused(book(wish, mario))).code).toBe('outside-opening-hours');
    const { id } = await book({ ...wish, time: '10:00' }, mario);
    const body = { date: '2027-01-07', time: '13:00', override: true };
    const moved = mario.call(calls.moveAppointment, { params: { id }, body });
    expect((await refused(moved)).code).toBe('outside-opening-hours');
  });

  test('it is moved there and back, within the timetable it is like any other', async () => {
    const { id } = await book({ date: '2027-01-08', time: '10:00' });
    const move = (time: string, override?: boolean) =>
      admin.call(calls.moveAppointment, { params: { id }, body: { date: '2027-01-08', time, override } });
    expect((await refused(move('20:30'))).code).toBe('outside-opening-hours');
    expect(await move('20:30', true)).toMatchObject({ id, time: '20:30', overridden: true });
    expect(await move('20:30')).toMatchObject({ overridden: true });
    expect(await move('11:00')).toMatchObject({ time: '11:00', overridden: false });
  });

  const outside = async () => (await admin.call(listOutside)).appointments.map(({ id }) => id);

  test('it is not listed as to be dealt with until a later closure takes its time', async () => {
    const { id } = await book({ date: '2027-01-12', time: '20:30', override: true });
    const { id: within } = await book({ date: '2027-01-12', time: '10:00' });
    expect(await outside()).not.toContain(id);
    const closed = { from: '2027-01-12', to: '2027-01-12', hours: [], stylistIds: null, reason: '' };
    const { affected, ...closure } = await admin.call(addClosure, { body: closed });
    expect(affected.map(one => one.id)).toEqual([within, id]);
    expect(await outside()).toEqual([within, id]);
    expect((await refused(book({ date: '2027-01-12', time: '16:00' }))).code).toBe('closed-day');
    const late = await book({ date: '2027-01-12', time: '16:00', override: true });
    expect(late).toMatchObject({ overridden: true });
    const body = { ...closed, to: '2027-01-13', reason: 'Fiera' };
    await admin.call(changeClosure, { params: { id: closure.id }, body });
    expect(await outside(), 'put there while the shop was closed').toEqual([within, id]);
  });

  test('an edit that brings it within the hours ends it, any other does not', async () => {
    const { taglio, barba } = shop;
    const { id } = await book({ date: '2027-01-14', time: '19:45', override: true });
    const edit = (body: BodyOf<typeof calls.editAppointment>) =>
      admin.call(calls.editAppointment, { params: { id }, body });
    expect(await edit({ notes: 'corti' })).toMatchObject({ overridden: true });
    expect(await edit({ serviceIds: [taglio.id, barba.id] })).toMatchObject({ overridden: true });
    expect(await edit({ serviceIds: [barba.id] })).toMatchObject({ endTime: '20:00', overridden: false });
    expect((await refused(edit({ serviceIds: [taglio.id] }))).code).toBe('runs-past-closing');
  });
});
