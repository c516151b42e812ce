import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeAvailability } from '../../../adapters/http/contract/calendar.ts';
import * as closures from '../../../adapters/http/contract/timetable/closures.ts';
import { fieldWording } from '../../../core/wording.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';
import { bookHaircut, freeStartsIn } from './timetable-steps.ts';

describe.each(engines)('closures on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const august = { from: '2027-08-10', to: '2027-08-21', hours: [], stylistIds: null, reason: 'Ferie' };
  const book = (date: string, time: string, stylistId?: number) =>
    bookHaircut({ shop, mario }, date, time, stylistId);
  const freeStarts = (date: string, stylistId?: number) => freeStartsIn(shop, date, stylistId);

  const inMarch2028 = () =>
    admin.call(closures.listClosures, { query: { from: '2028-03-01', to: '2028-03-31' } });

  test('name the visits that they leave outside, before and when they are saved, and cancel none', async () => {
    const inside = await book('2027-08-12', '10:00');
    await book('2027-08-24', '10:00');
    const foreseen = await admin.call(closures.foreseeClosure, { body: august });
    expect(foreseen.appointments).toMatchObject([{ id: inside.id, username: 'mario', status: 'confirmed' }]);
    expect(
      await admin.call(closures.listClosures, { query: { from: '2027-08-01', to: '2027-08-31' } }),
    ).toEqual([]);
    const kept = await admin.call(closures.addClosure, { body: august });
    expect(kept).toEqual({ ...august, id: kept.id, affected: foreseen.appointments });
    const listed = await shop
      .browser()
      .call(closures.listClosures, { query: { from: '2027-08-21', to: '2027-08-31' } });
    expect(listed).toEqual([{ ...august, id: kept.id }]);
  });

  test('take their days out of what is offered, and a booking there is told why', async () => {
    expect(await freeStarts('2027-08-12')).toEqual([]);
    const [before, first] = await mario
      .call(seeAvailability, { query: { from: '2027-08-07', to: '2027-08-10' } })
      .then(days => [days[0], days[3]]);
    expect(before).toMatchObject({ state: 'open', isShopOpen: true, reason: null });
    expect(first).toMatchObject({ state: 'closed', isShopOpen: false, reason: 'Ferie' });
    expect(await refused(book('2027-08-13', '10:00'))).toMatchObject({
      code: 'closed-day',
      message: 'In questo giorno il salone è chiuso: Ferie',
    });
  });

  test('never share a date: the other one is named', async () => {
    const late = { ...august, from: '2027-08-21', to: '2027-08-31' };
    expect(await refused(admin.call(closures.addClosure, { body: late }))).toMatchObject({
      code: 'closure-overlaps',
      message: 'In quei giorni c’è già «Ferie»: dal 10 al 21 agosto.',
    });
  });

  test('of the same days, saved at the same moment, are stored once', async () => {
    const body = { ...august, from: '2028-03-07', to: '2028-03-09' };
    const tried = Array.from({ length: 6 }, () => admin.call(closures.addClosure, { body }));
    expect(new Set((await Promise.all(tried)).map(({ id }) => id)).size).toBe(1);
    expect(await inMarch2028()).toHaveLength(1);
  });

  test('are the same in whatever order, and however often, their stylists are named', async () => {
    const [anna, bruno] = [shop.anna.id, shop.bruno.id].sort((a, b) => a - b) as [number, number];
    const body = { ...august, from: '2028-03-28', to: '2028-03-28', hours: [{ from: '09:00', to: '12:00' }] };
    const stylistIds = [bruno, anna, bruno];
    const stored = await admin.call(closures.addClosure, { body: { ...body, stylistIds } });
    expect(stored.stylistIds).toEqual([anna, bruno]);
    const again = await admin.call(closures.addClosure, { body: { ...body, stylistIds: [anna, bruno] } });
    expect(again.id).toBe(stored.id);
    await admin.call(closures.removeClosure, { params: { id: stored.id } });
  });

  test('that differ, saved at the same moment, are not both stored', async () => {
    const tried = await Promise.allSettled(
      ['Ferie', 'Corso', 'Lavori'].map(reason =>
        admin.call(closures.addClosure, {
          body: { ...august, from: '2028-03-14', to: '2028-03-15', reason },
        }),
      ),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await inMarch2028()).toHaveLength(2);
  });

  test('are moved, not copied, and taken back: the day is what it was', async () => {
    const [stored] = await admin.call(closures.listClosures, {
      query: { from: '2027-08-01', to: '2027-08-31' },
    });
    const id = stored?.id ?? 0;
    const september = { ...august, from: '2027-09-07', to: '2027-09-08' };
    expect(await admin.call(closures.changeClosure, { params: { id }, body: september })).toMatchObject({
      ...{ id, affected: [] },
    });
    expect(await freeStarts('2027-08-13')).toContain('10:00');
    expect(await freeStarts('2027-09-07')).toEqual([]);
    await admin.call(closures.removeClosure, { params: { id } });
    expect(await freeStarts('2027-09-07')).toContain('10:00');
  });

  test('can open a Monday for one stylist, and the Monday after stays closed', async () => {
    const { anna, bruno } = shop;
    const hours = [{ from: '07:30', to: '12:00' }];
    const monday = { from: '2027-12-20', to: '2027-12-20', hours, stylistIds: [anna.id], reason: 'Natale' };
    await admin.call(closures.addClosure, { body: monday });
    const starts = await freeStarts('2027-12-20', anna.id);
    expect([starts[0], starts.at(-1)]).toEqual(['07:30', '11:30']);
    expect(await freeStarts('2027-12-20', bruno.id)).toEqual([]);
    expect(await freeStarts('2027-12-27')).toEqual([]);
    expect(await refused(book('2027-12-20', '08:00', bruno.id))).toMatchObject({ code: 'not-working-then' });
    expect(await book('2027-12-20', '07:30')).toMatchObject({ stylistId: anna.id, time: '07:30' });
  });

  test.each([
    ['to', { to: '2027-08-09' }],
    ['to', { to: '2028-08-11' }],
    ['hours', { hours: [{ from: '09:10', to: '12:00' }] }],
    ['hours', { hours: [{ from: '12:00', to: '09:00' }] }],
    [
      'hours',
      {
        hours: [
          { from: '09:00', to: '12:00' },
          { from: '11:00', to: '13:00' },
        ],
      },
    ],
    ['hours', { hours: [{ from: '00:00', to: '24:00' }] }],
    ['stylistIds', { stylistIds: [] }],
    ['stylistIds', { stylistIds: Array.from({ length: 201 }, (_, index) => index + 1) }],
    ['hours', { hours: Array.from({ length: 13 }, () => ({ from: '', to: '' })) }],
    ['reason', { reason: 'x'.repeat(101) }],
  ])('are refused beside the field: %s', async (field, change) => {
    const answer = await refused(admin.call(closures.addClosure, { body: { ...august, ...change } }));
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['invalid-input', [field]]);
    expect(Object.values<string>(fieldWording)).toContain(answer.fields?.[field]);
  });
});
