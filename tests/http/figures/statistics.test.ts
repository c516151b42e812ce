import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { NoLimits } from '../../../adapters/memory/no-limits.ts';
import type { Browser } from '../browser.ts';
import { refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('the figures of the shop, on %s,', engine => {
  let shop: RunningShop;
  let admin: Browser;
  const see = (query: { from: string; to: string; stylistId?: number }) =>
    admin.call(calls.seeStatistics, { query });
  const january = { from: '2027-01-01', to: '2027-01-31' };

  const book = (
    date: string,
    wish: { userId: number | null; serviceIds: number[]; stylist?: RunningShop['anna'] },
  ) => {
    const { stylist = shop.anna, ...body } = wish;
    const at = { stylistId: stylist.id, date, time: '10:00', notes: null };
    return admin.call(calls.bookAppointment, { body: { ...body, ...at } });
  };

  beforeAll(async () => {
    ({ shop, admin } = await openWithBrowsers(engine, { limits: new NoLimits() }));
    const { anna, bruno, salone, mario, lucia, taglio, barba } = shop;
    await book('2027-01-05', { userId: mario.id, serviceIds: [taglio.id] });
    const both = await book('2027-01-06', {
      userId: lucia.id,
      serviceIds: [barba.id, taglio.id],
      stylist: bruno,
    });
    await book('2027-01-07', { userId: null, serviceIds: [barba.id] });
    const cancelled = await book('2027-01-08', { userId: mario.id, serviceIds: [taglio.id] });
    const moved = await book('2027-01-09', { userId: mario.id, serviceIds: [taglio.id] });
    const missed = await book('2027-01-12', { userId: lucia.id, serviceIds: [taglio.id] });
    await book('2027-01-29', { userId: lucia.id, serviceIds: [taglio.id] });
    await book('2027-02-02', { userId: lucia.id, serviceIds: [taglio.id] });
    await admin.call(calls.cancelAppointment, { params: { id: cancelled.id } });
    const to = { date: '2027-01-13', time: '17:30', stylistId: anna.id };
    await admin.call(calls.moveAppointment, { params: { id: moved.id }, body: to });
    shop.clock.moveTo('2027-01-15T12:00:00+01:00');
    await admin.logIn(salone);
    const end = (id: number, body: { outcome: 'completed' | 'missed'; price?: number }) =>
      admin.call(calls.setOutcome, { params: { id }, body });
    await end(both.id, { outcome: 'completed', price: 2_000 });
    await end(missed.id, { outcome: 'missed' });
  });
  afterAll(() => shop.close());

  test('count each visit once, where it was taken, and what was paid for it', async () => {
    const { at, now } = await see(january);
    expect(at).toBe('2027-01-15T12:00');
    // Anna could be booked from her first appointment on, Bruno from his, both until now.
    const bookable = { anna: 5_310, bruno: 5_310 - 630 };
    expect(now.total).toEqual({
      ...{ visits: 4, takings: 1_800 + 2_000 + 1_000 + 1_800, missed: 1, cancelled: 1 },
      ...{ bookable: bookable.anna + bookable.bruno, sold: 30 + 45 + 15 + 30 },
    });
    expect(now.customers).toEqual({ first: 2, returning: 0, unnamed: 1 });
    expect(now.coming).toEqual({ visits: 1, price: 1_800 });
    const days = now.days.filter(({ visits, missed, cancelled }) => visits + missed + cancelled > 0);
    expect(days.map(({ date }) => date.slice(-2))).toEqual(['05', '06', '07', '08', '12', '13']);
    expect(now.days.filter(({ isOpen }) => isOpen)).toHaveLength(22);
    expect(now.openDays).toBe(11);
    expect(now.hours.find(({ weekday, hour }) => weekday === 3 && hour === 17)).toMatchObject({
      ...{ visits: 1, takings: 1_800, bookable: 240, sold: 30 },
    });
  });

  test('are parted by service, by stylist and by how long ahead people booked', async () => {
    const { now } = await see(january);
    expect(now.services).toEqual([
      { serviceId: shop.taglio.id, name: 'Taglio uomo', times: 3, takings: 1_800 + 1_286 + 1_800 },
      { serviceId: shop.barba.id, name: 'Rifinitura barba', times: 2, takings: 714 + 1_000 },
    ]);
    expect(now.stylists.map(({ name, visits, takings }) => [name, visits, takings])).toEqual([
      ['Anna Bianchi', 3, 4_600],
      ['Bruno Conti', 1, 2_000],
    ]);
    expect(now.ahead).toMatchObject({ median: 1, unknown: 0 });
    expect(now.ahead.ranges.map(({ visits }) => visits)).toEqual([1, 1, 1, 0, 1, 0, 0]);
  });

  test('stand beside those of the period before, as far as it had gone', async () => {
    const february = { from: '2027-02-01', to: '2027-02-28' };
    const ahead = await see(february);
    expect(ahead.now).toMatchObject({ total: { visits: 0, bookable: 0 }, coming: { visits: 1 } });
    expect(ahead.before).toMatchObject({ ...january, total: { visits: 4 } });
    const week = await see({ from: '2027-01-14', to: '2027-01-20' });
    // The 8th at noon is as far in the week before; of the 13th nothing counts yet.
    expect(week.before).toMatchObject({ from: '2027-01-07', to: '2027-01-13' });
    expect(week.before).toMatchObject({
      total: { visits: 1, missed: 0, cancelled: 1 },
      coming: { visits: 0 },
      openDays: 2,
    });
    const days = await see({ from: '2027-01-12', to: '2027-01-15' });
    expect(days.before.customers).toEqual({ first: 0, returning: 0, unnamed: 0 });
    expect(days.now).toMatchObject({
      total: { visits: 1, missed: 1 },
      customers: { first: 0, returning: 1 },
    });
  });

  test('can be those of one stylist, of whom there must be one', async () => {
    const { now } = await see({ ...january, stylistId: shop.bruno.id });
    expect(now.total).toMatchObject({ visits: 1, takings: 2_000, missed: 0, bookable: 4_680, sold: 45 });
    expect(now.stylists).toHaveLength(1);
    const nobody = await refused(see({ ...january, stylistId: shop.mario.id }));
    expect([nobody.status, nobody.message]).toEqual([404, 'Stylist non trovato']);
  });

  test('are of a year at most, and say which field is at fault', async () => {
    const year = await see({ from: '2028-01-01', to: '2028-12-31' });
    expect(year.now.days).toHaveLength(366);
    const refusals = [
      await refused(see({ from: '2027-01-01', to: '2028-01-02' })),
      await refused(see({ from: '2027-01-02', to: '2027-01-01' })),
    ];
    expect(refusals.map(({ fields }) => fields)).toEqual([
      { to: 'Si possono contare al massimo 366 giorni' },
      { to: 'La data finale viene prima di quella iniziale' },
    ]);
  });

  test('name no customer', async () => {
    const told = JSON.stringify(await see(january));
    for (const { firstName, lastName, phone } of [shop.mario, shop.lucia])
      for (const word of [firstName, lastName, phone]) expect(told).not.toContain(word);
  });
});
