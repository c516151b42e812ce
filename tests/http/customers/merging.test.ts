import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('somebody who was entered twice on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const add = async (more: object = {}) =>
    (await admin.call(calls.addCustomer, { body: { firstName: 'M.', lastName: 'Rossi', ...more } })).id;
  const see = (id: number) => admin.call(calls.seeUser, { params: { id } });
  const note = (id: number, staffNotes: string | null) =>
    admin.call(calls.editUser, { params: { id }, body: { staffNotes } });
  const merge = (id: number, into: number, who = admin) =>
    who.call(calls.mergePeople, { params: { id }, body: { into } });
  const bookFor = (userId: number, time: string, stylist = shop.anna, who = admin) => {
    const wish = {
      userId,
      serviceId: shop.taglio.id,
      stylistId: stylist.id,
      date: '2027-01-07',
      notes: null,
    };
    return who.call(calls.bookAppointment, { body: { ...wish, time } });
  };

  test('is shown with who they may be, and by what', async () => {
    const { firstName, lastName, email } = shop.mario;
    const moved = { firstName, lastName, email, phone: '3391112223' };
    await admin.call(calls.editUser, { params: { id: shop.mario.id }, body: moved });
    const byPhone = await add({ phone: '3391112223' });
    const byName = await add({ firstName: 'MÀRIO' });
    await bookFor(byPhone, '09:00');
    const { twins } = await see(shop.mario.id);
    expect(twins.map(({ id, by, appointments, hasAccount }) => [id, by, appointments, hasAccount])).toEqual([
      [byPhone, 'phone', 1, false],
      [byName, 'name', 0, false],
    ]);
    expect((await see(byName)).twins.map(({ id }) => id)).toEqual([shop.mario.id]);
    expect((await see(shop.lucia.id)).twins).toEqual([]);
    for (const id of [byPhone, byName]) await merge(id, shop.mario.id);
    expect((await see(shop.mario.id)).twins).toEqual([]);
  });

  test('becomes one: visits and takings are the same before and after, notes are kept of both', async () => {
    const twin = await add();
    await bookFor(twin, '10:00', shop.bruno);
    await bookFor(shop.mario.id, '10:00');
    await note(twin, 'Sfumatura bassa');
    await note(shop.mario.id, 'Pelle sensibile');
    await admin.call(calls.editUser, { params: { id: twin }, body: { onlineBooking: false } });
    shop.clock.moveTo('2027-01-07T12:00:00+01:00');
    await admin.logIn(shop.salone);
    const [before, gone] = [await see(shop.mario.id), await see(twin)];
    const merged = await merge(twin, shop.mario.id);
    expect(merged).toMatchObject({
      ...{ id: shop.mario.id, username: 'mario', staffNotes: 'Pelle sensibile\nSfumatura bassa' },
      onlineBooking: false,
    });
    const after = await see(shop.mario.id);
    expect([after.visits, after.taken]).toEqual([before.visits + gone.visits, before.taken + gone.taken]);
    expect((await refused(admin.call(calls.seeUser, { params: { id: twin } }))).status).toBe(404);
    expect(shop.log.join('')).toContain(`"audit":"people merged"`);
    await admin.call(calls.editUser, {
      params: { id: shop.mario.id },
      body: { onlineBooking: true, staffNotes: null },
    });
    await mario.logIn(shop.mario);
    expect((await mario.call(calls.listAppointments, { query: {} })).length).toBe(after.visits);
  });

  test('is not merged with themselves, with nobody, out of a login or out of the staff', async () => {
    const twin = await add();
    const { id } = shop.mario;
    const self = await refused(merge(id, id));
    expect([self.status, self.fields]).toEqual([400, { into: 'È la stessa scheda' }]);
    const codeOf = async (gone: number, into: number) => (await refused(merge(gone, into))).code;
    expect([await codeOf(twin, 4711), await codeOf(4711, twin)]).toEqual([
      'user-not-found',
      'user-not-found',
    ]);
    const both = await refused(merge(shop.lucia.id, id));
    expect([both.code, both.message]).toEqual([
      'two-logins',
      expect.stringContaining('togli prima l’accesso'),
    ]);
    expect(await codeOf(shop.anna.id, twin)).toBe('staff-stays');
    expect(await codeOf(shop.salone.id, id)).toBe('staff-stays');
    expect((await merge(twin, shop.anna.id)).isStylist).toBe(true);
    expect((await refused(merge(id, shop.lucia.id, mario))).status).toBe(403);
  });

  test('is told when the notes of both do not fit, and is left as they are', async () => {
    const twin = await add();
    await note(twin, 'a'.repeat(600));
    await note(shop.lucia.id, 'b'.repeat(400));
    const refusal = await refused(merge(twin, shop.lucia.id));
    expect([refusal.status, refusal.code]).toEqual([409, 'notes-too-long']);
    expect((await see(twin)).staffNotes).toHaveLength(600);
    await note(twin, 'a'.repeat(599));
    expect((await merge(twin, shop.lucia.id)).staffNotes).toHaveLength(1000);
  });

  test('is answered cleanly whoever books, logs in or cancels while they are merged', async () => {
    const names = ['uno', 'due', 'tre', 'quattro'];
    for (const username of names) {
      const [browser, again] = [shop.browser(), shop.browser()];
      const { id } = await browser.call(calls.register, { body: { username, password: 'segreta' } });
      const own = await browser.call(calls.bookAppointment, {
        body: {
          ...{ userId: id, serviceId: shop.taglio.id, stylistId: null, date: '2027-01-08', notes: null },
          time: `${String(9 + names.indexOf(username)).padStart(2, '0')}:00`,
        },
      });
      const twin = await add();
      const cancel = `/api/appointments/${own.id}/cancel`;
      const [merged, cancelled, login, booked] = await Promise.all([
        merge(id, twin),
        browser.fetch(cancel, { method: 'PUT' }),
        again.call(calls.login, { body: { username, password: 'segreta' } }).catch((error: unknown) => error),
        bookFor(id, `${14 + names.indexOf(username)}:30`, shop.bruno).then(
          () => 201,
          (error: { status: number }) => error.status,
        ),
      ]);
      expect(merged).toMatchObject({ id: twin, username });
      expect([200, 401, 404]).toContain(cancelled.status);
      expect([201, 404]).toContain(booked);
      const stillIn = login instanceof Error ? 401 : (await again.fetch('/api/user')).status;
      expect([200, 401]).toContain(stillIn);
      const visits = await admin.call(calls.listAppointments, { query: { userId: twin } });
      expect(visits).toHaveLength(booked === 201 ? 2 : 1);
      const later = shop.browser();
      await later.call(calls.login, { body: { username, password: 'segreta' } });
      expect((await later.call(calls.currentUser)).id).toBe(twin);
    }
  });
});
