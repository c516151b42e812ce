import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '../../adapters/http/contract/appointments.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { failure } from '../../adapters/http/contract/failure.ts';
import { json, refused } from './browser.ts';
import { openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop('sqlite');
});
afterAll(() => shop.close());

describe('a write from another site', () => {
  const login = { username: 'mario', password: 'mario' };
  test.each([
    ['that the browser says is cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sibling domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['of a browser that says neither where from', { 'sec-fetch-site': 'absent' }, 403],
    [
      'of an old browser with a foreign origin',
      { 'sec-fetch-site': 'absent', origin: 'http://evil.example' },
      403,
    ],
    [
      'of an old browser with our origin',
      { 'sec-fetch-site': 'absent', origin: 'http://salone.example' },
      200,
    ],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, 200],
  ])('%s', async (_, headers, status) => {
    const init = json(login);
    const response = await shop.browser().fetch('/api/login', {
      ...init,
      headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
    });
    expect(response.status).toBe(status);
  });

  test('as a plain form is not read', async () => {
    const body = new URLSearchParams({ username: 'intruso', password: 'segreta', isAdmin: 'true' });
    const response = await shop.browser().fetch('/api/register', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: 'La richiesta deve essere in formato JSON', code: 'not-json' },
    ]);
  });
});

