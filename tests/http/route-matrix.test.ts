import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { failure } from '../../adapters/http/contract/failure.ts';
import type { Browser } from './browser.ts';
import { engines, openShop, type RunningShop } from './running-shop.ts';

type Name = keyof typeof calls;
type Actor = 'guest' | 'customer' | 'other' | 'admin';

interface Row {
  readonly path?: (shop: RunningShop, appointmentId: number) => string;
  readonly body?: (shop: RunningShop) => unknown;
  readonly status: Record<Actor, number>;
}

const nothing = z.undefined();
const everybody = (status: number) => ({ guest: status, customer: status, other: status, admin: status });
const admins = (status: number) => ({ guest: 401, customer: 403, other: 403, admin: status });
const service = { name: 'Rasatura', description: '', category: 'Barba', price: 1200, duration: 30 };
const booking = ({ mario, taglio }: RunningShop, time: string) => ({
  ...{ userId: mario.id, serviceId: taglio.id, stylistId: null, date: '2027-01-07', time },
});

/** Every call, every actor, the answer each gets. The customer is Mario, whose appointment it is; the other is Lucia. */
const matrix: Record<Name, Row> = {
  seeShop: { status: everybody(200) },
  seeOpenApi: { status: everybody(200) },
  currentUser: { status: { ...everybody(200), guest: 401 } },
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
  editUser: {
    path: ({ mario }) => `/api/users/${mario.id}`,
    body: ({ mario: { firstName, lastName, email } }) => ({ firstName, lastName, email, phone: '' }),
    status: { guest: 401, customer: 200, other: 403, admin: 200 },
  },
  changePassword: {
    body: () => ({ currentPassword: 'sbagliata', newPassword: 'segreta' }),
    status: { ...everybody(400), guest: 401 },
  },
  resetPassword: {
    body: () => ({ username: 'nessuno', newPassword: 'segreta' }),
    status: everybody(202),
  },
  listBrowsers: { status: { ...everybody(200), guest: 401 } },
  forgetBrowser: { path: () => '/api/user/browsers/4711', status: { ...everybody(404), guest: 401 } },
  issueResetLink: { path: ({ mario }) => `/api/users/${mario.id}/reset-link`, status: admins(201) },
  removeStylist: { path: ({ bruno }) => `/api/stylists/${bruno.id}?revokeAdmin=true`, status: admins(204) },
  pageAppointments: { path: () => '/api/appointments?limit=5', status: { ...everybody(200), guest: 401 } },
  seeTimeslots: { path: () => '/api/timeslots?date=2027-01-07', status: everybody(200) },
  seeAvailability: { path: () => '/api/availability?from=2027-01-07&to=2027-01-08', status: everybody(200) },
  bookAppointment: {
    body: shop => booking(shop, '16:00'),
    status: { guest: 401, customer: 201, other: 403, admin: 200 },
  },
  listAppointments: {
    path: ({ mario }) => `/api/appointments?userId=${mario.id}`,
    status: { guest: 401, customer: 200, other: 403, admin: 200 },
  },
  cancelAppointment: {
    path: (_, id) => `/api/appointments/${id}/cancel`,
    status: { guest: 401, other: 404, customer: 200, admin: 409 },
  },
};

describe.each(engines)('who gets which answer on %s', engine => {
  let shop: RunningShop;
  let id: number;
  const browsers = new Map<Actor, Browser>();
  beforeAll(async () => {
    shop = await openShop(engine);
    for (const actor of ['guest', 'customer', 'other', 'admin'] as const) browsers.set(actor, shop.browser());
    await browsers.get('customer')?.logIn(shop.mario);
    await browsers.get('other')?.logIn(shop.lucia);
    await browsers.get('admin')?.logIn(shop.salone);
    const booked = await browsers
      .get('customer')
      ?.call(calls.bookAppointment, { body: booking(shop, '09:00') });
    id = booked?.id ?? 0;
  });
  afterAll(() => shop.close());

  const cells = (Object.keys(matrix) as Name[])
    .filter(name => name !== 'logout')
    .flatMap(name =>
      (Object.keys(matrix[name].status) as Actor[]).map(
        actor => [name, actor, matrix[name].status[actor]] as const,
      ),
    );

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
      status < 400 ? (call.reply ?? nothing) : failure;
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

/** Parsed; undefined for an empty one, and for events, which have no end. */
async function bodyOf(response: Response | undefined): Promise<unknown> {
  if (response?.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return undefined;
  }
  const text = (await response?.text()) ?? '';
  return text === '' ? undefined : JSON.parse(text);
}
