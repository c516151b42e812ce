import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { openKeptLetters } from '../../../adapters/mail/kept-files.ts';
import { forgetAsSet } from '../../../core/people/keeping/forget-inactive.ts';
import { type Browser, json, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('who does not come any more, on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin } = await openWithBrowsers(engine));
    shop.clock.moveTo('2027-01-05T08:00:00+01:00');
  });
  afterAll(() => shop.close());

  const add = async (firstName: string) =>
    (await admin.call(calls.addCustomer, { body: { firstName, phone: '3331234567' } })).id;
  const book = (userId: number, date: string, time: string) =>
    admin.call(calls.bookAppointment, {
      body: { userId, serviceId: shop.taglio.id, stylistId: shop.anna.id, date, time, notes: null },
    });
  const list = async (keepMonths: number) =>
    (await admin.call(calls.listInactive, { query: { keepMonths } })).people;
  const forget = (keepMonths: number, ids: number[]) =>
    admin.call(calls.forgetInactive, { body: { keepMonths, ids } });
  const needs = () => ({
    ...{ ...shop.store, clock: shop.clock },
    keptLetters: openKeptLetters('smtp://localhost', { warn: () => undefined }),
  });
  const asSet = async () => {
    const gone: number[] = [];
    for await (const id of forgetAsSet(needs())) gone.push(id);
    return gone;
  };

  test('is listed, then erased by a press, or by the server once that is switched on; nobody else is', async () => {
    const [rosa, ugo, pia] = [await add('Rosa'), await add('Ugo'), await add('Pia')];
    await book(rosa, '2027-01-07', '09:00');
    await book(ugo, '2027-01-07', '10:00');
    await book(pia, '2027-01-07', '11:00');
    await add('Mai venuta');
    shop.clock.moveTo('2028-12-05T08:00:00+01:00');
    await admin.logIn(shop.salone);
    await book(pia, '2028-12-07', '11:00');
    expect(await list(24)).toEqual([]);
    const inactive = await list(22);
    expect(inactive.map(({ firstName, last }) => [firstName, last])).toEqual([
      ['Rosa', '2027-01-07'],
      ['Ugo', '2027-01-07'],
    ]);
    expect(await asSet()).toEqual([]);
    expect(await forget(22, [rosa, pia, shop.anna.id])).toEqual({ erased: 1 });
    expect((await refused(admin.call(calls.seeUser, { params: { id: rosa } }))).status).toBe(404);
    await admin.call(calls.setKeeping, { body: { keepMonths: 22 } });
    expect(await admin.call(calls.seeKeeping)).toEqual({ keepMonths: 22 });
    const both = await Promise.all([asSet(), asSet()]);
    expect(both.flat()).toEqual([ugo]);
    expect(await list(22)).toEqual([]);
    expect((await admin.call(calls.seeUser, { params: { id: pia } })).firstName).toBe('Pia');
  });

  test('who is gone is known, whatever stops the round half-way', async () => {
    const [nino, olga] = [await add('Nino'), await add('Olga')];
    await book(nino, '2029-01-09', '09:00');
    await book(olga, '2029-01-09', '10:00');
    shop.clock.moveTo('2032-01-06T08:00:00+01:00');
    await admin.logIn(shop.salone);
    const { erasures } = shop.store;
    const first: number[] = [];
    const erase: typeof erasures.erase = async (id, ...rest) => {
      if (first.push(id) > 1) throw new Error('the database went away');
      return erasures.erase(id, ...rest);
    };
    await admin.call(calls.setKeeping, { body: { keepMonths: 22 } });
    const gone: number[] = [];
    const round = async () => {
      for await (const id of forgetAsSet({ ...needs(), erasures: { erase } })) gone.push(id);
    };
    await expect(round()).rejects.toThrow('the database went away');
    expect(gone).toEqual(first.slice(0, 1));
    expect(gone).toHaveLength(1);
  });

  test('is kept for no other time than makes sense', async () => {
    for (const keepMonths of [0, 5, 121, 7.5, '24']) {
      const answer = await admin.fetch('/api/settings/data', { ...json({ keepMonths }), method: 'PUT' });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('da 6 a 120')]);
    }
    const mario = shop.browser();
    await mario.logIn(shop.mario);
    expect((await refused(mario.call(calls.seeKeeping))).status).toBe(403);
  });
});
