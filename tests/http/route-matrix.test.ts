import Router from '@koa/router';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { failure } from '../../adapters/http/contract/failure.ts';
import { withRoles } from '../../core/people/roles.ts';
import type { AccountHolder } from '../../core/people/user.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { pendingLogin } from './accounts/authenticator-app.ts';
import type { Browser } from './browser.ts';
import { customerRows } from './routes/customer-rows.ts';
import { letterRows } from './routes/letter-rows.ts';
import { linkRows } from './routes/link-rows.ts';
import { type Actor, actors, admins, everybody, loggedIn, ownerAnd, type Row } from './routes/route-row.ts';
import { sessionRows } from './routes/session-rows.ts';
import { timetableRows } from './routes/timetable-rows.ts';
import { openShop, type RunningShop } from './running-shop.ts';

type Name = keyof typeof calls;

const nothing = z.undefined();
const kindOf: Record<Actor, 'guest' | 'customer' | 'admin'> = {
  ...{ guest: 'guest', owner: 'customer', other: 'customer', stylist: 'customer' },
  ...{ admin: 'admin', demoted: 'customer', gone: 'guest', pending: 'guest' },
};
const replyTo = ({ reply = {} }: Call, kind: (typeof kindOf)[Actor]) =>
  'everyone' in reply ? reply.everyone : reply[kind];

const service = { name: 'Rasatura', description: '', category: 'Barba', price: 1200, duration: 30 };
const booking = ({ mario, taglio }: RunningShop, time: string) => ({
  ...{ userId: mario.id, serviceId: taglio.id, stylistId: null, date: '2027-01-07', time },
});

