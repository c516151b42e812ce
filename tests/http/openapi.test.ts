import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { type Browser, json } from './browser.ts';
import { openShop, type RunningShop } from './running-shop.ts';

interface Operation {
  readonly responses: Record<
    string,
    { readonly content?: { readonly 'application/json': { readonly schema: object } } }
  >;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly description: string };
  readonly paths: Record<string, Record<string, Operation>>;
}

let shop: RunningShop;
let admin: Browser;
let document: Document;
const ajv = new Ajv2020({ strict: false });
beforeAll(async () => {
  addFormats.default(ajv);
  shop = await openShop('sqlite');
  admin = shop.browser();
  await admin.logIn(shop.salone);
  document = (await (await fetch(`${shop.origin}/api/openapi.json`)).json()) as Document;
});
afterAll(() => shop.close());

test('names every address of the contract, and no other', () => {
  const ofContract = Object.values(calls).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  const ofDocument = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(document.openapi).toBe('3.1.0');
  expect(new Set(ofDocument)).toEqual(new Set(ofContract));
});

test('says what every write must say of where it comes from', () => {
  expect(document.info.description).toMatch(/`Origin`.*403/s);
});

const booking = () => ({
  userId: shop.mario.id,
  serviceId: shop.taglio.id,
  stylistId: null,
  date: '2027-01-05',
  time: '10:00',
});
const service = { name: 'Rasatura', description: null, category: 'Barba', price: 1200, duration: 30 };

/** Real answers, good and bad: `[address in the document, address asked for, request]`. */
const asked: readonly [string, () => string, (() => RequestInit)?][] = [
  ['/api/shop', () => '/api/shop'],
  ['/api/user', () => '/api/user'],
  ['/api/users', () => '/api/users'],
  ['/api/services', () => '/api/services'],
  ['/api/services', () => '/api/services', () => json(service)],
  ['/api/services', () => '/api/services', () => json({ ...service, price: 0 })],
  ['/api/services/{id}', () => `/api/services/${shop.taglio.id}`],
  ['/api/services/{id}', () => '/api/services/999'],
  ['/api/stylists', () => '/api/stylists'],
  ['/api/timeslots', () => '/api/timeslots?date=2027-01-05'],
  ['/api/timeslots', () => '/api/timeslots?date=domani'],
  ['/api/availability', () => '/api/availability?from=2027-01-04&to=2027-01-12&duration=30'],
  ['/api/appointments', () => '/api/appointments', () => json(booking())],
  [
    '/api/appointments',
    () => '/api/appointments',
    () => json({ ...booking(), time: '16:00', expected: { price: 1, duration: 15 } }),
  ],
  ['/api/appointments', () => '/api/appointments'],
  ['/api/objects/upload', () => '/api/objects/upload', () => ({ method: 'POST' })],
];

test.each(asked)('describes the answer of %s as it is', async (path, address, request) => {
  const init = request?.() ?? {};
  const response = await admin.fetch(address(), init);
  const operation = document.paths[path]?.[(init.method ?? 'GET').toLowerCase()];
  const described = operation?.responses[response.status] ?? operation?.responses['default'];
  const valid = ajv.validate(described?.content?.['application/json'].schema ?? false, await response.json());
  expect(ajv.errors ?? [], String(response.status)).toEqual([]);
  expect(valid).toBe(true);
});
