import { expect, onTestFinished, test } from 'vitest';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  moveAppointment,
  restoreAppointment,
} from '../../../adapters/http/contract/appointments.ts';
import { cancelVisit, moveVisit } from '../../../adapters/http/contract/visits/links.ts';
import { RandomTokens } from '../../../adapters/security/random-tokens.ts';
import { refused } from '../browser.ts';
import { engines, openShop } from '../running-shop.ts';

test.each(engines)(
  'on %s a customer books twenty times an hour, cancelled ones included; who is refused for another reason, and staff, are not counted',
  async engine => {
    const shop = await openShop(engine);
    onTestFinished(() => shop.close());
    const [mario, admin] = [shop.browser(), shop.browser()];
    await Promise.all([mario.logIn(shop.mario), admin.logIn(shop.salone)]);
    const wish = (date: string) => ({
      body: { userId: shop.mario.id, serviceId: shop.barba.id, stylistId: shop.anna.id, date, time: '09:00' },
    });
    const days = Array.from({ length: 22 }, (_, index) => {
      const day = 5 + Math.floor(index / 4) * 7 + (index % 4);
      return day <= 31
        ? `2027-01-${String(day).padStart(2, '0')}`
        : `2027-02-${String(day - 31).padStart(2, '0')}`;
    });
    const booked: number[] = [];
    for (const day of days.slice(0, 20)) {
      expect((await refused(mario.call(bookAppointment, wish('2027-01-10')))).code).toBe('closed-day');
      const { id } = await mario.call(bookAppointment, wish(day));
      booked.push(id);
      if (booked.length < 20) await mario.call(cancelAppointment, { params: { id } });
    }
    const sentAgain = await mario.call(bookAppointment, wish(days[19] ?? ''));
    expect(sentAgain.id, 'after a lost answer').toBe(booked.at(-1));
    const refusal = await refused(mario.call(bookAppointment, wish(days[20] ?? '')));
    expect([refusal.status, refusal.code]).toEqual([429, 'too-many-attempts']);
    await admin.call(bookAppointment, wish(days[21] ?? ''));
    shop.clock.moveTo(shop.clock.now().add({ minutes: 60 }).toString());
    await mario.call(bookAppointment, wish(days[20] ?? ''));
  },
);

test.each(engines)(
  'on %s a customer has thirty visits to come at most, one that is restored included',
  async engine => {
    const shop = await openShop(engine);
    onTestFinished(() => shop.close());
    const mario = shop.browser();
    await mario.logIn(shop.mario);
    const wish = (index: number) => ({
      ...{ userId: shop.mario.id, serviceId: shop.barba.id, stylistId: null, date: '2027-01-07' },
      time: `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
    });
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const days = ['02', '03', '04', '05', '06'].map(day => `2027-02-${day}`);
    for (const date of days)
      for (const at of [0, 2, 4, 6, 8, 10])
        await admin.call(bookAppointment, { body: { ...wish(at), date } });
    const refusal = await refused(mario.call(bookAppointment, { body: wish(0) }));
    expect([refusal.status, refusal.code]).toEqual([409, 'too-many-upcoming']);
    const [first] = await mario.call(listAppointments, { query: { userId: shop.mario.id } });
    await mario.call(cancelAppointment, { params: { id: first?.id ?? 0 } });
    await mario.call(bookAppointment, { body: wish(0) });
    const again = await refused(mario.call(restoreAppointment, { params: { id: first?.id ?? 0 } }));
    expect(again.code).toBe('too-many-upcoming');
  },
);

test('a customer moves, cancels and restores thirty times an hour, by a letter’s link as well: no flood of letters', async () => {
  const { shop, mario, visit, params } = await marioWhoBooked();
  for (let i = 0; i < 15; i += 1) {
    await mario.call(cancelAppointment, { params });
    await mario.call(restoreAppointment, { params });
  }
  const refusal = await refused(mario.call(cancelAppointment, { params }));
  expect([refusal.status, refusal.code]).toEqual([429, 'too-many-attempts']);
  const secret = 'a secret of a letter, long enough for one';
  await shop.store.visitLinks.add(new RandomTokens().hash(secret), visit.id, shop.mario);
  const byLink = await refused(shop.browser().call(cancelVisit, { body: { secret } }));
  expect(byLink.code).toBe('too-many-attempts');
  const admin = shop.browser();
  await admin.logIn(shop.salone);
  expect((await admin.call(cancelAppointment, { params })).status).toBe('cancelled');
});

test('what was done before is answered so whatever the limit, by a letter’s link as well, and counts no second time', async () => {
  const { shop, mario, visit, params } = await marioWhoBooked();
  const to = (time: string) => ({ date: '2027-01-07', time });
  for (let i = 0; i < 14; i += 1) {
    for (const time of ['09:00', '09:00']) await mario.call(moveAppointment, { params, body: to(time) });
    await mario.call(cancelAppointment, { params });
    expect((await refused(mario.call(cancelAppointment, { params }))).code).toBe('not-cancellable');
    await mario.call(restoreAppointment, { params });
    await mario.call(restoreAppointment, { params });
  }
  for (const time of ['10:00', '11:00']) await mario.call(moveAppointment, { params, body: to(time) });
  expect((await refused(mario.call(moveAppointment, { params, body: to('12:00') }))).status).toBe(429);
  expect((await mario.call(moveAppointment, { params, body: to('11:00') })).time).toBe('11:00');
  const secret = 'a secret of a letter, long enough for one';
  await shop.store.visitLinks.add(new RandomTokens().hash(secret), visit.id, shop.mario);
  const from = { ...to('10:00'), stylistId: shop.anna.id };
  const again = { secret, ...to('11:00'), from };
  expect((await shop.browser().call(moveVisit, { body: again })).time).toBe('11:00');
});

async function marioWhoBooked() {
  const shop = await openShop('memory');
  onTestFinished(() => shop.close());
  const mario = shop.browser();
  await mario.logIn(shop.mario);
  const body = { userId: shop.mario.id, serviceId: shop.barba.id, stylistId: shop.anna.id };
  const visit = await mario.call(bookAppointment, { body: { ...body, date: '2027-01-07', time: '09:00' } });
  const params = { id: visit.id };
  return { shop, mario, visit, params };
}
