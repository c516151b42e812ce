import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

/** As a calendar program reads it, with the zone that the file itself explains. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (component === undefined) throw new Error('no entry');
  const event = new ICAL.Event(component);
  const valueOf = (name: string) => component.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    zone: zone?.getFirstPropertyValue('tzid'),
    ...{ uid: event.uid, sequence: event.sequence, title: event.summary, place: event.location },
    ...{ description: event.description, status: valueOf('status') },
    ...{
      organizer: event.organizer,
      guests: event.attendees.map(guest => String(guest.getFirstValue()).toLowerCase()),
    },
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    writtenStart: component.getFirstProperty('dtstart')?.toICALString(),
    stamp: valueOf('dtstamp'),
  };
}

describe.each(engines)('the calendar file of an appointment on %s', engine => {
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
  const fileOf = async (id: number, browser = mario) => {
    const reply = await browser.fetch(`/api/appointments/${id}/calendar.ics`);
    expect(reply.status).toBe(200);
    return reply;
  };
  const readFile = async (id: number) => read(await (await fileOf(id)).text());

  test('says when, where, with whom and what, in the shop’s zone', async () => {
    const { id } = await book('2027-02-02');
    const reply = await fileOf(id);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(`inline; filename="appuntamento-${id}.ics"`);
    expect(read(await reply.text())).toEqual({
      ...{ method: 'REQUEST', zone: 'Europe/Rome', status: 'CONFIRMED', sequence: 0 },
      uid: `appuntamento-${id}@salone.example`,
      ...{
        title: 'Taglio uomo, Salone Aurora',
        place: 'Salone Aurora, Via Giotto 12, 50032 Borgo San Lorenzo (FI)',
      },
      description:
        'Con Anna Bianchi, 30 minuti, 18,00\u00a0€.\nPer spostarlo o cancellarlo: http://salone.example/appointments oppure 055 123 4567.',
      ...{ starts: '2027-02-02T09:00:00.000Z', ends: '2027-02-02T09:30:00.000Z' },
      writtenStart: 'DTSTART;TZID=Europe/Rome:20270202T100000',
      stamp: '2027-01-05T07:00:00Z',
      ...{ organizer: 'mailto:ciao@saloneaurora.example', guests: ['mailto:mario@example.com'] },
    });
  });

  test('of one that is moved and cancelled is about the same entry, and each is newer', async () => {
    const { id } = await book('2027-03-27');
    const booked = await readFile(id);
    const to = { date: '2027-03-30', time: '15:15', stylistId: shop.bruno.id };
    await mario.call(calls.moveAppointment, { params: { id }, body: to });
    const moved = await readFile(id);
    expect(moved).toMatchObject({ uid: booked.uid, sequence: 1, method: 'REQUEST', status: 'CONFIRMED' });
    // The clocks were changed on the 28th.
    expect([booked.starts, moved.starts]).toEqual(['2027-03-27T09:00:00.000Z', '2027-03-30T13:15:00.000Z']);
    expect(moved.description).toContain('Con Bruno Conti');
    await admin.call(calls.cancelAppointment, { params: { id } });
    expect(await readFile(id)).toMatchObject({
      ...{ uid: booked.uid, sequence: 2, method: 'CANCEL', status: 'CANCELLED' },
      starts: moved.starts,
    });
  });

  test.each([
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z', '2027-10-31T01:00:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z', '2027-03-28T01:30:00.000Z'],
  ])('ends after it begins, in the night of %s as well', async (date, time, starts, ends) => {
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id, notes: null };
    const { id } = await admin.call(calls.bookAppointment, { body: { ...wish, date, time, override: true } });
    expect(await readFile(id)).toMatchObject({ starts, ends });
  });

  test('is written as the standard asks, whatever the words in it', async () => {
    const name = 'Taglio; barba, "e" così\\via – perché no?'.repeat(2);
    const { id: _, ...others } = shop.taglio;
    const service = await shop.store.services.add({ ...others, name });
    const body = { userId: shop.mario.id, serviceId: service.id, stylistId: shop.anna.id, notes: null };
    const { id } = await mario.call(calls.bookAppointment, {
      body: { ...body, date: '2027-02-04', time: '10:00' },
    });
    const text = await (await fileOf(id)).text();
    expect(read(text).title).toBe(`${name}, Salone Aurora`);
    const lines = text.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.filter(line => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const required = ['VERSION:2.0', 'PRODID:', 'BEGIN:VTIMEZONE', 'TZOFFSETFROM:+0100', 'DTSTAMP:', 'UID:'];
    for (const start of required)
      expect(
        lines.some(line => line.startsWith(start)),
        start,
      ).toBe(true);
  });

  test('is there for its owner and administrators; a browser that opens it in vain is led on', async () => {
    const { id } = await book('2027-02-06');
    expect((await fileOf(id, admin)).ok).toBe(true);
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    for (const [browser, wanted] of [
      [lucia, id],
      [mario, 4_711],
    ] as const)
      expect(await refused(browser.call(calls.seeCalendarFile, { params: { id: wanted } }))).toMatchObject({
        ...{ status: 404, code: 'appointment-not-found' },
      });
    const opened = { headers: { accept: 'text/html,*/*;q=0.8' }, redirect: 'manual' } as const;
    for (const browser of [lucia, shop.browser()]) {
      const reply = await browser.fetch(`/api/appointments/${id}/calendar.ics`, opened);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/appointments']);
    }
  });
});
