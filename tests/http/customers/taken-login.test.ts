import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { type Browser, refused } from '../browser.ts';
import { openWithBrowsers } from '../open-with-browsers.ts';
import { engines, type RunningShop } from '../running-shop.ts';

describe.each(engines)('somebody whose login the shop takes away on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  let mario: Browser;
  beforeAll(async () => {
    ({ shop, admin, mario } = await openWithBrowsers(engine));
  });
  afterAll(() => shop.close());

  const take = (id: number, who = admin) => who.call(calls.takeLogin, { params: { id } });
  const invited = async (id: number): Promise<string> => {
    const { url } = await admin.call(calls.invite, { params: { id } });
    return url.split('#')[1] ?? '';
  };
  const logIn = (browser: Browser, username: string, password: string) =>
    browser.call(calls.login, { body: { username, password } });

  test('stays with their appointments, is logged in nowhere, and can be invited again', async () => {
    const { id } = shop.mario;
    const wish = { userId: id, serviceId: shop.taglio.id, stylistId: shop.anna.id, date: '2027-01-07' };
    const booked = await mario.call(calls.bookAppointment, { body: { ...wish, time: '10:00', notes: null } });
    await take(id);
    await take(id);
    expect((await mario.fetch('/api/user')).status).toBe(401);
    expect((await refused(logIn(shop.browser(), 'mario', 'mario'))).status).toBe(401);
    expect((await refused(admin.call(calls.issueResetLink, { params: { id } }))).status).toBe(404);
    const card = await admin.call(calls.seeUser, { params: { id } });
    expect(card).toMatchObject({ ...{ id, username: null, hasAccount: false }, firstName: 'Mario' });
    expect(card.next?.id).toBe(booked.id);
    expect(shop.log.join('').match(/"audit":"login taken away"/g)).toHaveLength(2);
    const body = { secret: await invited(id), username: 'mario.rossi', password: 'di-nuovo-qui' };
    await mario.call(calls.acceptInvitation, { body });
    const own = await mario.call(calls.listAppointments, { query: {} });
    expect(own.map(visit => visit.id)).toEqual([booked.id]);
  });

  test('is called by their username if they had no name; who works here keeps theirs', async () => {
    const body = {
      username: 'zoe77',
      password: 'segretissima',
      firstName: null,
      lastName: null,
      email: null,
      phone: null,
    };
    const { id } = await admin.call(calls.register, { body });
    await take(id);
    expect(await admin.call(calls.seeUser, { params: { id } })).toMatchObject({
      firstName: 'zoe77',
      username: null,
    });
    for (const staff of [shop.anna, shop.salone])
      expect((await refused(take(staff.id))).code).toBe('not-permitted');
    expect((await refused(take(4_711))).code).toBe('user-not-found');
    expect((await refused(take(id, mario))).status).toBe(403);
    expect((await refused(take(id, shop.browser()))).status).toBe(401);
  });

  test('and who is invited, merged or erased, leaves every sum of the shop’s figures as it was', async () => {
    const names = { phone: null, email: null, lastName: 'Neri' };
    const added = (firstName: string) => admin.call(calls.addCustomer, { body: { ...names, firstName } });
    const people = [await added('Rosa'), await added('R.'), await added('Ugo'), shop.lucia];
    const times = ['09:00', '10:00', '11:00', '12:00'];
    const visits = await Promise.all(
      people.map(({ id }, index) => {
        const what = { userId: id, serviceIds: [shop.taglio.id], stylistId: shop.bruno.id, notes: null };
        return admin.call(calls.bookAppointment, {
          body: { ...what, date: '2027-01-08', time: times[index] ?? '' },
        });
      }),
    );
    shop.clock.moveTo('2027-01-09T09:00:00+01:00');
    await admin.logIn(shop.salone);
    for (const [index, { id }] of visits.entries()) {
      const outcome = index === 3 ? ('missed' as const) : ('completed' as const);
      const price = index === 0 ? 1_234 : undefined;
      await admin.call(calls.setOutcome, { params: { id }, body: { outcome, price } });
    }
    const query = { from: '2027-01-08', to: '2027-01-31' };
    const sums = async () => {
      const { customers: _, ...figures } = (await admin.call(calls.seeStatistics, { query })).now;
      return figures;
    };
    const before = await sums();
    expect(before.total).toMatchObject({ visits: 3, missed: 1, takings: 1_234 + 2 * shop.taglio.price });
    const [rosa, other, ugo, lucia] = people.map(({ id }) => ({ id }));
    if (!rosa || !other || !ugo || !lucia) throw new Error('somebody is missing');
    const accept = { secret: await invited(ugo.id), username: 'ugo.neri', password: 'di-nuovo-qui' };
    await shop.browser().call(calls.acceptInvitation, { body: accept });
    expect(await sums(), 'invited').toEqual(before);
    await admin.call(calls.mergePeople, { params: other, body: { into: rosa.id } });
    expect(await sums(), 'merged').toEqual(before);
    await take(lucia.id);
    expect(await sums(), 'without a login').toEqual(before);
    for (const params of [rosa, ugo, lucia]) await admin.call(calls.erasePerson, { params });
    expect(await sums(), 'erased').toEqual(before);
  });
});
