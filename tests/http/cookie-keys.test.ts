import { expect, test } from 'vitest';
import { cookieKeys } from '../../adapters/http/server/session/cookie-keys.ts';

const [newest, older, unknown] = ['newest', 'older', 'unknown'].map(
  word => `${word} ${'secret '.repeat(5)}`,
) as [...[string, string, string]];
const keys = cookieKeys([newest, older]);

test('a cookie is signed with the newest secret, in a form that a cookie can carry', () => {
  const signature = keys.sign('salone.sid=abc');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(keys.index('salone.sid=abc', signature)).toBe(0);
  expect(cookieKeys([newest]).sign('salone.sid=abc')).toBe(signature);
});

test('what an older secret signed is good still, and known to be the older one’s', () => {
  expect(keys.index('salone.sid=abc', cookieKeys([older]).sign('salone.sid=abc'))).toBe(1);
});

test('nothing else is good', () => {
  const signature = keys.sign('salone.sid=abc');
  const forged = [
    ['salone.sid=abd', signature],
    ['salone.sid=abc', cookieKeys([unknown]).sign('salone.sid=abc')],
    ['salone.sid=abc', signature.slice(1)],
    ['salone.sid=abc', `${signature.slice(0, -1)}~`],
    ['salone.sid=abc', ''],
    ['salone.sid=abc', 'è'.repeat(43)],
  ] as const;
  for (const [data, given] of forged) {
    expect(keys.index(data, given)).toBe(-1);
    expect(keys.verify(data, given)).toBe(false);
  }
});

test('without a secret nothing is signed', () => {
  expect(() => cookieKeys([])).toThrow('secret');
});
