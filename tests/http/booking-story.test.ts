import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as appointments from '../../adapters/http/contract/appointments.ts';
import { seeAvailability, seeTimeslots } from '../../adapters/http/contract/calendar.ts';
import { listServices, listStylists, seeService } from '../../adapters/http/contract/catalogue.ts';
import { seeShop } from '../../adapters/http/contract/shop.ts';
import { currentUser, logout, register } from '../../adapters/http/contract/user.ts';
import { type Browser, refused } from './browser.ts';
import { engines, openShop, type RunningShop } from './running-shop.ts';

const registration = {
  username: 'Nina',
  password: ' segreta ',
  firstName: 'Nina 💈',
  lastName: '',
  email: 'nina@example.com',
  phone: '3331234567',
};

describe.each(engines)('a first booking on %s', engine => {
  let shop: RunningShop;
  let nina: Browser;
  let wish: {
    userId: number;
    serviceId: number;
    stylistId: number | null;
    date: string;
    time: string;
    notes: string;
  };
  beforeAll(async () => {
    shop = await openShop(engine);
    nina = shop.browser();
  });
  afterAll(() => shop.close());

  test('begins with an account, which logs in', async () => {
    const user = await nina.call(register, { body: registration });
    expect(user).toEqual({
      id: user.id,
      username: 'Nina',
      firstName: 'Nina 💈',
      lastName: null,
      email: 'nina@example.com',
      phone: '3331234567',
      isAdmin: false,
      isStylist: false,
    });
    expect(await nina.call(currentUser)).toEqual(user);
    wish = {
      userId: user.id,
      serviceId: shop.taglio.id,
      stylistId: null,
      date: '2027-01-05',
      time: '10:30',
      notes: '<b>corti</b>',
    };
  });

  test('sees the shop, its services and stylists', async () => {
    expect(await nina.call(seeShop)).toMatchObject({
      name: 'Salone Aurora',
      today: '2027-01-05',
      zone: 'Europe/Rome',
    });
    expect((await nina.call(listServices)).map(({ name }) => name)).toEqual([
      'Taglio uomo',
      'Rifinitura barba',
      'Colore',
    ]);
    expect(await nina.call(seeService, { params: { id: shop.colore.id } })).toMatchObject({
      duration: 90,
      archived: false,
    });
    expect((await nina.call(listStylists)).map(({ displayName }) => displayName)).toEqual([
      'Anna Bianchi',
      'Bruno Conti',
    ]);
  });

  test('is offered days and times', async () => {
    const days = await nina.call(seeAvailability, {
      query: { from: '2027-01-04', to: '2027-01-11', duration: 30 },
    });
    expect(days.map(({ state }) => state)).toEqual([
      'past',
      'open',
      'open',
      'open',
      'open',
      'open',
      'closed',
      'closed',
    ]);
    const slots = await nina.call(seeTimeslots, { query: { date: '2027-01-05', duration: 30 } });
    expect(slots.find(({ time }) => time === '10:30')).toEqual({ id: 9, time: '10:30', isAvailable: true });
  });

  test('is made, with the same view as the list shows', async () => {
    const booked = await nina.call(appointments.bookAppointment, { body: wish });
    expect(booked).toMatchObject({
      date: '2027-01-05T09:30:00Z',
      time: '10:30',
      endTime: '11:00',
      duration: 30,
      price: 1800,
      status: 'confirmed',
      externalCalendarId: null,
      classification: 'upcoming',
      notes: '<b>corti</b>',
      serviceName: 'Taglio uomo',
    });
    expect(await nina.call(appointments.listAppointments)).toEqual([booked]);
  });

  test('is not made twice when the answer was lost', async () => {
    const [standing] = await nina.call(appointments.listAppointments);
    const answer = await nina.fetch('/api/appointments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    expect([answer.status, await answer.json()]).toEqual([200, standing]);
  });

  test('at a price or length that is no longer so is asked again, with both', async () => {
    const { price, duration } = await nina.call(seeService, { params: { id: shop.taglio.id } });
    const body = { ...wish, time: '16:00', expected: { price: price - 100, duration } };
    const failure = await refused(nina.call(appointments.bookAppointment, { body }));
    expect(failure).toMatchObject({ status: 409, code: 'service-changed' });
    expect(failure.answer.terms).toEqual({ expected: body.expected, current: { price, duration } });
    expect(failure.message).toContain('conferma di nuovo');
    const standing = { ...wish, expected: body.expected };
    expect(await nina.call(appointments.bookAppointment, { body: standing })).toMatchObject({ price });
  });

  test('takes the time from everybody else', async () => {
    const mario = shop.browser();
    const { id: userId } = await mario.logIn(shop.mario);
    const [standing] = await nina.call(appointments.listAppointments);
    const taken = { ...wish, userId, stylistId: standing?.stylistId ?? null };
    const failure = await refused(mario.call(appointments.bookAppointment, { body: taken }));
    expect(failure).toMatchObject({ status: 409, code: 'slot-taken' });
    expect(failure.message).toMatch(/appena stato prenotato/);
  });

  test('is cancelled by its owner, and the time is free again', async () => {
    const [standing] = await nina.call(appointments.listAppointments);
    const id = standing?.id ?? 0;
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    expect(await refused(lucia.call(appointments.cancelAppointment, { params: { id } }))).toMatchObject({
      status: 404,
    });
    const cancelled = await nina.call(appointments.cancelAppointment, { params: { id } });
    expect(cancelled).toMatchObject({ id, status: 'cancelled', classification: 'cancelled' });
    expect(await refused(nina.call(appointments.cancelAppointment, { params: { id } }))).toMatchObject({
      status: 409,
    });
    const slots = await nina.call(seeTimeslots, {
      query: { date: '2027-01-05', stylistId: cancelled.stylistId },
    });
    expect(slots.find(({ time }) => time === '10:30')?.isAvailable).toBe(true);
  });

  test('is seen by an administrator with the customer’s name', async () => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const [newest] = await admin.call(appointments.listAppointments, {
      query: { userId: wish.userId, status: 'cancelled' },
    });
    expect(newest).toMatchObject({ userFirstName: 'Nina 💈', userLastName: null, username: 'Nina' });
  });

  test('with notes left empty has none', async () => {
    const body = { ...wish, time: '17:00', notes: '' };
    expect((await nina.call(appointments.bookAppointment, { body })).notes).toBeNull();
  });

  test('ends with a logout that holds', async () => {
    const before = new Map(nina.cookies);
    await nina.call(logout);
    expect(await refused(nina.call(currentUser))).toMatchObject({ status: 401 });
    for (const [name, value] of before) nina.cookies.set(name, value);
    expect(await refused(nina.call(currentUser))).toMatchObject({ status: 401 });
  });

  test('leaves no password, cookie, e-mail or phone in the log', async () => {
    const written = shop.log.join('');
    for (const secret of ['segreta', 'nina@example.com', '3331234567', 'salone.sid'])
      expect(written).not.toContain(secret);
  });
});
