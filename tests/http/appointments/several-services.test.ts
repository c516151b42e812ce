import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '../../../adapters/http/contract/appointments.ts';
import { seeAvailability, seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import type { BodyOf } from '../../../adapters/http/contract/call.ts';
import { addService, archiveService } from '../../../adapters/http/contract/catalogue.ts';
import { foreseeSkills, keepSkills } from '../../../adapters/http/contract/timetable/skills.ts';
import { fieldWording } from '../../../core/wording.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('several services in one visit on %s', engine => {
  let shop: RunningShop;
  let mario: Browser;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  type Wish = Partial<BodyOf<typeof calls.bookAppointment>>;
  const send = (wish: Wish) => {
    const who = { userId: shop.mario.id, stylistId: shop.anna.id, notes: null };
    return mario.call(calls.bookAppointment, {
      body: { ...who, date: '2027-01-05', time: '09:00', ...wish },
    });
  };
  const book = (services: readonly { readonly id: number }[], wish: Wish = {}) =>
    send({ serviceIds: services.map(({ id }) => id), ...wish });
  const starts = async (services: readonly { readonly id: number }[], date: string) => {
    const query = { date, stylistId: shop.anna.id, serviceIds: services.map(({ id }) => id) };
    const slots = await shop.browser().call(seeTimeslots, { query });
    return slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
  };

  test('are one appointment with one length and one price, seen by everybody who sees it', async () => {
    const { taglio, barba } = shop;
    const booked = await book([taglio, barba, taglio], { expected: { price: 4_600, duration: 75 } });
    expect(booked).toMatchObject({
      ...{ serviceId: taglio.id, serviceName: 'Taglio uomo + Rifinitura barba + Taglio uomo' },
      ...{ duration: 75, price: 4_600, time: '09:00', endTime: '10:15' },
    });
    const cut = { serviceId: taglio.id, name: 'Taglio uomo', duration: 30, processing: null, price: 1_800 };
    const trim = { ...cut, serviceId: barba.id, name: 'Rifinitura barba', duration: 15, price: 1_000 };
    expect(booked.services).toEqual([cut, trim, cut]);
    for (const browser of [mario, admin])
      expect(await browser.call(calls.listAppointments)).toMatchObject([{ services: [cut, trim, cut] }]);
    expect(await refused(book([taglio], { time: '10:00' }))).toMatchObject({ code: 'slot-taken' });
    expect(await book([taglio], { time: '10:15' })).toMatchObject({ services: [cut], serviceName: cut.name });
  });

  test('sent again stand already, and in another order do not', async () => {
    const { taglio, barba } = shop;
    const wish = { date: '2027-01-07' };
    const { id } = await book([taglio, barba], wish);
    expect(await book([taglio, barba], wish)).toMatchObject({ id });
    for (const other of [[barba, taglio], [taglio], [taglio, barba, barba]])
      expect(await refused(book(other, wish))).toMatchObject({ code: 'slot-taken' });
    const one = await send({ serviceId: taglio.id, date: '2027-01-07', time: '11:00' });
    expect(await book([taglio], { date: '2027-01-07', time: '11:00' })).toEqual(one);
  });

  test('are offered where all of them fit, and refused elsewhere', async () => {
    const { taglio, barba, colore } = shop;
    await book([taglio], { date: '2027-01-08', time: '11:00' });
    const offered = await starts([colore, barba], '2027-01-08');
    expect(offered.slice(0, 5)).toEqual(['08:30', '08:45', '09:00', '09:15', '14:00']);
    expect(offered.at(-1)).toBe('18:15');
    const wish = { date: '2027-01-08' };
    const refusals = await Promise.all(
      ['09:30', '11:30', '18:30'].map(async time => refused(book([colore, barba], { ...wish, time }))),
    );
    expect(refusals.map(({ code }) => code)).toEqual(['slot-taken', 'runs-into-break', 'runs-past-closing']);
    const query = { from: '2027-01-08', to: '2027-01-08', serviceIds: [colore.id, barba.id] };
    expect(await mario.call(seeAvailability, { query })).toMatchObject([{ firstStart: '08:30' }]);
    await book([colore, barba], { ...wish, time: '09:15' });
  });

  test('that are longer than any day are offered nowhere and refused', async () => {
    const details = { name: 'Giornata', description: null, category: 'Capelli', price: 9_000 } as const;
    const day = await admin.call(addService, { body: { ...details, duration: 480 } });
    const five = Array.from({ length: 5 }, () => day);
    expect(await starts(five, '2027-01-09')).toEqual([]);
    const expected = { price: 45_000, duration: 2_400 };
    const refusal = await refused(book(five, { date: '2027-01-09', expected }));
    expect(refusal).toMatchObject({ status: 400, code: 'runs-past-closing' });
  });

  test('keep the posa of each free for others', async () => {
    const details = { name: 'Tinta', description: null, category: 'Trattamenti', price: 5_000 } as const;
    const times = { duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15 };
    const colour = await admin.call(addService, { body: { ...details, ...times } });
    const wish = { date: '2027-01-12' };
    const { services, cleanup } = await book([shop.taglio, colour, shop.barba], wish);
    expect([services[1]?.processing, cleanup]).toEqual([times.processing, 15]);
    const free = await starts([shop.taglio], '2027-01-12');
    expect(free.filter(time => time < '12:00')).toEqual(['08:30', '10:00', '11:30', '11:45']);
    await book([shop.taglio], { ...wish, time: '10:00' });
  });

  test('are booked with somebody who does every one of them, and of several that is seen', async () => {
    const { anna, bruno, taglio, barba, colore } = shop;
    const put = (stylist: { id: number }, serviceIds: number[] | null) =>
      admin.call(keepSkills, { params: { id: stylist.id }, body: { serviceIds } });
    const standing = await book([taglio, colore], { date: '2027-01-13', stylistId: bruno.id });
    const foreseen = { params: { id: bruno.id }, body: { serviceIds: [taglio.id, barba.id] } };
    const { appointments } = await admin.call(foreseeSkills, foreseen);
    expect(appointments.map(({ id }) => id)).toEqual([standing.id]);
    const { affected } = await put(bruno, [taglio.id, barba.id]);
    expect(affected.map(({ id }) => id)).toEqual([standing.id]);

    const wish = { date: '2027-01-14', stylistId: null };
    expect(await book([taglio, colore], wish)).toMatchObject({ stylistId: anna.id });
    const asked = book([taglio, colore], { ...wish, stylistId: bruno.id });
    expect((await refused(asked)).message).toBe('Bruno non esegue «Colore». Scegli un’altra persona.');
    await put(anna, [colore.id]);
    expect(await refused(book([taglio, colore], { ...wish, time: '15:00' }))).toMatchObject({
      ...{ status: 409, code: 'stylist-does-not-do-it' },
      message: 'Al momento nessuno esegue «Taglio uomo + Colore»: chiamaci.',
    });
    for (const stylist of [anna, bruno]) await put(stylist, null);
  });

  test('are moved as a whole', async () => {
    const { taglio, colore } = shop;
    const { id } = await book([taglio, colore], { date: '2027-01-15' });
    await book([taglio], { date: '2027-01-15', time: '15:00' });
    const move = (time: string) =>
      mario.call(calls.moveAppointment, { params: { id }, body: { date: '2027-01-15', time } });
    expect(await move('09:30')).toMatchObject({ serviceName: 'Taglio uomo + Colore', endTime: '11:30' });
    expect(await refused(move('11:15'))).toMatchObject({ code: 'runs-into-break' });
    expect(await refused(move('14:00'))).toMatchObject({ code: 'slot-taken' });
  });

  test('are not booked when one of them is not on the list any more', async () => {
    const details = { name: 'Rasatura', description: null, category: 'Barba', price: 900 } as const;
    const shave = await admin.call(addService, { body: { ...details, duration: 15 } });
    const standing = await book([shop.taglio, shave], { date: '2027-01-16' });
    await admin.call(archiveService, { params: { id: shave.id } });
    const again = book([shop.taglio, shave], { date: '2027-01-16', time: '16:00' });
    expect(await refused(again)).toMatchObject({ status: 404, code: 'service-not-found' });
    const query = { from: '2027-01-16', to: '2027-01-16' };
    expect(await mario.call(calls.listAppointments, { query })).toMatchObject([
      { id: standing.id, serviceName: 'Taglio uomo + Rasatura' },
    ]);
  });

  test.each([
    ['serviceId', {}, 'id-invalid'],
    ['serviceIds', { serviceIds: [] }, 'services-missing'],
    ['serviceIds', { serviceIds: [1, 1, 1, 1, 1, 1] }, 'services-too-many'],
    ['serviceIds', { serviceIds: [1, '1'] }, 'id-invalid'],
    ['serviceIds', { serviceIds: '1,1' }, 'id-invalid'],
    ['serviceIds', { serviceIds: [1], serviceId: 1 }, 'services-given-twice'],
    ['expected', { serviceIds: [1], expected: { price: 0, duration: 30 } }, 'terms-invalid'],
  ] as const)('are refused beside the field: %s %j', async (field, wish, rule) => {
    const refusal = await refused(send(wish as unknown as Wish));
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refusal.fields).toEqual({ [field]: fieldWording[rule] });
  });

  test.each([
    ['serviceIds=1,2,3,1,2,3', 'services-too-many'],
    ['serviceIds=', 'id-invalid'],
    ['serviceIds=1,,2', 'id-invalid'],
    ['serviceIds=1&serviceIds=2', 'id-invalid'],
    ['serviceIds=1&serviceId=1', 'services-given-twice'],
  ] as const)('are refused in a question: %s', async (query, rule) => {
    for (const path of ['timeslots?date=2027-01-05', 'availability?from=2027-01-05&to=2027-01-06']) {
      const answer = await shop.browser().fetch(`/api/${path}&${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { serviceIds: fieldWording[rule] } });
    }
  });
});
