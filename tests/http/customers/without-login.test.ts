import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { type Browser, json, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, openShop, type RunningShop } from '../running-shop.ts';

const rosa = { firstName: 'Rosa', lastName: 'Neri', phone: '3331234567', email: 'rosa@example.com' };

describe.each(engines)('a person without a login on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const add = (body: object) => admin.call(calls.addCustomer, { body });
  const found = (search: string) =>
    admin.call(calls.pageUsers, { query: { role: 'customer', search, limit: 5 } });

  test('is made of a name alone, and listed among the customers', async () => {
    const added = await add({ firstName: 'Gino' });
    const { id } = added;
    expect(added).toEqual({
      ...{ id, username: null, hasAccount: false, firstName: 'Gino', lastName: null },
      ...{ phone: null, email: null, isAdmin: false, isStylist: false },
    });
    expect((await found('gino')).items).toEqual([added]);
    const everybody = await admin.call(calls.listUsers, { query: {} });
    expect(everybody.filter(({ hasAccount }) => !hasAccount)).toEqual([added]);
    expect(everybody.filter(({ hasAccount, username }) => hasAccount !== (username !== null))).toEqual([]);
    for (const { hasAccount } of await admin.call(calls.listStylists)) expect(hasAccount).toBe(true);
  });

  test.each([
    ['no name', {}, { firstName: 'Scrivi almeno il nome o il cognome' }],
    ['blank names', { firstName: ' ', lastName: '' }, { firstName: 'Scrivi almeno il nome o il cognome' }],
    [
      'a number and an address that are none, beside no name',
      { phone: '12', email: 'rosa' },
      {
        firstName: 'Scrivi almeno il nome o il cognome',
        phone: 'Il numero di telefono deve avere almeno 10 cifre',
        email: 'Email non valida',
      },
    ],
  ])('is refused with %s, beside the field', async (_, body, fields) => {
    const refusal = await refused(add(body));
    expect([refusal.status, refusal.code, refusal.fields]).toEqual([400, 'invalid-input', fields]);
  });

  test('is made once for one request, and twice for two', async () => {
    const [first, other] = [{ ...rosa, requestId: 'prima-richiesta' }, rosa];
    const sent = await Promise.all([add(first), add(first), add(first)]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const again = await admin.fetch('/api/customers', json(first));
    expect([again.status, await again.json()]).toEqual([200, sent[0]]);
    expect((await add(other)).id).not.toBe(sent[0]?.id);
  });

  test('is booked for by the shop, moved and cancelled, and by nobody else', async () => {
    const { id: userId } = await add({ lastName: 'Bruni', phone: '3339998877' });
    const visit = { userId, serviceId: shop.taglio.id, stylistId: shop.anna.id, date: '2027-01-07' };
    const foreign = await refused(
      mario.call(calls.bookAppointment, { body: { ...visit, time: '10:00', notes: null } }),
    );
    expect(foreign.status).toBe(403);
    const booked = await admin.call(calls.bookAppointment, {
      body: { ...visit, time: '10:00', notes: null },
    });
    expect(booked).toMatchObject({ userId, username: null, userFirstName: null, userLastName: 'Bruni' });
    const [listed] = await admin.call(calls.listAppointments, { query: { search: 'bruni' } });
    expect(listed).toEqual(booked);
    const params = { id: booked.id };
    const moved = await admin.call(calls.moveAppointment, {
      params,
      body: { date: '2027-01-07', time: '11:00' },
    });
    expect(moved).toMatchObject({ id: booked.id, time: '11:00', username: null });
    expect((await admin.call(calls.cancelAppointment, { params })).status).toBe('cancelled');
  });

  test('is edited by the shop, one name being enough, and given neither login nor rights by it', async () => {
    const { id, ...added } = await add(rosa);
    const edit = { firstName: null, lastName: 'Verdi', phone: '3330000000', email: null };
    const rights = { username: 'rosa', password: 'segreta', isAdmin: true, isStylist: true };
    const both = { ...edit, firstName: 'Rosa', ...rights };
    const unchanged = await admin.call(calls.editUser, { params: { id }, body: both });
    const card = { staffNotes: null, onlineBooking: true };
    expect(unchanged).toEqual({ ...added, ...edit, ...card, firstName: 'Rosa', id });
    const edited = await admin.call(calls.editUser, { params: { id }, body: edit });
    expect(edited).toEqual({ ...added, ...edit, ...card, id });
    const [sentBack] = (await found('3330000000')).items;
    expect(await admin.call(calls.editUser, { params: { id }, body: sentBack ?? edit })).toEqual(edited);
    const nameless = await refused(
      admin.call(calls.editUser, { params: { id }, body: { ...edit, lastName: '' } }),
    );
    expect(nameless.fields).toEqual({ firstName: 'Scrivi almeno il nome o il cognome' });
    const holder = await refused(
      admin.call(calls.editUser, { params: { id: shop.mario.id }, body: { ...edit, username: null } }),
    );
    expect([holder.status, holder.fields]).toEqual([400, { firstName: 'Il nome è obbligatorio' }]);
  });

  test('appears nowhere as somebody who could log in', async () => {
    const { id } = await add({ ...rosa, email: 'rosa.neri@example.com' });
    const names = [
      'rosa',
      'Rosa Neri',
      'rosa.neri@example.com',
      '3331234567',
      'null',
      'undefined',
      String(id),
    ];
    await shop.mailed();
    shop.mail.sent.length = 0;
    for (const username of names) {
      const stranger = shop.browser();
      const answers = [];
      for (const name of [username, 'nessuno.affatto']) {
        const login = await stranger.fetch('/api/login', json({ username: name, password: 'segreta' }));
        const body = { username: name.padEnd(3, '-'), newPassword: 'segreta' };
        const reset = await stranger.fetch('/api/auth/reset-password', json(body));
        answers.push([login.status, await login.text(), reset.status, await reset.text()]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect([answers[0]?.[0], answers[0]?.[2]]).toEqual([401, 202]);
    }
    for (const username of [null, ''])
      for (const path of ['/api/login', '/api/auth/reset-password']) {
        const body = { username, password: 'segreta', newPassword: 'segreta' };
        expect((await shop.browser().fetch(path, json(body))).status).toBe(400);
      }
    expect(await shop.mailed()).toEqual([]);
    const params = { id };
    const attempts = [
      () => admin.call(calls.issueResetLink, { params }),
      () => admin.call(calls.removeStylist, { params, query: { revokeAdmin: 'true' } }),
      () => admin.call(calls.keepSkills, { params, body: { serviceIds: null } }),
    ];
    for (const attempt of attempts) expect((await refused(attempt())).status).toBe(404);
    const admins = await admin.call(calls.listUsers, { query: { role: 'admin' } });
    const stylists = await shop.browser().call(calls.listStylists);
    expect([...admins, ...stylists].map(one => one.id)).not.toContain(id);
  });
});

test('whoever has lost their login is a guest at once, whatever their browser holds', async () => {
  const shop = await openShop('sqlite');
  const lucia = shop.browser();
  await lucia.logIn(shop.lucia);
  const grant = shop.browser();
  await grant.logIn(shop.salone);
  const { url } = await grant.call(calls.issueResetLink, { params: { id: shop.lucia.id } });
  await askDatabase(
    shop.databaseUrl,
    `update users set username = null, username_key = null, password_hash = null where id = ${shop.lucia.id}`,
  );
  expect((await lucia.fetch('/api/user')).status).toBe(401);
  expect((await lucia.fetch('/api/appointments')).status).toBe(401);
  const body = { username: 'lucia', newPassword: 'rubata', grant: url.split('=')[1] ?? '' };
  expect(await lucia.call(calls.resetPassword, { body })).toEqual({ done: false });
  await shop.close();
});
