import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import { removeStylist } from '../../../adapters/http/contract/users.ts';
import { seeHistory } from '../../../adapters/http/contract/visits/history.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, openShop, type RunningShop } from '../running-shop.ts';

describe.each(engines)('the history of an appointment on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const book = (date: string, time = '10:00') => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id, notes: null };
    return mario.call(calls.bookAppointment, { body: { ...wish, date, time } });
  };
  const historyOf = (id: number) => admin.call(seeHistory, { params: { id } });
  const anna = () => ({ stylistId: shop.anna.id, stylistFirstName: 'Anna', stylistLastName: 'Bianchi' });
  const bruno = () => ({ stylistId: shop.bruno.id, stylistFirstName: 'Bruno', stylistLastName: 'Conti' });
  const by = ({ id, username, firstName, lastName }: RunningShop['mario']) => ({
    by: { id, username, firstName, lastName },
  });

  test('says who did what, when, from where and to where, each once however often it was sent', async () => {
    const { id } = await book('2027-02-02');
    expect(await book('2027-02-02')).toMatchObject({ id });
    const there = { date: '2027-02-03', time: '11:15', stylistId: shop.bruno.id };
    for (const browser of [mario, mario, admin])
      await browser.call(calls.moveAppointment, { params: { id }, body: there });
    shop.clock.moveTo('2027-01-05T09:30:00.250+01:00');
    await admin.call(calls.cancelAppointment, { params: { id } });
    expect((await refused(mario.call(calls.cancelAppointment, { params: { id } }))).status).toBe(409);
    const [here, to] = [
      { date: '2027-02-02', time: '10:00', ...anna() },
      { date: '2027-02-03', time: '11:15', ...bruno() },
    ];
    const at = '2027-01-05T07:00:00Z';
    expect(await historyOf(id)).toEqual([
      { at, kind: 'booked', ...by(shop.mario), from: null, to: here },
      { at, kind: 'moved', ...by(shop.mario), from: here, to },
      { at: '2027-01-05T08:30:00.25Z', kind: 'cancelled', ...by(shop.salone), from: null, to: null },
    ]);
  });

  test('is told of what there is, and audited', async () => {
    const { id } = await book('2027-02-04');
    expect(await historyOf(id)).toHaveLength(1);
    expect(shop.log.join('')).toMatch(/"action":"see-history","by":\d+/);
    const nobody = admin.call(seeHistory, { params: { id: 4_711 } });
    expect(await refused(nobody)).toMatchObject({ status: 404, code: 'appointment-not-found' });
  });

  test('still names a stylist who has left', async () => {
    const { id } = await book('2027-02-06');
    const body = { date: '2027-02-06', time: '16:00', stylistId: shop.bruno.id };
    await mario.call(calls.moveAppointment, { params: { id }, body });
    await admin.call(removeStylist, { params: { id: shop.bruno.id }, query: { revokeAdmin: 'true' } });
    expect((await historyOf(id)).at(-1)).toMatchObject({ to: bruno() });
  });
});

describe.each(['sqlite', 'postgresql'] as const)('on %s an appointment of the first release', engine => {
  test('has a history that begins without its booking', async () => {
    const shop = await openShop(engine);
    const mario = shop.browser();
    const admin = shop.browser();
    await mario.logIn(shop.mario);
    await admin.logIn(shop.salone);
    const [date, stylistId] = ['2027-02-05', shop.anna.id];
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId, notes: null };
    const { id } = await mario.call(calls.bookAppointment, { body: { ...wish, date, time: '10:00' } });
    await askDatabase(shop.databaseUrl, 'delete from appointment_history');
    const params = { id };
    expect(await admin.call(seeHistory, { params })).toEqual([]);
    await mario.call(calls.moveAppointment, { params, body: { date, time: '16:00' } });
    expect(await admin.call(seeHistory, { params })).toMatchObject([
      { kind: 'moved', from: { date, time: '10:00', stylistId }, to: { date, time: '16:00', stylistId } },
    ]);
    await shop.close();
  });
});
