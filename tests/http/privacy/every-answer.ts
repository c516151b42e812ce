import { calls } from '../../../adapters/http/contract/calls.ts';
import { readEvents } from '../../server/read-events.ts';
import { json } from '../browser.ts';
import { type Ask, get, send, type Who } from './ask.ts';
import { erasingAnswers } from './erasing-answers.ts';
import { factorAnswers } from './factor-answers.ts';
import { letterAnswers } from './letter-answers.ts';
import { linkAnswers } from './link-answers.ts';
import { passkeyAnswers } from './passkey-answers.ts';
import { type PlantedShop, passwordOf } from './planted-shop.ts';
import { timetableAnswers } from './timetable-answers.ts';

type Name = keyof typeof calls;

const idOf = (shop: PlantedShop, who: Who): number => (who === 'guest' ? 0 : shop.people[who].id);
const days = 'from=2027-01-05&to=2027-01-08';
const service = { name: 'Rasatura', description: null, category: 'Barba', price: 1200, duration: 30 };
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One way to ask each call; what ends something comes last. Those of a customer's data name the owner's. */
export const askEveryCall: Readonly<Record<Name, Ask>> = {
  seeShop: get(() => '/api/shop'),
  seeOpenApi: get(() => '/api/openapi.json'),
  currentUser: get(() => '/api/user'),
  listBrowsers: get(() => '/api/user/browsers'),
  listSessions: get(() => '/api/user/sessions'),
  listUsers: get(() => '/api/users?search=zq'),
  exportOwnData: get(() => '/api/user/export'),
  exportData: get(({ people }) => `/api/users/${people.owner.id}/export`),
  ...erasingAnswers,
  seeUser: async ({ shop: { people }, browser }) => {
    const stylist = await browser.fetch(`/api/users/${people.stylist.id}`);
    const owner = await browser.fetch(`/api/users/${people.owner.id}`);
    return new Response((await owner.text()) + (await stylist.text()), { status: owner.status });
  },
  pageUsers: get(() => '/api/users?limit=50'),
  listServices: get(() => '/api/services'),
  seeService: get(({ marked }) => `/api/services/${marked.id}`),
  listStylists: get(() => '/api/stylists'),
  listStylistsWithFormer: get(() => '/api/stylists?former=all'),
  seeTimeslots: get(({ people }) => `/api/timeslots?date=2027-01-07&stylistId=${people.stylist.id}`),
  seeAvailability: get(({ people }) => `/api/availability?${days}&stylistId=${people.stylist.id}`),
  listAppointments: get(({ people }) => `/api/appointments?userId=${people.owner.id}`),
  pageAppointments: get(() => '/api/appointments?limit=50'),
  seeEvents: async ({ shop, browser, who }) => {
    if (who !== 'admin') return browser.fetch('/api/events');
    const events = await readEvents(browser);
    const poke = setInterval(() => void shop.store.services.update(shop.barba.id, { price: 1100 }), 100);
    const text = await events.until(/changed/).finally(() => clearInterval(poke));
    await events.close();
    return new Response(text);
  },
  ...timetableAnswers,
  bookAppointment: send(
    'POST',
    () => '/api/appointments',
    ({ shop, who }) => ({
      ...{ userId: shop.people.owner.id, serviceId: shop.marked.id, stylistId: null },
      ...{ date: '2027-01-08', time: who === 'admin' ? '11:00' : '09:00', notes: '' },
    }),
  ),
  seeMovingTimes: get(({ planted }) => `/api/appointments/${planted.toCancel.id}/timeslots?date=2027-01-07`),
  seeMovingDays: get(({ planted }) => `/api/appointments/${planted.toCancel.id}/availability?${days}`),
  editAppointment: send(
    'PUT',
    ({ planted }) => `/api/appointments/${planted.kept.id}`,
    ({ shop }) => ({ serviceIds: [shop.taglio.id] }),
  ),
  setOutcome: send(
    'PUT',
    ({ planted }) => `/api/appointments/${planted.doneId}/outcome`,
    () => ({ outcome: 'missed' }),
  ),
  seeHistory: get(({ planted }) => `/api/appointments/${planted.toCancel.id}/history`),
  ...linkAnswers,
  ...letterAnswers,
  ...factorAnswers,
  ...passkeyAnswers,
  setReminded: send(
    'PUT',
    ({ planted }) => `/api/appointments/${planted.linked.id}/reminded`,
    () => ({ reminded: true }),
  ),
  takeAppointments: get(() => '/api/appointments.csv'),
  takeCustomers: get(() => '/api/customers.csv'),
  seeStatistics: get(() => '/api/statistics?from=2026-12-01&to=2027-01-31'),
  listReminders: get(() => '/api/reminders?date=2027-01-07'),
  listFeeds: get(() => '/api/calendars'),
  addFeed: send(
    'POST',
    () => '/api/calendars',
    () => ({ stylistId: null }),
  ),
  removeFeed: send('DELETE', () => '/api/calendars/4711'),
  seeFeed: get(({ planted }) => planted.feedOfNobody),
  seeCalendarFile: get(({ planted }) => `/api/appointments/${planted.toCancel.id}/calendar.ics`),
  moveAppointment: send(
    'PUT',
    ({ planted }) => `/api/appointments/${planted.toCancel.id}/move`,
    () => ({ date: '2027-01-07', time: '12:00' }),
  ),
  cancelAppointment: send('PUT', ({ planted }) => `/api/appointments/${planted.toCancel.id}/cancel`),
  restoreAppointment: send('PUT', ({ planted }) => `/api/appointments/${planted.toCancel.id}/restore`),
  addCustomer: send(
    'POST',
    () => '/api/customers',
    () => ({ firstName: 'Rosa', lastName: null, phone: '3331234567', email: null }),
  ),
  editUser: send(
    'PUT',
    ({ people }) => `/api/users/${people.owner.id}`,
    ({ shop: { people } }) => {
      const { firstName, lastName, email, phone } = people.owner;
      return { firstName, lastName, email, phone };
    },
  ),
  addService: send(
    'POST',
    () => '/api/services',
    () => service,
  ),
  changeService: send(
    'PUT',
    ({ barba }) => `/api/services/${barba.id}`,
    () => service,
  ),
  startUpload: send('POST', () => '/api/objects/upload'),
  receiveUpload: async ({ browser }) =>
    browser.fetch('/api/objects/uploads/nobody-was-handed-this', { method: 'PUT', body: picture }),
  attachImage: async ({ shop, browser }) => {
    const started = await browser.fetch('/api/objects/upload', { method: 'POST' });
    const { uploadURL: imageURL = '' } = (await started.json()) as { uploadURL?: string };
    if (started.ok) await browser.fetch(new URL(imageURL).pathname, { method: 'PUT', body: picture });
    return browser.fetch(`/api/services/${shop.colore.id}/image`, { ...json({ imageURL }), method: 'PUT' });
  },
  invite: send('POST', ({ planted }) => `/api/users/${planted.invitedId}/invitation`),
  mergePeople: async ({ shop, browser }) => {
    const admin = shop.browsers.get('admin');
    const twin = await admin?.call(calls.addCustomer, { body: { firstName: 'Rosa' } });
    const body = { into: shop.people.owner.id };
    return browser.fetch(`/api/users/${twin?.id}/merge`, json(body));
  },
  openInvitation: async ({ shop, browser }) => {
    const admin = shop.browsers.get('admin');
    const params = { id: shop.planted.invitedId };
    const [, secret] = (await admin?.call(calls.invite, { params }))?.url.split('#') ?? [];
    return browser.fetch('/api/invitations/look', json({ secret }));
  },
  // In a browser of its own: whoever accepts is logged in.
  acceptInvitation: async ({ shop, who }) => {
    const admin = shop.browsers.get('admin');
    const added = await admin?.call(calls.addCustomer, { body: { firstName: 'Rosa' } });
    const invited = await admin?.call(calls.invite, { params: { id: added?.id ?? 0 } });
    const [, secret] = invited?.url.split('#') ?? [];
    const body = { secret, username: `invitata-${who}`, password: 'segreta' };
    return shop.browser().fetch('/api/invitations/accept', json(body));
  },
  issueResetLink: send('POST', ({ people }) => `/api/users/${people.owner.id}/reset-link`),
  forgetBrowser: send('DELETE', () => '/api/user/browsers/4711'),
  confirmLogin: send(
    'POST',
    () => '/api/user/sessions/confirm',
    () => ({ currentPassword: 'sbagliata' }),
  ),
  endSession: send('DELETE', () => '/api/user/sessions/nessuna'),
  endOtherSessions: send('DELETE', () => '/api/user/sessions'),
  takeLogin: send('DELETE', () => '/api/users/4711/login'),
  endSessionsOf: send('DELETE', () => '/api/users/4711/sessions'),
  archiveService: send('DELETE', ({ taglio }) => `/api/services/${taglio.id}`),
  removeStylist: send('DELETE', ({ people }) => `/api/stylists/${people.stylist.id}`),
  changePassword: send(
    'POST',
    () => '/api/user/change-password',
    ({ shop, who }) => {
      const password = who === 'guest' ? 'segreta' : passwordOf(who, shop);
      return { currentPassword: password, newPassword: password };
    },
  ),
  login: send(
    'POST',
    () => '/api/login',
    ({ shop, who }) =>
      who === 'guest'
        ? { username: shop.people.owner.username, password: 'sbagliata' }
        : { username: shop.people[who].username, password: passwordOf(who, shop) },
  ),
  resetPassword: send(
    'POST',
    () => '/api/auth/reset-password',
    ({ shop }) => ({ username: shop.people.owner.username, newPassword: 'segreta' }),
  ),
  register: send(
    'POST',
    () => '/api/register',
    ({ shop, who }) => ({ username: `nuovo-${who}-${idOf(shop, who)}`, password: 'segreta' }),
  ),
  logout: send('POST', () => '/api/logout'),
};

/** Addresses of pages and files that the server draws itself. */
export const drawn = [
  ...['/', '/services', '/auth', '/booking', '/appointments', '/profile', '/admin', '/termini', '/privacy'],
  ...['/invito', '/visita', '/admin/notices', '/admin/statistics'],
  ...[
    '/nessuna-pagina',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/offline',
    '/healthz',
    '/readyz',
  ],
];

/** Everything that an answer says: its headers and its body. */
export const allOf = async (response: Response): Promise<string> =>
  `${JSON.stringify([...response.headers])}\n${await response.text()}`;
