import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { NoLimits } from '../../../adapters/memory/no-limits.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('somebody who is erased on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  beforeAll(async () => {
    ({ shop, admin } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const register = async (username: string) => {
    const browser = shop.browser();
    const { id } = await browser.call(calls.register, { body: { username, password: 'segreta' } });
    return { browser, id };
  };
  const book = (who: Browser, userId: number, date: string, time: string) =>
    who.call(calls.bookAppointment, {
      body: {
        userId,
        serviceId: shop.taglio.id,
        stylistId: shop.anna.id,
        notes: 'Sfumatura bassa',
        date,
        time,
      },
    });
  const foresee = (id: number) => admin.call(calls.foreseeErasing, { params: { id } });
  const erase = (id: number, who = admin) => who.call(calls.erasePerson, { params: { id } });
  const eraseOwn = (who: Browser, currentPassword: string) =>
    who.call(calls.eraseOwnAccount, { body: { currentPassword } });

  test('is told before what it does, and afterwards what it did; is logged out, and nobody knows them', async () => {
    const { browser: zeno, id } = await register('zeno');
    const coming = await book(zeno, id, '2027-01-07', '10:00');
    const foreseen = await zeno.call(calls.foreseeOwnErasing);
    expect(foreseen).toMatchObject({ appointments: [{ id: coming.id }], keeps: 0, refusal: null });
    const wrong = await refused(eraseOwn(zeno, 'sbagliata'));
    expect([wrong.status, Object.keys(wrong.fields ?? {})]).toEqual([400, ['currentPassword']]);
    const { appointments } = await eraseOwn(zeno, 'segreta');
    expect(appointments).toMatchObject([{ id: coming.id, userId: null, status: 'cancelled', notes: null }]);
    expect((await zeno.fetch('/api/user')).status).toBe(401);
    const login = { body: { username: 'zeno', password: 'segreta' } };
    expect((await refused(zeno.call(calls.login, login))).code).toBe('wrong-credentials');
    expect((await refused(erase(id))).status).toBe(404);
    const found = await admin.call(calls.listAppointments, { query: {} });
    expect(found).toMatchObject([{ userId: null, userFirstName: 'Cliente cancellato', customerPhone: null }]);
    const history = await admin.call(calls.seeHistory, { params: { id: coming.id } });
    expect(history.map(({ by }) => by.firstName)).toEqual(['Cliente cancellato', 'Cliente cancellato']);
    expect((await refused(admin.call(calls.restoreAppointment, { params: { id: coming.id } }))).status).toBe(
      403,
    );
    const { browser: again } = await register('zeno');
    expect(await again.call(calls.listAppointments, { query: {} })).toEqual([]);
    expect(shop.log.filter(line => line.includes('"audit":"person erased"'))).toHaveLength(1);
  });

  test('is guessed no password of: after so many tries the account waits', async () => {
    const { browser: piero } = await register('piero');
    const codes: string[] = [];
    for (let tries = 0; tries < 30 && codes.at(-1) !== 'too-many-attempts'; tries += 1)
      codes.push((await refused(eraseOwn(piero, 'sbagliata'))).code ?? '');
    expect(codes.at(-1)).toBe('too-many-attempts');
    expect((await refused(eraseOwn(piero, 'segreta'))).status).toBe(429);
  });

  test('by the shop has no login, or one; their visits count as before, and cannot be restored', async () => {
    const { id } = await admin.call(calls.addCustomer, { body: { firstName: 'Rosa', phone: '3331234567' } });
    const coming = await book(admin, id, '2027-01-08', '11:00');
    expect(await foresee(id)).toMatchObject({ appointments: [{ id: coming.id }], refusal: null });
    expect((await erase(id)).appointments).toMatchObject([{ id: coming.id, userId: null }]);
    const restored = await refused(admin.call(calls.restoreAppointment, { params: { id: coming.id } }));
    expect(restored.status).toBe(403);
    const { items } = await admin.call(calls.pageUsers, { query: { limit: 50, search: 'rosa' } });
    expect(items).toEqual([]);
    const stories = await admin.fetch('/api/appointments?search=rosa');
    expect(await stories.json()).toEqual([]);
  });

  test('is neither the last administrator, nor oneself without a password, nor who still serves somebody', async () => {
    await book(admin, shop.lucia.id, '2027-01-09', '11:00');
    const served = await refused(erase(shop.anna.id));
    expect([served.status, served.code]).toEqual([409, 'serves-visits']);
    expect((await foresee(shop.anna.id)).refusal).toBe(served.message);
    expect((await refused(erase(shop.salone.id))).status).toBe(403);
    expect((await refused(erase(shop.lucia.id, shop.browser()))).status).toBe(401);
    for (const { id } of [shop.anna, shop.bruno])
      await shop.store.users.changeRoles(id, user => ({ ok: true, value: { ...user, isAdmin: false } }));
    const last = await refused(eraseOwn(admin, 'salone'));
    expect([last.status, last.code]).toEqual([409, 'last-admin']);
    expect((await admin.call(calls.foreseeOwnErasing)).refusal).toBe(last.message);
    expect((await admin.fetch('/api/user')).status).toBe(200);
  });
});

describe.each(engines)('while somebody is erased on %s', engine => {
  test('whoever logs in, books, merges, moves or accepts an invitation is answered cleanly, and nothing comes back', async () => {
    const { shop, admin } = await openWithBrowsers(engine, { limits: new NoLimits() });
    for (const [index, username] of ['uno', 'due', 'tre'].entries()) {
      const [browser, again] = [shop.browser(), shop.browser()];
      const { id } = await browser.call(calls.register, { body: { username, password: 'segreta' } });
      await browser.call(calls.editUser, {
        params: { id },
        body: { firstName: 'Zenobia', lastName: username },
      });
      const wish = { userId: id, serviceId: shop.taglio.id, stylistId: null, notes: 'Zenobia' };
      const at = `${9 + index}:00`.padStart(5, '0');
      const own = await browser.call(calls.bookAppointment, {
        body: { ...wish, date: '2027-01-07', time: at },
      });
      const twin = await admin.call(calls.addCustomer, { body: { firstName: 'Zenobia' } });
      const invited = await admin.call(calls.invite, { params: { id: twin.id } });
      const secret = invited.url.split('#')[1] ?? '';
      const settled = await Promise.allSettled([
        admin.call(calls.erasePerson, { params: { id } }),
        again.call(calls.login, { body: { username, password: 'segreta' } }),
        browser.call(calls.bookAppointment, { body: { ...wish, date: '2027-01-08', time: at } }),
        browser.call(calls.moveAppointment, {
          params: { id: own.id },
          body: { date: '2027-01-09', time: at },
        }),
        admin.call(calls.erasePerson, { params: { id: twin.id } }),
        shop
          .browser()
          .call(calls.acceptInvitation, { body: { secret, username: `${username}-2`, password: 'segreta' } }),
      ]);
      const statuses = settled.map(one => (one.status === 'rejected' ? statusOf(one.reason) : 200));
      expect(statuses.filter(status => ![200, 401, 403, 404, 409].includes(status))).toEqual([]);
      expect([settled[0].status, settled[4].status]).toEqual(['fulfilled', 'fulfilled']);
      expect((await again.fetch('/api/user')).status).toBe(401);
      const everything = [
        await admin.call(calls.listUsers, { query: {} }),
        await admin.call(calls.listAppointments, { query: {} }),
      ];
      expect(JSON.stringify(everything)).not.toContain('Zenobia');
      expect(everything[1]?.filter(one => 'status' in one && one.status === 'confirmed')).toEqual([]);
    }
    await shop.close();
  });
});

const statusOf = (error: unknown): number => (error instanceof RequestFailed ? error.status : 0);
