import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { type Browser, json, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('somebody who leaves no name on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const wish = (time: string, more: object = {}) => ({
    ...{ userId: null, serviceId: shop.taglio.id, stylistId: shop.anna.id, date: '2027-01-07', time },
    ...{ notes: null, ...more },
  });
  const book = (time: string, more?: object) => admin.call(calls.bookAppointment, { body: wish(time, more) });

  test('is booked for by the shop alone, once however often it is sent, moved and cancelled', async () => {
    const before = await admin.call(calls.listUsers, { query: {} });
    const booked = await book('10:00');
    const named = { userId: null, userFirstName: 'Di passaggio', userLastName: null, username: null };
    expect(booked).toMatchObject({ ...named, customerPhone: null, time: '10:00' });
    const again = await admin.fetch('/api/appointments', json(wish('10:00')));
    expect([again.status, await again.json()]).toEqual([200, booked]);
    const params = { id: booked.id };
    const moved = { date: '2027-01-07', time: '11:00' };
    expect(await admin.call(calls.moveAppointment, { params, body: moved })).toMatchObject(named);
    expect(await admin.call(calls.cancelAppointment, { params })).toMatchObject(named);
    expect((await refused(mario.call(calls.bookAppointment, { body: wish('12:00') }))).status).toBe(403);
    const guest = await shop.browser().fetch('/api/appointments', json(wish('12:00')));
    expect(guest.status).toBe(401);
    expect(await admin.call(calls.listUsers, { query: {} })).toEqual(before);
  });

  test('is another than whoever sat down at the same minute, if their request was another', async () => {
    const anywhere = (requestId: string) => wish('09:00', { stylistId: null, requestId });
    const [first, second] = [
      await answer(anywhere('prima-poltrona')),
      await answer(anywhere('altra-poltrona')),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(new Set([first.body.stylistId, second.body.stylistId])).toEqual(
      new Set([shop.anna.id, shop.bruno.id]),
    );
    expect(await answer(anywhere('altra-poltrona'))).toEqual({ status: 200, body: second.body });
    expect(await answer(anywhere('terza-poltrona'))).toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    });
    const here = await answer(
      wish('09:00', { stylistId: first.body.stylistId, requestId: 'quarta-poltrona' }),
    );
    expect(here).toMatchObject({ status: 409, body: { code: 'slot-taken' } });
    expect((await answer(wish('09:00', { stylistId: first.body.stylistId }))).status).toBe(200);
    for (const { id } of [first.body, second.body])
      await admin.call(calls.cancelAppointment, { params: { id } });
  });

  const answer = async (body: object) => {
    const response = await admin.fetch('/api/appointments', json(body));
    return { status: response.status, body: (await response.json()) as { id: number; stylistId: number } };
  };

  test('is one for many at once, whom no limit of the shop’s counts', async () => {
    const rules = await admin.call(calls.seeBookingRules);
    await admin.call(calls.keepBookingRules, { body: { ...rules, maxUpcoming: 1 } });
    const quarters = ['14:30', '15:15', '16:00', '16:45'];
    const booked = await Promise.all(
      [shop.anna, shop.bruno].flatMap(({ id }) => quarters.map(time => book(time, { stylistId: id }))),
    );
    expect(new Set(booked.map(({ id }) => id)).size).toBe(8);
    await admin.call(calls.keepBookingRules, { body: rules });
    expect((await admin.call(calls.listAppointments, { query: { search: 'passaggio' } })).length).toBe(11);
  });

  test('is somebody whom no call edits, merges, invites or shows', async () => {
    if (engine === 'memory') return;
    const sql = `select id from users where first_name = 'Di passaggio'`;
    const [row] = await askDatabase(shop.databaseUrl, sql);
    const params = { id: Number((row as { id: unknown } | undefined)?.id) };
    const other = { id: shop.mario.id };
    const attempts = [
      () => admin.call(calls.seeUser, { params }),
      () =>
        admin.call(calls.editUser, {
          params,
          body: { firstName: 'X', lastName: null, email: null, phone: null },
        }),
      () => admin.call(calls.editUser, { params, body: { onlineBooking: false } }),
      () => admin.call(calls.invite, { params }),
      () => admin.call(calls.issueResetLink, { params }),
      () => admin.call(calls.mergePeople, { params, body: { into: other.id } }),
      () => admin.call(calls.mergePeople, { params: other, body: { into: params.id } }),
      () => admin.call(calls.exportData, { params }),
      () => admin.call(calls.bookAppointment, { body: wish('09:00', { userId: params.id }) }),
    ];
    for (const attempt of attempts) expect((await refused(attempt())).status).toBe(404);
  });
});
