import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '../../../adapters/http/contract/appointments.ts';
import { seeAvailability, seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import { listServices, listStylists } from '../../../adapters/http/contract/catalogue.ts';
import { keepVisit, listOutside } from '../../../adapters/http/contract/timetable/outside.ts';
import { foreseeSkills, keepSkills } from '../../../adapters/http/contract/timetable/skills.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('who does what on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const put = (stylist: { id: number }, serviceIds: number[] | null) =>
    admin.call(keepSkills, { params: { id: stylist.id }, body: { serviceIds } });
  const book = (service: { id: number }, stylist: { id: number } | null, time: string) => {
    const who = { userId: shop.mario.id, stylistId: stylist?.id ?? null, notes: null };
    return mario.call(bookAppointment, { body: { ...who, serviceId: service.id, date: '2027-02-03', time } });
  };
  const starts = async (serviceId: number, stylistId?: number) => {
    const query = { date: '2027-02-03', serviceId, ...(stylistId && { stylistId }) };
    const slots = await shop.browser().call(seeTimeslots, { query });
    return slots.filter(({ isAvailable }) => isAvailable).length;
  };

  test('is everything until it is said, and is seen by everybody', async () => {
    const { anna, bruno, taglio, barba } = shop;
    const seen = async () =>
      (await shop.browser().call(listStylists)).map(({ id, serviceIds }) => [id, serviceIds]);
    expect(await seen()).toEqual([
      [anna.id, null],
      [bruno.id, null],
    ]);
    expect(await put(bruno, [barba.id, taglio.id, barba.id])).toEqual({
      ...{ serviceIds: [taglio.id, barba.id], affected: [] },
    });
    expect(await seen()).toEqual([
      [anna.id, null],
      [bruno.id, [taglio.id, barba.id]],
    ]);
  });

  test('is what is offered, assigned and accepted', async () => {
    const { anna, bruno, colore } = shop;
    expect(await starts(colore.id, bruno.id)).toBe(0);
    expect(await starts(colore.id)).toBeGreaterThan(0);
    expect(await refused(book(colore, bruno, '10:00'))).toMatchObject({
      ...{ status: 409, code: 'stylist-does-not-do-it' },
      message: 'Bruno non esegue «Colore». Scegli un’altra persona.',
    });
    expect(await book(colore, null, '10:00')).toMatchObject({ stylistId: anna.id });
    expect(await refused(book(colore, null, '10:30'))).toMatchObject({ code: 'slot-taken' });
  });

  test('names the visits for what somebody does not do any more, and lists them until they are kept', async () => {
    const { anna, taglio, colore } = shop;
    const cut = await book(taglio, anna, '15:00');
    const body = { serviceIds: [colore.id] };
    const foreseen = await admin.call(foreseeSkills, { params: { id: anna.id }, body });
    expect(foreseen.appointments.map(({ id, username }) => [id, username])).toEqual([[cut.id, 'mario']]);
    expect(await put(anna, [colore.id])).toMatchObject({ affected: foreseen.appointments });
    expect(await put(anna, [colore.id])).toMatchObject({ affected: foreseen.appointments });
    const { appointments } = await admin.call(listOutside);
    expect(appointments).toMatchObject([
      {
        id: cut.id,
        outsideReason: { kind: 'skill', text: 'Anna Bianchi non esegue più questo servizio' },
      },
    ]);
    await admin.call(keepVisit, { params: { id: cut.id } });
    expect((await admin.call(listOutside)).appointments).toEqual([]);
    await put(anna, []);
    expect((await admin.call(listOutside)).appointments).toHaveLength(2);
  });

  test('leaves a service that nobody does on the list, and says so', async () => {
    const { colore } = shop;
    expect((await shop.browser().call(listServices)).map(({ id }) => id)).toContain(colore.id);
    const range = { from: '2027-02-03', to: '2027-02-03', serviceId: colore.id };
    expect(await shop.browser().call(seeAvailability, { query: range })).toMatchObject([{ state: 'closed' }]);
    expect(await refused(book(colore, null, '17:00'))).toMatchObject({
      code: 'stylist-does-not-do-it',
      message: 'Al momento nessuno esegue «Colore»: chiamaci.',
    });
  });

  test('is everything again', async () => {
    const { anna, colore } = shop;
    expect(await put(anna, null)).toEqual({ serviceIds: null, affected: [] });
    expect(await book(colore, anna, '17:00')).toMatchObject({ stylistId: anna.id });
  });

  test('names a stylist and services that there are', async () => {
    expect(await refused(put(shop.mario, null))).toMatchObject({ code: 'stylist-not-found' });
    expect(await refused(put(shop.anna, [4711]))).toMatchObject({ code: 'service-not-found' });
    expect(await refused(put(shop.anna, [0]))).toMatchObject({ code: 'invalid-input' });
  });
});
