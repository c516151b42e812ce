import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import { replyEncoder } from '../../adapters/http/server/encode-reply.ts';
import { type Actor, guest } from '../../core/people/permissions.ts';
import { json } from './browser.ts';
import { openShop } from './running-shop.ts';

const admin: Actor = { kind: 'admin', userId: 1 };
const call = { method: 'GET', path: '/api/services', action: 'list-services', status: 200 } as const;
const person = z.object({ name: z.string(), phone: z.optional(z.string()) });

/** What an actor gets, or what is reported. */
function sent(reply: Call['reply'] & object, value: unknown, actor = guest): unknown {
  const faults: string[] = [];
  const body = replyEncoder({ ...call, reply })(actor, value, ({ message }) => faults.push(message));
  return faults.length > 0 ? faults : body;
}

test('a reply is cut down to what the contract names, in objects in lists in objects as well', () => {
  const secret = { note: 'private' };
  const reply = { everyone: z.object({ people: z.array(person), boss: z.nullable(person) }) };
  const stored = {
    people: [{ name: 'Anna', phone: '055', secret }],
    boss: { name: 'Ugo', ...secret },
    secret,
  };
  expect(sent(reply, stored)).toEqual({
    people: [{ name: 'Anna', phone: '055' }],
    boss: { name: 'Ugo' },
  });
  expect(sent(reply, { people: [], boss: null, secret })).toEqual({ people: [], boss: null });
});

test('each kind of actor is sent what the contract names for them', () => {
  const name = z.object({ name: z.string() });
  const reply = { admin: person, customer: name, guest: name };
  const anna = { name: 'Anna', phone: '055' };
  expect(sent(reply, anna)).toEqual({ name: 'Anna' });
  expect(sent(reply, anna, admin)).toEqual(anna);
});

test.each([
  ['a key that is promised', { everyone: person }, { phone: '055' }, 'name'],
  ['a key of an item', { everyone: z.array(person) }, [{ name: 'Anna' }, {}], 'name'],
  ['an item', { everyone: z.array(person) }, [null], 'an item'],
  ['the reply', { everyone: person }, 'Anna', 'everything'],
  ['a list', { everyone: z.array(person) }, { name: 'Anna' }, 'everything'],
  ['a text, where an object stands', { everyone: person }, { name: { first: 'Anna' } }, 'name'],
  [
    'a text that may be left out, where an object stands',
    { everyone: person },
    { name: '', phone: {} },
    'phone',
  ],
])('a reply without %s is reported', (_, reply, value, missing) => {
  expect(sent(reply, value)).toEqual([`GET /api/services owes guest ${missing}`]);
});

test('a call that somebody may make without being promised a reply is not mounted', () => {
  expect(() => replyEncoder({ ...call, reply: { admin: person } })).toThrow('promises guest no reply');
});

test('a contract whose values cannot be told apart is not mounted', () => {
  expect(() => replyEncoder({ ...call, reply: { everyone: z.unknown() } })).toThrow('unknown');
});

test('only the description of the calls is sent without being named key by key', () => {
  const loose = Object.entries<Call>(calls).filter(([, { reply = {} }]) =>
    Object.values(reply).some(schema => 'catchall' in schema._zod.def),
  );
  expect(loose.map(([name]) => name)).toEqual(['seeOpenApi']);
});

test.each([
  ['fails', 'test', 500],
  ['is answered with what there is', 'production', 201],
] as const)('a reply that lacks what is promised is logged, and %s in %s', async (_, env, status) => {
  const shop = await openShop('memory');
  shop.app.env = env;
  const browser = shop.browser();
  await browser.logIn(shop.salone);
  const add = shop.store.services.add.bind(shop.store.services);
  shop.store.services.add = async service => {
    const { imageUrl: _imageUrl, ...rest } = await add(service);
    return rest as Awaited<ReturnType<typeof add>>;
  };
  const service = { name: 'Rasatura', description: null, category: 'Barba', price: 1200, duration: 30 };
  const response = await browser.fetch('/api/services', json(service));
  expect(response.status).toBe(status);
  expect(shop.log.join('')).toContain('POST /api/services owes admin imageUrl');
  await shop.close();
});
