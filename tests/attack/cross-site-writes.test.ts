import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../adapters/http/contract/call.ts';
import { calls } from '../../adapters/http/contract/calls.ts';
import type { Browser } from '../http/browser.ts';
import { openShop, type RunningShop, shopAddress } from '../http/running-shop.ts';
import { stored } from './stored.ts';

const writes = Object.values<Call>(calls).filter(({ method }) => method !== 'GET');
const json = { 'content-type': 'application/json' };
const ours = shopAddress.origin;

/** What a browser says of a request that another site made it send. */
const fromElsewhere: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: ours },
  { 'sec-fetch-site': 'same-site', origin: ours },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { 'sec-fetch-site': 'absent' },
  { 'sec-fetch-site': 'absent', origin: 'null' },
  { 'sec-fetch-site': 'absent', origin: 'http://evil.example' },
  { 'sec-fetch-site': 'absent', origin: `${ours}.evil.example` },
  { 'sec-fetch-site': 'absent', origin: `${ours}:81` },
  { 'sec-fetch-site': 'absent', origin: ours.replace('http:', 'https:') },
  { 'sec-fetch-site': 'absent', origin: ours.toUpperCase() },
  { 'sec-fetch-site': 'absent', origin: `http://evil.example, ${ours}` },
  { 'sec-fetch-site': 'absent', referer: `${ours}/admin` },
  { 'sec-fetch-site': 'absent', 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' },
];

/** What a form can send without asking anybody. */
const asForms = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; application/json',
] as const;

/** Ways to have another method than the one that is sent, or to hide one. */
const tricks: readonly ((path: string) => readonly [path: string, init: RequestInit])[] = [
  path => [path, { headers: { 'x-http-method-override': 'DELETE', 'sec-fetch-site': 'cross-site' } }],
  path => [path, { headers: { 'x-method-override': 'PUT', 'sec-fetch-site': 'cross-site' } }],
  path => [`${path}?_method=DELETE`, { headers: { 'sec-fetch-site': 'cross-site' } }],
  path => [
    path,
    { method: 'HEAD', headers: { 'x-http-method-override': 'POST', 'sec-fetch-site': 'cross-site' } },
  ],
  path => [path, { method: 'OPTIONS', headers: { 'x-http-method-override': 'POST' } }],
  path => [path, { method: 'PATCH', body: '{}', headers: json }],
];

describe.each(['sqlite', 'postgresql'] as const)('another site on %s', engine => {
  let shop: RunningShop;
  let admin: Browser;
  beforeAll(async () => {
    shop = await openShop(engine);
    admin = shop.browser();
    await admin.logIn(shop.salone);
  });
  afterAll(() => shop.close());

  const pathOf = ({ path }: Call) => path.replace(':id', String(shop.taglio.id)).replace(/:\w+/g, 'x');
  const bodyOf = (text: string) => ({ body: text });

  test('makes nobody write, whatever it has their browser say or send', async ({ annotate }) => {
    const before = await stored(shop);
    const cookies = JSON.stringify([...admin.cookies]);
    const wrong: unknown[] = [];
    let sent = 0;
    const expectAnswer = async (
      path: string,
      init: RequestInit,
      allowed: readonly number[],
    ): Promise<void> => {
      const response = await admin.fetch(path, init);
      await response.arrayBuffer();
      sent += 1;
      if (!allowed.includes(response.status)) wrong.push([response.status, init.method, path, init.headers]);
    };
    for (const call of writes) {
      const path = pathOf(call);
      const { method } = call;
      for (const headers of fromElsewhere)
        await expectAnswer(path, { method, headers: { ...json, ...headers }, ...bodyOf('{}') }, [403]);
      if (call.body !== undefined)
        for (const type of asForms)
          await expectAnswer(
            path,
            { method, headers: { 'content-type': type }, ...bodyOf('{"a":"="}') },
            [415],
          );
      for (const trick of tricks) {
        const [address, init] = trick(path);
        // Read as it was sent, an address may lack what its reading needs.
        const asRead = init.method === undefined || init.method === 'HEAD' ? [400] : [];
        await expectAnswer(address, init, [200, 204, 403, 404, 405, 501, ...asRead]);
      }
    }
    expect(wrong).toEqual([]);
    expect(await stored(shop)).toBe(before);
    expect(JSON.stringify([...admin.cookies])).toBe(cookies);
    expect((await admin.fetch('/api/user')).status).toBe(200);
    await annotate(
      `${engine}: ${sent} writes of another site to ${writes.length} calls: ${wrong.length} taken, nothing changed`,
      'figure',
    );
  });
});
