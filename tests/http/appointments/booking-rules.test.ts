import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  bookAppointment,
  cancelAppointment,
  moveAppointment,
} from '../../../adapters/http/contract/appointments.ts';
import { seeAvailability, seeMovingTimes, seeTimeslots } from '../../../adapters/http/contract/calendar.ts';
import { seeShop } from '../../../adapters/http/contract/shop.ts';
import { keepBookingRules, seeBookingRules } from '../../../adapters/http/contract/timetable/rules.ts';
import { type CustomerRules, noRules } from '../../../core/calendar/customer-rules.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('what the shop asks of customers who book, on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  // It is Tuesday 5 January 2027, eight o'clock.
  beforeEach(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterEach(() => shop.close());

  const set = (rules: Partial<CustomerRules>) =>
    admin.call(keepBookingRules, { body: { ...noRules, ...rules } });
  const book = (by: Browser, date: string, time: string) =>
    by.call(bookAppointment, {
      body: {
        ...{ userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id },
        ...{ date, time, notes: null },
      },
    });
  const starts = async (by: Browser, date: string) => {
    const slots = await by.call(seeTimeslots, { query: { date, serviceId: shop.taglio.id } });
    return slots.filter(({ isAvailable }) => isAvailable).map(({ time }) => time);
  };

  test('is nothing until it is set, and is told to everybody', async () => {
    expect(await admin.call(seeBookingRules)).toEqual(noRules);
    const before = await starts(mario, '2027-01-05');
    expect(await set({ startStep: 30 })).toEqual({ ...noRules, startStep: 30 });
    expect(await admin.call(seeBookingRules)).toEqual({ ...noRules, startStep: 30 });
    expect((await shop.browser().call(seeShop)).bookingRules).toEqual({ ...noRules, startStep: 30 });
    await set({});
    expect(await starts(mario, '2027-01-05')).toEqual(before);
  });

  test('thins out the starts that they are offered, not those of staff, and refuses the others', async () => {
    const all = await starts(mario, '2027-01-07');
    await set({ startStep: 60 });
    expect(await starts(mario, '2027-01-07')).toEqual(all.filter(time => time.endsWith(':00')));
    expect(await starts(shop.browser(), '2027-01-07')).toEqual(all.filter(time => time.endsWith(':00')));
    expect(await starts(admin, '2027-01-07')).toEqual(all);
    expect(await refused(book(mario, '2027-01-07', '09:15'))).toMatchObject({
      ...{ status: 400, code: 'off-the-grid' },
      message: 'Gli appuntamenti iniziano ogni 60 minuti',
    });
    await book(admin, '2027-01-07', '09:15');
  });

  test('is notice to the second, and the last moment is named', async () => {
    await set({ minNotice: 120 });
    expect((await starts(mario, '2027-01-05'))[0]).toBe('10:00');
    shop.clock.moveTo('2027-01-05T08:00:01+01:00');
    expect((await starts(mario, '2027-01-05'))[0]).toBe('10:15');
    expect(await refused(book(mario, '2027-01-05', '10:00'))).toMatchObject({
      ...{ status: 409, code: 'too-short-notice' },
      message: `Per questo orario si poteva prenotare fino a martedì 5 gennaio alle 08:00. Scegline un altro, o chiama il salone: ${(await mario.call(seeShop)).phone}.`,
    });
    await book(mario, '2027-01-05', '10:15');
    await book(admin, '2027-01-05', '09:00');
  });

  test('is notice that binds nothing which stands: sent again, a booking and a move answer as before', async () => {
    await set({ minNotice: 120 });
    const booked = await book(mario, '2027-01-05', '10:00');
    const to = { params: { id: booked.id }, body: { date: '2027-01-05', time: '10:15' } };
    shop.clock.moveTo('2027-01-05T08:00:01+01:00');
    expect(await book(mario, '2027-01-05', '10:00')).toEqual(booked);
    const moved = await mario.call(moveAppointment, to);
    shop.clock.moveTo('2027-01-05T08:15:01+01:00');
    expect(await mario.call(moveAppointment, to)).toEqual(moved);
    const back = mario.call(moveAppointment, { ...to, body: { date: '2027-01-05', time: '10:00' } });
    expect(await refused(back)).toMatchObject({ status: 409, code: 'too-short-notice' });
  });

  test('is notice asked for only of what is there', async () => {
    await set({ minNotice: 120 });
    const { id } = await book(admin, '2027-01-07', '10:00');
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    const soon = { date: '2027-01-05', time: '09:00' };
    const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: shop.anna.id, notes: null };
    const codeOf = async (call: Promise<unknown>) => (await refused(call)).code;
    const booking = (more: object) =>
      codeOf(mario.call(bookAppointment, { body: { ...wish, ...soon, ...more } }));
    expect(await booking({ serviceId: 999 })).toBe('service-not-found');
    expect(await booking({ stylistId: 999 })).toBe('stylist-not-found');
    expect(await booking({ userId: shop.lucia.id })).toBe('not-permitted');
    expect(await booking({})).toBe('too-short-notice');
    const move = (by: Browser, more: object) =>
      codeOf(by.call(moveAppointment, { params: { id }, body: { ...soon, ...more } }));
    expect(await move(lucia, {})).toBe('appointment-not-found');
    expect(await move(mario, { stylistId: 999 })).toBe('stylist-not-found');
    expect(await move(mario, {})).toBe('too-short-notice');
  });

  test('ends the days that can be booked, for them alone', async () => {
    await set({ horizonDays: 10 });
    const query = { from: '2027-01-15', to: '2027-01-16' };
    const states = async (by: Browser) =>
      (await by.call(seeAvailability, { query })).map(({ state }) => state);
    expect(await states(mario)).toEqual(['open', 'closed']);
    expect(await states(admin)).toEqual(['open', 'open']);
    expect(await refused(book(mario, '2027-01-16', '10:00'))).toMatchObject({ code: 'beyond-horizon' });
  });

  test('lets them cancel and move until so long before, exactly', async () => {
    const { id } = await book(mario, '2027-01-07', '10:00');
    const params = { id };
    await set({ cancelUntil: 1_440, moveUntil: 120 });
    shop.clock.moveTo('2027-01-06T10:00:01+01:00');
    expect(await refused(mario.call(cancelAppointment, { params }))).toMatchObject({
      ...{ status: 409, code: 'too-late-to-cancel' },
      message: expect.stringMatching(
        /^Si poteva cancellare fino a mercoledì 6 gennaio alle 10:00\./,
      ) as string,
    });
    const to = { date: '2027-01-08', time: '10:00' };
    shop.clock.moveTo('2027-01-07T08:00:01+01:00');
    expect(await refused(mario.call(moveAppointment, { params, body: to }))).toMatchObject({
      ...{ status: 409, code: 'too-late-to-move' },
      message: expect.stringMatching(/^Si poteva spostare fino a giovedì 7 gennaio alle 08:00\./) as string,
    });
    const asked = mario.call(seeMovingTimes, { params, query: { date: '2027-01-08' } });
    expect(await refused(asked)).toMatchObject({ status: 409, code: 'too-late-to-move' });
    shop.clock.moveTo('2027-01-07T08:00:00+01:00');
    await mario.call(moveAppointment, { params, body: to });
    shop.clock.moveTo('2027-01-08T09:59:59+01:00');
    await admin.logIn(shop.salone);
    await admin.call(cancelAppointment, { params });
  });

  test('keeps to a number of visits to come, however many are asked for at once', async () => {
    await set({ maxUpcoming: 3 });
    const days = ['2027-01-07', '2027-01-08', '2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15'];
    const answers = await Promise.allSettled(days.map(day => book(mario, day, '10:00')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refused(book(mario, '2027-01-19', '10:00'))).toMatchObject({
      ...{ status: 409, code: 'too-many-upcoming' },
      message: expect.stringMatching(/^Hai già 3 appuntamenti in programma/) as string,
    });
    await book(admin, '2027-01-19', '10:00');
    const [first] = await shop.store.appointments.list({ userId: shop.mario.id, status: 'confirmed' });
    await admin.call(cancelAppointment, { params: { id: first?.id ?? 0 } });
    expect(await refused(book(mario, '2027-01-20', '10:00'))).toMatchObject({ code: 'too-many-upcoming' });
  });

  test('is refused where it leaves nothing to book, or is none', async () => {
    const field = async (rules: Partial<CustomerRules>) => (await refused(set(rules))).fields;
    const nothing = 'Così non resterebbe nessun orario da prenotare';
    expect(await field({ minNotice: 43_200, horizonDays: 1 })).toEqual({ minNotice: nothing });
    expect(await field({ minNotice: 2_880, horizonDays: 1 })).toEqual({ minNotice: nothing });
    expect(await field({ minNotice: -1 })).toEqual({
      minNotice: 'Indica i minuti, da 0 a 43.200 (30 giorni)',
    });
    expect(await field({ maxUpcoming: 0 })).toEqual({ maxUpcoming: 'Indica un numero da 1 a 100, o niente' });
    expect(await admin.call(seeBookingRules)).toEqual(noRules);
  });

  test('may be set on the eve of days off, whatever they leave to book today', async () => {
    // Saturday evening, before a Sunday and a Monday.
    shop.clock.moveTo('2027-01-09T20:00:00+01:00');
    await admin.logIn(shop.salone);
    for (const rules of [{ horizonDays: 1 }, { horizonDays: 1, minNotice: 1_440, cancelUntil: 60 }])
      expect(await set(rules)).toEqual({ ...noRules, ...rules });
    shop.clock.moveTo('2027-01-11T12:00:00+01:00');
    expect(await starts(mario, '2027-01-12')).toContain('12:00');
  });
});
