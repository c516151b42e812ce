import { afterEach, describe, expect, test } from 'vitest';
import { openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
afterEach(() => shop.close());

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

  const failing = (error: Error) => ({ ...shop.store.services, list: () => Promise.reject(error) });

  test.each([
    ['answers 503 while the database is away, and says when to try again', true, 503, 'unavailable', '5'],
    ['answers a fixed sentence for its own faults', false, 500, 'fault', null],
  ])('%s', async (_, away, status, code, retryAfter) => {
    shop = await openShop('memory', { isDatabaseAway: () => away });
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

  test('sets the headers of a careful site on every answer', async () => {
    shop = await openShop('memory');
    for (const path of ['/', '/api/shop', '/api/nessuno', '/healthz']) {
      const { headers } = await fetch(shop.origin + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toContain("frame-ancestors 'none'");
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

  test('over https promises to stay there, with a cookie that does', async () => {
    const settings = {
      publicUrl: new URL('https://salone.example'),
      trustProxy: 1,
      sessionSecrets: ['a secret of more than thirty-two characters'] as const,
    };
    shop = await openShop('memory', { settings });
    const response = await shop.browser().fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'mario', password: 'mario' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.getSetCookie().join()).toMatch(/secure/i);
  });
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
