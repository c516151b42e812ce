import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import { addClosure } from '../../../adapters/http/contract/timetable/closures.ts';
import { keepBookingRules } from '../../../adapters/http/contract/timetable/rules.ts';
import { seeHistory } from '../../../adapters/http/contract/visits/history.ts';
import { noRules } from '../../../core/calendar/customer-rules.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('what was cancelled by mistake on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (time: string, date = '2027-01-06', who = mario) => {
    const wish = {
      userId: shop.mario.id,
      serviceId: shop.taglio.id,
      stylistId: shop.anna.id,
      notes: 'corti',
    };
    return who.call(calls.bookAppointment, { body: { ...wish, date, time } });
  };
  const cancel = (id: number, who = mario) => who.call(calls.cancelAppointment, { params: { id } });
  const restore = (id: number, who = mario) => who.call(calls.restoreAppointment, { params: { id } });
  const cancelled = async (time: string, who = mario) => {
    const booked = await book(time);
    await cancel(booked.id, who);
    return booked;
  };

  test('is restored as it was, once, and its history says by whom', async () => {
    const booked = await cancelled('09:00');
    expect(await restore(booked.id)).toEqual(booked);
    expect(await restore(booked.id)).toEqual(booked);
    const lines = await admin.call(seeHistory, { params: { id: booked.id } });
    expect(lines.map(({ kind, by }) => [kind, by.username])).toEqual([
      ...[
        ['booked', 'mario'],
        ['cancelled', 'mario'],
        ['restored', 'mario'],
      ],
    ]);
    expect(await cancel(booked.id)).toMatchObject({ status: 'cancelled' });
    expect(await restore(booked.id)).toMatchObject({ status: 'confirmed' });
  });

  test('is restored by who cancelled it alone', async () => {
    const { id } = await cancelled('10:00', admin);
    expect(await refused(restore(id))).toMatchObject({ status: 403, code: 'not-permitted' });
    expect(await restore(id, admin)).toMatchObject({ status: 'confirmed', username: 'mario' });
    await cancel(id);
    expect((await refused(restore(id, admin))).status).toBe(403);
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    expect((await refused(restore(id, lucia))).status).toBe(404);
    expect((await refused(restore(4_711, admin))).status).toBe(404);
  });

  test('is restored for ten minutes, and not when it stands', async () => {
    const { id } = await cancelled('11:00');
    shop.clock.moveTo('2027-01-05T08:10:00+01:00');
    await restore(id);
    await cancel(id);
    shop.clock.moveTo('2027-01-05T08:20:00.001+01:00');
    expect(await refused(restore(id))).toMatchObject({
      ...{ status: 409, code: 'too-late-to-restore' },
      message: 'Si può ripristinare entro 10 minuti dalla cancellazione: ora prenota di nuovo.',
    });
    const standing = await book('11:30');
    expect(await refused(restore(standing.id))).toMatchObject({ status: 409, code: 'not-restorable' });
  });

  test('is not restored into somebody’s place, nor into time that was taken', async () => {
    const { id } = await cancelled('14:00');
    await book('14:00', '2027-01-06', admin);
    expect(await refused(restore(id))).toMatchObject({ status: 409, code: 'slot-taken' });
    const other = await cancelled('15:00');
    const absent = { from: '2027-01-06', to: '2027-01-06', hours: [{ from: '08:30', to: '14:30' }] };
    await admin.call(addClosure, { body: { ...absent, stylistIds: null, reason: 'Prima' } });
    expect(await refused(restore(other.id))).toMatchObject({ status: 409, code: 'not-working-then' });
  });

  test('is not restored beyond what the shop lets a customer have', async () => {
    const { id } = await book('10:00', '2027-01-07');
    await cancel(id);
    await admin.call(keepBookingRules, { body: { ...noRules, maxUpcoming: 1 } });
    expect(await refused(restore(id))).toMatchObject({ status: 409, code: 'too-many-upcoming' });
    await admin.call(keepBookingRules, { body: noRules });
    expect(await restore(id)).toMatchObject({ status: 'confirmed' });
  });
});