/** Every call, every actor, the answer each gets; where two change the same thing, in the order of `actors`. */
const matrix: Record<Name, Row> = {
  seeShop: { status: everybody(200) },
  seeOpenApi: { status: everybody(200) },
  currentUser: { status: loggedIn(200) },
  login: { body: () => ({ username: 'mario', password: 'sbagliata' }), status: everybody(401) },
  register: { body: () => ({ username: 'mario', password: 'segreta' }), status: everybody(409) },
  logout: { status: everybody(204) },
  listServices: { status: everybody(200) },
  seeService: { path: ({ taglio }) => `/api/services/${taglio.id}`, status: everybody(200) },
  listStylists: { status: everybody(200) },
  addService: { body: () => service, status: admins(201) },
  changeService: {
    path: ({ barba }) => `/api/services/${barba.id}`,
    body: () => service,
    status: admins(200),
  },
  archiveService: { path: ({ colore }) => `/api/services/${colore.id}`, status: admins(204) },
  seeEvents: { status: admins(200) },
  startUpload: { status: admins(200) },
  receiveUpload: { path: () => '/api/objects/uploads/nobody-was-handed-this', status: everybody(404) },
  attachImage: {
    path: ({ taglio }) => `/api/services/${taglio.id}/image`,
    body: () => ({ imageURL: 'http://salone.example/api/objects/uploads/nobody-was-handed-this' }),
    status: admins(400),
  },
  listStylistsWithFormer: { path: () => '/api/stylists?former=true', status: admins(200) },
  listUsers: { status: admins(200) },
  pageUsers: { path: () => '/api/users?limit=2&role=customer', status: admins(200) },
  seeUser: { path: ({ mario }) => `/api/users/${mario.id}`, status: admins(200) },
  addCustomer: { body: () => ({ firstName: 'Rosa', phone: '3331234567' }), status: admins(201) },
  editUser: {
    path: ({ mario }) => `/api/users/${mario.id}`,
    body: ({ mario: { firstName, lastName, email } }) => ({ firstName, lastName, email, phone: '' }),
    status: ownerAnd({ owner: 200, admin: 200 }),
  },
  exportOwnData: { status: loggedIn(200) },
  exportData: { path: ({ mario }) => `/api/users/${mario.id}/export`, status: admins(200) },
  changePassword: {
    body: () => ({ currentPassword: 'sbagliata', newPassword: 'segreta' }),
    status: loggedIn(400),
  },
  resetPassword: {
    body: () => ({ username: 'nessuno', newPassword: 'segreta' }),
    status: everybody(202),
  },
  listBrowsers: { status: loggedIn(200) },
  forgetBrowser: { path: () => '/api/user/browsers/4711', status: loggedIn(404) },
  ...sessionRows,
  ...customerRows,
  removeStylist: { path: ({ bruno }) => `/api/stylists/${bruno.id}?revokeAdmin=true`, status: admins(204) },
  pageAppointments: { path: () => '/api/appointments?limit=5', status: loggedIn(200) },
  seeTimeslots: { path: () => '/api/timeslots?date=2027-01-07', status: everybody(200) },
  seeAvailability: { path: () => '/api/availability?from=2027-01-07&to=2027-01-08', status: everybody(200) },
  seeWorkDays: { path: () => '/api/work-days?from=2027-01-04&to=2027-01-10', status: admins(200) },
  ...timetableRows,
  bookAppointment: {
    body: shop => booking(shop, '16:00'),
    status: ownerAnd({ owner: 201, admin: 200 }),
  },
  listAppointments: {
    path: ({ mario }) => `/api/appointments?userId=${mario.id}`,
    status: ownerAnd({ owner: 200, admin: 200 }),
  },
  seeMovingTimes: {
    path: (_, id) => `/api/appointments/${id}/timeslots?date=2027-01-07`,
    status: ownerAnd({ owner: 200, admin: 200 }, 404),
  },
  seeMovingDays: {
    path: (_, id) => `/api/appointments/${id}/availability?from=2027-01-07&to=2027-01-08`,
    status: ownerAnd({ owner: 200, admin: 200 }, 404),
  },
  moveAppointment: {
    path: (_, id) => `/api/appointments/${id}/move`,
    body: () => ({ date: '2027-01-07', time: '11:00' }),
    status: ownerAnd({ owner: 200, admin: 200 }, 404),
  },
  editAppointment: {
    path: (_, id) => `/api/appointments/${id}`,
    body: () => ({ staffNotes: 'colore 7.1' }),
    status: admins(200),
  },
  setOutcome: {
    path: (_, id) => `/api/appointments/${id}/outcome`,
    body: () => ({ outcome: 'completed' }),
    status: admins(409),
  },
  seeHistory: { path: (_, id) => `/api/appointments/${id}/history`, status: admins(200) },
  ...linkRows,
  ...letterRows,
  listFeeds: { status: admins(200) },
  addFeed: { body: () => ({ stylistId: null }), status: admins(201) },
  removeFeed: { path: () => '/api/calendars/4711', status: admins(404) },
  seeFeed: { path: () => '/api/calendars/nobody-was-given-this.ics', status: everybody(404) },
  seeCalendarFile: {
    path: (_, id) => `/api/appointments/${id}/calendar.ics`,
    status: ownerAnd({ owner: 200, admin: 200 }, 404),
  },
  cancelAppointment: {
    path: (_, id) => `/api/appointments/${id}/cancel`,
    status: ownerAnd({ owner: 200, admin: 409 }, 404),
  },
  restoreAppointment: {
    path: (_, id) => `/api/appointments/${id}/restore`,
    status: ownerAnd({ owner: 200, admin: 409 }, 404),
  },
};

/** What a monitor asks: no calls of the contract, but routes. */
const health = ['/healthz', '/readyz'];

