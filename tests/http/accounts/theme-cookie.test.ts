import { expect, onTestFinished, test } from 'vitest';
import { cookiesOfTheme } from '../../../adapters/http/contract/theme.ts';
import { openShop } from '../running-shop.ts';

test('the cookie of chosen colours is of this very host on https, and goes with the choice', () => {
  expect(cookiesOfTheme('dark', true)).toEqual([
    '__Host-salone.tema=dark; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    'salone.tema=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
  expect(cookiesOfTheme('system', false)).toEqual(['salone.tema=system; Max-Age=0; Path=/; SameSite=Lax']);
});

test.each([
  ['__Host-salone.tema=dark; salone.tema=light', 'dark'],
  ['salone.tema=light', 'light'],
  ['salone.tema=rosa', undefined],
])('a page of who sends %s is drawn in %s', async (cookie, colours) => {
  const drawn: unknown[] = [];
  const shop = await openShop('memory', ({ web }) => ({
    web: { ...web, render: page => (drawn.push(page.theme), web.render(page)) },
  }));
  onTestFinished(() => shop.close());
  await fetch(shop.origin, { headers: { cookie } });
  expect(drawn).toEqual([colours]);
});
