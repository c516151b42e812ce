import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { type Browser, json, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';
import { linkTo } from './link-to.ts';

describe.each(engines)('whoever has the link of a letter, on %s,', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  let reader: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
    reader = shop.browser();
  });
  afterAll(() => shop.close());

  const book = (date: string, time: string) =>
    mario.call(calls.bookAppointment, {
      body: {
        ...{ userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id },
        ...{ notes: 'Dalla parte sinistra', date, time },
      },
    });
  const linked = async (date: string, time: string) => {
    const visit = await book(date, time);
    return { visit, secret: await linkTo(shop, visit.id) };
  };
  const open = (secret: string) => reader.call(calls.openVisit, { body: { secret } });
  const placed = (date: string, time: string) => ({ date, time, stylistId: shop.anna.id });
  const historyOf = async (id: number) =>
    (await admin.call(calls.seeHistory, { params: { id } })).map(({ kind, by, via }) => [
      kind,
      by.username,
      via ?? null,
    ]);

  test('sees that appointment and nothing of its owner, and changes nothing by opening it', async () => {
    const { visit, secret } = await linked('2027-02-02', '10:00');
    expect(secret).toMatch(/^[\w-]{43}$/);
    const text = await (await reader.fetch('/api/visit', json({ secret }))).text();
    expect(JSON.parse(text)).toMatchObject({ id: visit.id, time: '10:00', serviceName: 'Taglio uomo' });
    for (const hidden of ['Mario', 'Rossi', 'sinistra', 'userId', 'staffNotes'])
      expect(text).not.toContain(hidden);
    expect(reader.cookies.size).toBe(0);
    for (const method of ['GET', 'HEAD'])
      for (const headers of [{}, { 'Sec-Purpose': 'prefetch' }])
        expect((await reader.fetch('/api/visit', { method, headers })).status).toBe(405);
    expect(await historyOf(visit.id)).toEqual([['booked', 'mario', null]]);
  });

  test('moves it to a time that is offered, and cancels it; its history says how', async () => {
    const { visit, secret } = await linked('2027-02-03', '10:00');
    const range = { from: '2027-02-03', to: '2027-02-05' };
    const days = await reader.call(calls.seeVisitDays, { body: { secret, ...range } });
    expect(days.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    const times = await reader.call(calls.seeVisitTimes, { body: { secret, date: '2027-02-03' } });
    expect(times.find(({ time }) => time === '10:00')?.isAvailable).toBe(false);
    expect(times.find(({ time }) => time === '10:15')?.isAvailable).toBe(true);
    const from = placed('2027-02-03', '10:00');
    const move = (time: string, seen = from) =>
      reader.call(calls.moveVisit, { body: { secret, date: '2027-02-03', time, from: seen } });
    expect(await move('10:15')).toMatchObject({ id: visit.id, time: '10:15' });
    expect((await refused(move('11:00'))).code).toBe('appointment-changed');
    expect((await refused(move('13:00', placed('2027-02-03', '10:15')))).status).toBe(400);
    const cancelled = await reader.call(calls.cancelVisit, { body: { secret } });
    expect(cancelled.status).toBe('cancelled');
    expect((await open(secret)).classification).toBe('cancelled');
    expect((await refused(reader.call(calls.cancelVisit, { body: { secret } }))).code).toBe(
      'not-cancellable',
    );
    expect(await historyOf(visit.id)).toEqual([
      ['booked', 'mario', null],
      ['moved', 'mario', 'link'],
      ['cancelled', 'mario', 'link'],
    ]);
  });

  test('takes it into a calendar that does not name the owner', async () => {
    const { visit, secret } = await linked('2027-02-04', '10:00');
    const { file: text } = await reader.call(calls.seeVisitFile, { body: { secret } });
    const [entry] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
    expect(entry && new ICAL.Event(entry).uid).toContain(`appuntamento-${visit.id}@`);
    for (const hidden of ['Mario', 'mario@', 'ATTENDEE']) expect(text).not.toContain(hidden);
  });

  test('is bound by the shop’s rules as its owner is, even with an administrator’s session', async () => {
    const rules = {
      ...{ minNotice: 0, cancelUntil: 60, moveUntil: 120, maxUpcoming: null },
      ...{ startStep: 15 as const, horizonDays: null },
    };
    await admin.call(calls.keepBookingRules, { body: rules });
    const { visit, secret } = await linked('2027-01-05', '09:30');
    const move = (by: Browser) =>
      by.call(calls.moveVisit, {
        body: { secret, date: '2027-01-07', time: '10:00', from: placed('2027-01-05', '09:30') },
      });
    for (const by of [reader, admin]) expect((await refused(move(by))).code).toBe('too-late-to-move');
    const today = { body: { secret, date: '2027-01-07' } };
    expect((await refused(reader.call(calls.seeVisitTimes, today))).code).toBe('too-late-to-move');
    await admin.call(calls.keepBookingRules, { body: { ...rules, cancelUntil: 120 } });
    const late = await refused(reader.call(calls.cancelVisit, { body: { secret } }));
    expect([late.code, late.message]).toEqual([
      'too-late-to-cancel',
      expect.stringContaining('055 123 4567'),
    ]);
    await admin.call(calls.keepBookingRules, { body: { ...rules, cancelUntil: 0, moveUntil: 0 } });
    expect(await historyOf(visit.id)).toHaveLength(1);
  });

  test('may do so until a day after its end, wherever it was moved, with each of its links', async () => {
    const { visit, secret } = await linked('2027-01-12', '10:00');
    const other = await linkTo(shop, visit.id);
    const params = { id: visit.id };
    await mario.call(calls.moveAppointment, { params, body: { date: '2027-01-13', time: '11:00' } });
    const last = '2027-01-14T11:29:59.999+01:00';
    shop.clock.moveTo(last);
    for (const one of [secret, other]) expect((await open(one)).time).toBe('11:00');
    shop.clock.moveTo('2027-01-14T11:30:00+01:00');
    const over = await refused(open(secret));
    const wrong = await refused(open('nobody-was-given-this'));
    expect([over.status, over.code, over.message]).toEqual([404, 'link-not-found', wrong.message]);
    shop.clock.moveTo('2027-01-05T08:00:00+01:00');
  });

  test('opens nothing from another site, and no other call', async () => {
    const { visit, secret } = await linked('2027-02-05', '10:00');
    const foreign = {
      ...json({ secret }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    };
    expect((await reader.fetch('/api/visit/cancel', foreign)).status).toBe(403);
    const cancel = reader.call(calls.cancelAppointment, { params: { id: visit.id } });
    expect((await refused(cancel)).status).toBe(401);
    expect((await open(secret)).status).toBe('confirmed');
    expect(shop.log.join('')).not.toContain(secret);
  });
});
