import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
} from '../../../adapters/http/contract/appointments.ts';
import { seeMovingDays, seeMovingTimes, seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import { changeService } from '../../../adapters/http/contract/catalogue.ts';
import * as closures from '../../../adapters/http/contract/timetable/closures.ts';
import { keepVisit, listOutside } from '../../../adapters/http/contract/timetable/outside.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('an appointment is moved on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time: string) => {
    const wish = {
      userId: shop.mario.id,
      serviceId: shop.taglio.id,
      stylistId: shop.anna.id,
      notes: 'corti',
    };
    return mario.call(bookAppointment, { body: { ...wish, date, time } });
  };
  const isFree = async (date: string, time: string, stylistId = shop.anna.id) => {
    const slots = await shop.browser().call(seeTimeslots, { query: { date, stylistId } });
    return slots.find(slot => slot.time === time)?.isAvailable;
  };

  test('to another day and stylist: it keeps all else, and the old time is free at once', async () => {
    const booked = await book('2027-02-02', '10:00');
    expect(await isFree('2027-02-02', '10:00')).toBe(false);
    const { id } = booked;
    const place = { date: '2027-02-03', time: '11:15', stylistId: shop.bruno.id };
    const moved = await mario.call(moveAppointment, { params: { id }, body: place });
    expect(moved).toEqual({
      ...booked,
      ...{ stylistId: shop.bruno.id, stylistFirstName: 'Bruno', stylistLastName: 'Conti' },
      ...{ date: '2027-02-03T10:15:00Z', time: '11:15', endTime: '11:45' },
    });
    expect(await isFree('2027-02-02', '10:00')).toBe(true);
    expect(await isFree('2027-02-03', '11:15', shop.bruno.id)).toBe(false);
    expect(await isFree('2027-02-03', '11:15')).toBe(true);
    await mario.call(cancelAppointment, { params: { id } });
    expect(await isFree('2027-02-03', '11:15', shop.bruno.id)).toBe(true);
  });

  test('within its own time, and not when somebody has moved it meanwhile', async () => {
    const { id } = await book('2027-02-04', '10:00');
    const from = { date: '2027-02-04', time: '10:00', stylistId: shop.anna.id };
    const quarterLater = { params: { id }, body: { date: '2027-02-04', time: '10:15', from } };
    expect(await mario.call(moveAppointment, quarterLater)).toMatchObject({ id, time: '10:15' });
    expect(await mario.call(moveAppointment, quarterLater)).toMatchObject({ id, time: '10:15' });
    const later = { params: { id }, body: { ...from, time: '16:00', from } };
    const failure = await refused(admin.call(moveAppointment, later));
    expect(failure).toMatchObject({
      status: 409,
      code: 'appointment-changed',
      message:
        'L’appuntamento è stato spostato nel frattempo: ora è giovedì 4 febbraio 2027 alle 10:15 con Anna.',
    });
    expect(failure.answer.appointment).toEqual({ ...from, time: '10:15' });
  });

  test('to what is offered for it: with its own length, and its own time free to none but itself', async () => {
    const { id } = await book('2027-02-11', '10:00');
    await admin.call(changeService, {
      params: { id: shop.taglio.id },
      body: { ...shop.taglio, duration: 60 },
    });
    await admin.call(bookAppointment, {
      body: {
        ...{ userId: shop.lucia.id, serviceId: shop.barba.id, stylistId: shop.anna.id, notes: '' },
        ...{ date: '2027-02-11', time: '10:45' },
      },
    });
    const offered = async (stylistId?: number) => {
      const query = { date: '2027-02-11', stylistId };
      const slots = await mario.call(seeMovingTimes, { params: { id }, query });
      return slots.filter(slot => slot.isAvailable).map(slot => slot.time);
    };
    const atAnnas = await offered();
    expect(atAnnas.slice(0, 7)).toEqual(['08:30', '08:45', '09:00', '09:15', '09:30', '09:45', '10:15']);
    expect(atAnnas[7]).not.toBe('10:30');
    expect(await offered(shop.bruno.id)).toContain('10:00');
    const range = { from: '2027-02-10', to: '2027-02-11' };
    const days = await mario.call(seeMovingDays, { params: { id }, query: range });
    expect(days.map(({ state, firstStart }) => [state, firstStart])).toEqual([
      ['open', '08:30'],
      ['open', '08:30'],
    ]);
    await mario.call(moveAppointment, { params: { id }, body: { date: '2027-02-11', time: '10:15' } });
    expect(await offered()).toContain('10:00');
    await admin.call(changeService, { params: { id: shop.taglio.id }, body: shop.taglio });
  });

  test('and is listed as outside again, though it was kept where it stood', async () => {
    const { id } = await book('2027-03-02', '10:00');
    await book('2027-03-09', '10:00');
    for (const date of ['2027-03-02', '2027-03-09'])
      await admin.call(closures.addClosure, { body: { from: date, to: date, reason: 'Trasloco' } });
    await admin.call(keepVisit, { params: { id } });
    const outside = async () => (await admin.call(listOutside)).appointments.map(visit => visit.id);
    expect(await outside()).not.toContain(id);
    const move = (date: string) =>
      admin.call(moveAppointment, { params: { id }, body: { date, time: '10:00' } });
    expect((await refused(move('2027-03-09'))).code).toBe('closed-day');
    expect(await move('2027-03-10')).toMatchObject({ date: '2027-03-10T09:00:00Z' });
    await admin.call(closures.addClosure, { body: { from: '2027-03-10', to: '2027-03-10', reason: '' } });
    expect(await outside()).toContain(id);
  });

  test('with what is wrong said beside its field', async () => {
    const { id } = await book('2027-02-05', '10:00');
    const ask = (body: unknown) =>
      mario.fetch(`/api/appointments/${id}/move`, {
        ...{ method: 'PUT', headers: { 'content-type': 'application/json' } },
        body: JSON.stringify(body),
      });
    const answer = await ask({
      date: '2027-02-30',
      time: '9',
      stylistId: null,
      from: { date: '2027-02-05' },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields).toSorted()).toEqual([
      ...['date', 'from', 'stylistId', 'time'],
    ]);
    expect((await ask({ date: '2027-02-05', time: '10:00', from: 7 })).status).toBe(400);
  });
});