/** Whoever is one of the actors, logged in; then what has become of them since. */
async function theActors(shop: RunningShop): Promise<Map<Actor, Browser>> {
  const add = async (
    username: string,
    roles: Pick<AccountHolder, 'isAdmin' | 'isStylist'>,
  ): Promise<AccountHolder> => {
    const nobody = { firstName: null, lastName: null, email: null, phone: null };
    const added = await shop.store.users.add({
      ...nobody,
      ...{ username, passwordHash: `plain:${username}`, ...roles },
    });
    if (!added.ok) throw new Error(`${username} is there already`);
    return added.value;
  };
  const people = {
    owner: shop.mario,
    other: shop.lucia,
    stylist: await add('carla', { isAdmin: false, isStylist: true }),
    admin: shop.salone,
    demoted: await add('dora', { isAdmin: true, isStylist: true }),
    gone: await add('elio', { isAdmin: true, isStylist: false }),
  };
  const browsers = new Map<Actor, Browser>([['guest', shop.browser()]]);
  for (const [actor, user] of Object.entries(people) as [Actor, AccountHolder][]) {
    const browser = shop.browser();
    await browser.logIn(user);
    browsers.set(actor, browser);
  }
  browsers.set('pending', await pendingLogin(shop, await add('fabio', { isAdmin: true, isStylist: false })));
  await shop.store.users.changeRoles(people.demoted.id, withRoles({ isAdmin: false }));
  for (const where of ['known_browsers where user_id', 'users where id'])
    await askDatabase(shop.databaseUrl, `delete from ${where} = ${people.gone.id}`);
  return browsers;
}

describe.each(['sqlite', 'postgresql'] as const)('who gets which answer on %s', engine => {
  let shop: RunningShop;
  let id: number;
  let browsers: Map<Actor, Browser>;
  const routes = new Set<string>();
  beforeAll(async () => {
    const registered = vi.spyOn(Router.prototype, 'register');
    shop = await openShop(engine);
    for (const [path, methods] of registered.mock.calls)
      for (const method of methods) routes.add(`${method.toUpperCase()} ${String(path)}`);
    registered.mockRestore();
    browsers = await theActors(shop);
    const booked = await browsers.get('owner')?.call(calls.bookAppointment, { body: booking(shop, '09:00') });
    id = booked?.id ?? 0;
  });
  afterAll(() => shop.close());

  const cells = (Object.keys(matrix) as Name[])
    .filter(name => name !== 'logout')
    .flatMap(name => actors.map(actor => [name, actor, matrix[name].status[actor]] as const));

  test('every route of the server is a row of this file', () => {
    const rows = (Object.keys(matrix) as Name[]).map(name => `${calls[name].method} ${calls[name].path}`);
    const all = [...rows, ...health.map(path => `GET ${path}`)];
    expect([...routes].toSorted()).toEqual([...new Set(all)].toSorted());
  });

  test.each(health)('%s is for everybody', async path => {
    for (const [actor, browser] of browsers)
      expect([actor, (await browser.fetch(path)).status]).toEqual([actor, 200]);
  });

  test.each(cells)('%s as %s: %i', async (name, actor, status) => {
    const call: Call = calls[name];
    const row = matrix[name];
    const response = await browsers.get(actor)?.fetch(row.path?.(shop, id) ?? call.path, {
      method: call.method,
      ...(row.body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(row.body(shop)),
      }),
    });
    const body = await bodyOf(response);
    expect(response?.status, JSON.stringify(body)).toBe(status);
    expect(response?.headers.get('cache-control')).toBe('no-store');
    const shape: { safeParse(value: unknown): { success: boolean } } =
      status < 400 ? (replyTo(call, kindOf[actor]) ?? nothing) : failure;
    expect(shape.safeParse(body).success, `${name} keeps to its contract`).toBe(true);
  });

  test('logging out is for everybody, and last', async () => {
    for (const [actor, browser] of browsers) {
      const response = await browser.fetch('/api/logout', { method: 'POST' });
      expect([actor, response.status]).toEqual([actor, matrix.logout.status[actor]]);
      expect((await browser.fetch('/api/user')).status).toBe(401);
    }
  });
});

/** Parsed where it is JSON; undefined for an empty one, and for events, which have no end. */
async function bodyOf(response: Response | undefined): Promise<unknown> {
  const type = response?.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) {
    await response?.body?.cancel();
    return undefined;
  }
  const text = (await response?.text()) ?? '';
  if (text === '') return undefined;
  return type.startsWith('application/json') ? JSON.parse(text) : text;
}
