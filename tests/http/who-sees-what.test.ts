import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment } from '../../adapters/http/contract/appointments.ts';
import { type Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { json } from './browser.ts';
import { openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop('sqlite');
});
afterAll(() => shop.close());

/** Everything that is read, and everything that is done to somebody or something by its id. */
const asked = Object.values<Call>(calls).filter(
  ({ method, path }) => (method === 'GET' || path.includes(':')) && !/events|openapi/.test(path),
);
const days = 'date=2027-01-05&from=2027-01-05&to=2027-01-06';
const choices: Readonly<Record<string, string>> = { limit: '9', former: 'all' };

const requestsFor = ({ method, path, chosenBy }: Call, ids: readonly number[]) => {
  const query = chosenBy === undefined ? days : `${days}&${chosenBy}=${choices[chosenBy]}`;
  const init = method === 'GET' ? {} : { ...json({}), method };
  const addresses = new Set(ids.map(id => path.replace(/:\w+/, String(id))));
  return [...addresses].map(address => ({ method, address: `${address}?${query}`, init }));
};

test('no answer to a guest or a customer holds a hash, or another person’s e-mail address or phone', async () => {
  const [guest, lucia, mario] = [shop.browser(), shop.browser(), shop.browser()];
  await shop.store.users.update(shop.mario.id, ({ user }) => ({
    ...{ ok: true, value: { ...user, phone: '3331234567', emailIsOwn: true } },
  }));
  await lucia.logIn(shop.lucia);
  await mario.logIn(shop.mario);
  const wish = { userId: shop.mario.id, serviceId: shop.taglio.id, stylistId: null };
  const day = { date: '2027-01-05', time: '10:00', notes: '' };
  const { id, notes } = await mario.call(bookAppointment, { body: { ...wish, ...day } });
  expect(notes).toBeNull();
  const requests = asked.flatMap(call =>
    requestsFor(call, [id, shop.taglio.id, shop.mario.id, shop.anna.id, shop.salone.id]),
  );
  for (const [who, browser] of Object.entries({ guest, lucia }))
    for (const { method, address, init } of requests) {
      const text = await (await browser.fetch(address, init)).text();
      const own = who === 'lucia' ? /"email":"lucia@example.com","phone":"0551234567"/g : /$^/g;
      const found = text.replace(own, '');
      expect(found, `${who} ${method} ${address}`).not.toMatch(/plain:|@example\.com|0551234567|333123/);
    }
  expect(requests.length).toBeGreaterThan(50);
});

test('the shop tells its address, its contacts, its hours, its day and whose calendar comes first', async () => {
  expect(await shop.browser().call(calls.seeShop)).toEqual({
    name: 'Salone Aurora',
    trade: 'Barbiere e parrucchiere',
    address: { street: 'Via Giotto 12', postalCode: '50032', city: 'Borgo San Lorenzo', province: 'FI' },
    phone: '055 123 4567',
    email: 'ciao@saloneaurora.example',
    social: [
      { name: 'Instagram', url: 'https://instagram.example/saloneaurora' },
      { name: 'Facebook', url: 'https://facebook.example/saloneaurora' },
    ],
    openingHours: [
      { weekday: 1, intervals: [] },
      ...[2, 3, 4, 5].map(weekday => ({
        weekday,
        intervals: [
          { from: '08:30', to: '13:00' },
          { from: '14:00', to: '20:00' },
        ],
      })),
      { weekday: 6, intervals: [{ from: '08:30', to: '20:00' }] },
      { weekday: 7, intervals: [] },
    ],
    granularity: 15,
    zone: 'Europe/Rome',
    today: '2027-01-05',
    lastBookableDay: '2029-12-31',
    defaultStylistId: 74,
  });
});

test('whoever saves a profile changes no password, no role and no username, whatever is sent along', async () => {
  const mario = shop.browser();
  await mario.logIn(shop.mario);
  const before = await shop.store.users.findByUsernameKey('mario');
  for (const password of ['', 'nuova password']) {
    const { email } = shop.mario;
    const sent = {
      firstName: 'Mario',
      email,
      password,
      newPassword: password,
      isAdmin: true,
      username: 'capo',
    };
    const init = { ...json(sent), method: 'PUT' };
    expect((await mario.fetch(`/api/users/${shop.mario.id}`, init)).status).toBe(200);
  }
  const after = await shop.store.users.findByUsernameKey('mario');
  expect(after?.passwordHash).toBe(before?.passwordHash);
  expect(after?.user).toMatchObject({ username: 'mario', isAdmin: false, isStylist: false });
});