describe('a body that is no good', () => {
  test.each([
    ['broken JSON', '{"username":', 400, 'bad-json'],
    ['a number', '7', 400, 'bad-json'],
    ['nothing', '', 400, 'invalid-input'],
    ['a list', '[]', 400, 'invalid-input'],
    ['very deep JSON', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, 'invalid-input'],
    ['far too much', JSON.stringify({ username: 'x'.repeat(40_000) }), 413, 'too-large'],
  ])('%s', async (_, body, status, code) => {
    const response = await shop.browser().fetch('/api/login', json(body));
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  test('gets a sentence for every field at fault, and nothing is stored', async () => {
    const refusal = await refused(
      shop
        .browser()
        .call(calls.register, { body: { username: 'x', password: 'corta', phone: '33a', email: '@' } }),
    );
    expect(refusal).toMatchObject({
      status: 400,
      message: 'Controlla i dati inseriti',
      fields: {
        username: "L'username deve contenere almeno 3 caratteri",
        password: 'La password deve avere almeno 6 caratteri',
        phone: 'Il numero di telefono deve contenere solo cifre',
        email: 'Email non valida',
      },
    });
  });

  test('about somebody else is told all that is wrong with it at once', async () => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const wrong = { username: ' ', firstName: '', lastName: null, email: '@', phone: '33a' };
    const body = { ...wrong };
    const refusal = await refused(admin.call(calls.editUser, { params: { id: shop.mario.id }, body }));
    expect(refusal.fields).toEqual({
      username: 'Il nome utente è obbligatorio',
      firstName: 'Il nome è obbligatorio',
      lastName: 'Il cognome è obbligatorio',
      email: 'Email non valida',
      phone: 'Il numero di telefono deve contenere solo cifre',
    });
    expect(await shop.store.users.find(shop.mario.id)).toEqual(shop.mario);
  });

  test('about oneself ignores the username, and names may be left out', async () => {
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    const { email, phone } = shop.lucia;
    const body = { username: '', firstName: null, lastName: null, email, phone };
    const edited = await lucia.call(calls.editUser, { params: { id: shop.lucia.id }, body });
    expect(edited).toMatchObject({ username: 'lucia', firstName: null });
  });

  test('for a stylist names both names, beside all else that is wrong', async () => {
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const stylist = { username: 'arte', password: 'corta', firstName: ' ', isAdmin: true, isStylist: true };
    expect((await refused(admin.call(calls.register, { body: stylist }))).fields).toEqual({
      password: 'La password deve avere almeno 6 caratteri',
      firstName: 'Il nome è obbligatorio',
      lastName: 'Il cognome è obbligatorio',
    });
    expect((await refused(admin.call(calls.register, { body: [] as never }))).status).toBe(400);
    expect(await shop.store.users.findByUsernameKey('arte')).toBeUndefined();
  });

  test('may hold what nobody asked for, which is ignored', async () => {
    const browser = shop.browser();
    const response = await browser.fetch(
      '/api/register',
      json({ username: 'curioso', password: 'segreta', id: 1, role: 'admin', passwordHash: 'x' }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ isAdmin: false, isStylist: false });
  });

  test('may not ask for rights', async () => {
    for (const rights of [{ isAdmin: true }, { isStylist: true }]) {
      const response = await shop
        .browser()
        .fetch('/api/register', json({ username: 'scaltro', password: 'segreta', ...rights }));
      expect(response.status).toBe(403);
    }
    expect(await shop.store.users.findByUsernameKey('scaltro')).toBeUndefined();
  });
});

describe('an address that is no good', () => {
  test.each([
    ['GET', '/api/nessuno', 404],
    ['GET', '/api/services/abc', 400],
    ['GET', '/api/services/99999999999', 400],
    ['GET', '/api/services/0x10', 400],
    ['GET', '/api/services/999', 404],
    ['GET', '/api/appointments/1/cancel', 405],
    ['DELETE', '/api/shop', 405],
    ['GET', '/api/timeslots', 400],
    ['GET', '/api/timeslots?date=2027-02-30', 400],
    ['GET', '/api/timeslots?date=2027-01-05&date=2027-01-06', 400],
    ['GET', '/api/timeslots?date=2027-01-05&duration=0', 400],
    ['GET', '/api/timeslots?date=2027-01-05&stylistId=1%27--', 400],
    ['GET', '/api/timeslots?date=2027-01-05&stylistId=999', 404],
    ['GET', '/api/availability?from=2027-01-05&to=2027-01-04', 400],
    ['GET', '/api/availability?from=2027-01-01&to=2027-03-04', 400],
    ['GET', '/api/appointments/1/timeslots?date=2027-01-05', 401],
    ['POST', '/', 405],
  ])('%s %s answers %i', async (method, path, status) => {
    const response = await shop.browser().fetch(path, { method });
    expect(response.status).toBe(status);
    expect(failure.parse(await response.json()).error).toMatch(/^\p{Lu}\p{Ll}+ /u);
  });

  test('may ask for 62 days', async () => {
    const response = await shop.browser().fetch('/api/availability?from=2027-01-01&to=2027-03-03');
    expect([response.status, ((await response.json()) as unknown[]).length]).toEqual([200, 62]);
  });
});

describe('where a visit may be moved', () => {
  test.each([
    ['abc/timeslots?date=2027-01-05', 400],
    ['1/timeslots', 400],
    ['1/timeslots?date=2027-02-30', 400],
    ['1/timeslots?date=9999-12-31', 404],
    ['1/timeslots?date=2027-01-05&stylistId=0', 400],
    ['999/timeslots?date=2027-01-05', 404],
    ['1/availability?from=2027-01-05&to=2027-01-04', 400],
    ['1/availability?from=2027-01-01&to=2027-03-04', 400],
  ])('is not told for %s: %i', async (path, status) => {
    const lucia = shop.browser();
    await lucia.logIn(shop.lucia);
    const response = await lucia.fetch(`/api/appointments/${path}`);
    expect(response.status).toBe(status);
    expect(failure.parse(await response.json()).error).toMatch(/^\p{Lu}\p{Ll}+ /u);
  });
});

describe('the order of checks', () => {
  test('asks who is there before it reads what they want', async () => {
    expect((await shop.browser().fetch('/api/appointments', json('{'))).status).toBe(401);
  });

  test('reads what they want before it looks for it', async () => {
    const browser = shop.browser();
    const { id: userId } = await browser.logIn(shop.mario);
    const wish = { userId, serviceId: 999, stylistId: 999, date: '2027-01-05', time: '10:07', notes: null };
    const codes = [];
    for (const body of [
      wish,
      { ...wish, time: '10:00' },
      { ...wish, time: '10:00', serviceId: shop.taglio.id },
    ]) {
      codes.push((await refused(browser.call(bookAppointment, { body }))).code);
    }
    expect(codes).toEqual(['off-the-grid', 'service-not-found', 'stylist-not-found']);
  });

  test('of a time that is no time says so in the field', async () => {
    const browser = shop.browser();
    const { id: userId } = await browser.logIn(shop.mario);
    const wish = { userId, serviceId: 1, stylistId: null, date: '2027-01-05', time: '9:00', notes: null };
    expect((await refused(browser.call(bookAppointment, { body: wish }))).fields).toEqual({
      time: 'Time must be in HH:MM format',
    });
  });
});
