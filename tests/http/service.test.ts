import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { RandomTokens } from '../../adapters/security/random-tokens.ts';
import { openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
afterEach(() => shop.close());

const siteFile = async () => undefined;

describe('the server', () => {
  test('says that it is up, and whether its database answers', async () => {
    shop = await openShop('memory');
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  });

  test('is up but not ready while the database is away', async () => {
    shop = await openShop('memory', { ready: () => Promise.reject(new Error('connect ECONNREFUSED')) });
    expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
    const response = await fetch(`${shop.origin}/readyz`);
    expect([response.status, await response.text()]).toEqual([503, '{"status":"unavailable"}']);
  });

  const yes = () => true;
  const failing = (error: Error) => ({ ...shop.store.services, list: () => Promise.reject(error) });

  test.each([
    [
      ...['answers 503 while the database is away, and says when to try again', { isDatabaseAway: yes }],
      ...[503, 'unavailable', '5'],
    ],
    ['answers the same while the disk is full', { isDiskFull: yes }, 503, 'unavailable', '5'],
    ['answers a fixed sentence for its own faults', {}, 500, 'fault', null],
  ] as const)('%s', async (_, what, status, code, retryAfter) => {
    shop = await openShop('memory', what);
    Object.assign(shop.store.services, failing(new Error('secret detail at /srv/salone.ts:7')));
    const response = await fetch(`${shop.origin}/api/services`);
    const body = (await response.json()) as Record<string, string>;
    expect([response.status, body['code'], response.headers.get('retry-after')]).toEqual([
      status,
      code,
      retryAfter,
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    const id = response.headers.get('x-request-id');
    expect(shop.log.some(line => line.includes('secret detail') && line.includes(`${id}`))).toBe(true);
  });

  test.each([
    [true, 503, 'Torniamo tra poco', 'Il servizio non è disponibile al momento. Riprova tra poco.', '5'],
    [
      false,
      500,
      'Qualcosa è andato storto',
      'Si è verificato un errore imprevisto. Riprova più tardi.',
      null,
    ],
  ])(
    'shows who asked for a page a page (database away: %s)',
    async (away, status, heading, sentence, retryAfter) => {
      const render = () => Promise.reject(new Error('secret detail'));
      shop = await openShop('memory', { isDatabaseAway: () => away, web: { folder: '/', render, siteFile } });
      const response = await fetch(`${shop.origin}/services`, { headers: { accept: 'text/html' } });
      const page = await response.text();
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      for (const part of [`<h1>${heading}</h1>`, sentence, 'Salone Aurora', 'lang="it"'])
        expect(page).toContain(part);
      const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(page).not.toMatch(/secret|style="|<script/);
    },
  );

  test('says what else an address can do when it cannot do this', async () => {
    shop = await openShop('memory');
    const allowed = async (method: string, path: string) =>
      (await shop.browser().fetch(path, { method })).headers.get('allow')?.split(', ').toSorted();
    expect(await allowed('DELETE', '/api/shop')).toEqual(['GET', 'HEAD']);
    expect(await allowed('GET', '/api/appointments/1/cancel')).toEqual(['PUT']);
    expect(await allowed('DELETE', '/api/services/1/image')).toEqual(['PUT']);
    expect(await allowed('POST', '/')).toEqual(['GET', 'HEAD']);
    expect(await allowed('GET', '/api/nessuno')).toBeUndefined();
  });

  test.each([
    ...['identity;q=0', '*;q=0', 'br;q=0, *;q=0', 'nonsense;q=1, identity;q=0'],
    ...['identity;Q=0', '*; q =0', 'gzip;q=0, IDENTITY ; Q = 0.0'],
  ])('answers unpacked whoever takes no packing, and nothing unpacked either (%s)', async encodings => {
    shop = await openShop('memory');
    const headers = { 'accept-encoding': encodings };
    const response = await fetch(`${shop.origin}/api/openapi.json`, { headers });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });

  test.each(['/', '/api/shop', '/pictures/x'])('does not send back what a TRACE of %s holds', async path => {
    shop = await openShop('memory');
    const asked = request(shop.origin + path, {
      method: 'TRACE',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      405,
      'application/json; charset=utf-8',
    ]);
  });

  test('sets the headers of a careful site on every answer', async () => {
    shop = await openShop('memory');
    for (const path of ['/', '/api/shop', '/api/nessuno', '/healthz']) {
      const { headers } = await fetch(shop.origin + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
      for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
        expect(policy).toContain(`${name} 'none'`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('gives every page a nonce of its own, the one in its policy', async () => {
    shop = await openShop('memory');
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await fetch(shop.origin);
      const nonce = /<p>(.*)<\/p>/.exec(await response.text())?.[1] ?? '';
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test.each([
    [false, 'max-age=31536000'],
    [true, 'max-age=31536000; includeSubDomains'],
  ])(
    'over https promises to stay there, sub-domains too: %s, with a cookie that does',
    async (hstsSubdomains, promise) => {
      const settings = {
        publicUrl: new URL('https://salone.example'),
        trustProxy: 1,
        hstsSubdomains,
        sessionSecrets: ['a secret of more than thirty-two characters'] as const,
      };
      shop = await openShop('memory', { settings });
      const response = await shop.browser().fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'mario', password: 'mario' }),
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('strict-transport-security')).toBe(promise);
      expect(response.headers.getSetCookie().join()).toMatch(/secure/i);
    },
  );
});

test('a path that tries to leave the folder of files is a page like any other, and no fault', async () => {
  shop = await openShop('memory');
  for (const path of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2f..%2fpackage.json']) {
    const response = await fetch(shop.origin + path);
    expect([path, response.status, (await response.text()).startsWith('<!doctype html>')]).toEqual([
      path,
      200,
      true,
    ]);
  }
});

test('the unfilled page is no file that can be had', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-web-'));
  for (const name of ['index.html', 'robots.txt']) await writeFile(join(folder, name), 'unfilled');
  const render = async () => ({ status: 200 as const, html: 'drawn' });
  shop = await openShop('memory', { web: { folder, render, siteFile } });
  const read = async (path: string) => (await fetch(shop.origin + path)).text();
  for (const path of ['/index.html', '/INDEX.HTML', '/index%2ehtml', '/index.%68tml', '/index.htm%6c'])
    expect([path, await read(path)]).toEqual([path, 'drawn']);
  expect(await read('/robots.txt')).toBe('unfilled');
  await rm(folder, { recursive: true });
});

test('a drawing says in which letters it is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-web-'));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const render = async () => ({ status: 200 as const, html: 'drawn' });
  shop = await openShop('memory', { web: { folder, render, siteFile } });
  const { headers } = await fetch(`${shop.origin}/favicon.svg`);
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  await rm(folder, { recursive: true });
});

describe('a visitor who leaves in the middle', () => {
  const said = (message: string) => shop.log.some(line => line.includes(message));
  const faults = () => shop.log.filter(line => Number(/"level":(\d+)/.exec(line)?.[1]) >= 50);

  test.each([
    ['of a file', 'visitor left', 'content-length: 100\r\n\r\nhalf'],
    ['of a file that is no HTTP', 'visitor left', 'transfer-encoding: chunked\r\n\r\nnonsense\r\n'],
  ])('%s is no fault', async (_, message, rest) => {
    shop = await openShop('memory');
    const { secret, hash } = new RandomTokens().create();
    await shop.store.uploads.open(hash, shop.clock.now());
    const { hostname, port } = new URL(shop.origin);
    const socket = connect(Number(port), hostname);
    const head = `PUT /api/objects/uploads/${secret} HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n`;
    socket.write(head + rest);
    await expect.poll(() => shop.store.uploads.waitingSince(hash)).toBeDefined();
    await new Promise<void>(resolve => socket.end(() => resolve()));
    await expect.poll(() => said(message)).toBe(true);
    socket.destroy();
    expect(faults()).toEqual([]);
  });

  test('of the news is no fault', async () => {
    shop = await openShop('memory');
    const admin = shop.browser();
    await admin.logIn(shop.salone);
    const reading = new AbortController();
    const response = await admin.fetch('/api/events', { signal: reading.signal });
    expect(response.status).toBe(200);
    reading.abort();
    await expect.poll(() => said('answer interrupted')).toBe(true);
    expect(faults()).toEqual([]);
  });
});
