import { describe, expect, test } from 'vitest';
import { returnPath, returnState } from '../../../apps/web/shared/session/return-place.ts';

describe('after login a guest goes', () => {
  test.each([
    ['/appointments'],
    ['/booking?servizio=3&stylist=74'],
    ['/profile'],
    ['/appointments?scheda=passati'],
    ['/authority'],
  ])('back to %s', from => {
    expect(returnPath({ from })).toBe(from);
  });

  test('where the address of the guarded page said', () => {
    const location = { pathname: '/booking', search: '?servizio=3' };
    expect(returnPath(returnState(location))).toBe('/booking?servizio=3');
  });

  test.each([
    ['to another host', '//evil.example/path'],
    ['to another host behind a backslash', '/\\evil.example'],
    ['to another host behind a tab', '/\t/evil.example'],
    ['to another host behind a line break', '/\n/evil.example'],
    ['to another host behind a dot', '/.//evil.example'],
    ['to another host behind two dots', '/a/..//evil.example'],
    ['to another host behind an encoded dot', '/%2e//evil.example'],
    ['to an absolute address', 'https://evil.example/'],
    ['to a script', 'javascript:alert(1)'],
    ['to a relative address', 'evil.example'],
    ['to the login screen', '/auth'],
    ['to the login screen in capitals', '/AUTH/'],
    ['to the login screen’s other tab', '/auth?scheda=registrati'],
    ['to nothing', ''],
  ])('home, and never %s', (_, from) => {
    expect(returnPath({ from })).toBe('/');
  });

  test.each([
    [null],
    [undefined],
    ['/booking'],
    [{}],
    [{ from: 7 }],
    [{ from: null }],
    [{ from: ['/a'] }],
    [42],
  ])('home when the history entry holds %j', state => {
    expect(returnPath(state)).toBe('/');
  });

  test('nowhere else, read as a browser would read it', () => {
    const site = 'https://salone.example';
    for (const from of ['/\t/x', '/\\x', '//x', '/.//x', '/ok', '/a/../b', '/%2F/x', '/\\\\x', '/\u0000/x'])
      expect(new URL(returnPath({ from }), site).origin, from).toBe(site);
  });
});
