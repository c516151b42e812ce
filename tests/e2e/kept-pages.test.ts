import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leavePage, takePage, type Used } from './pages/kept-pages.ts';
import { desk, phone, setStage } from './stage.ts';

const { site, visit } = setStage();

/** Takes a page that no other story is given. */
async function taker(): Promise<() => Promise<Used>> {
  const browser = (await visit('/')).context().browser();
  if (browser === null) throw new Error('no browser');
  const options = { baseURL: site().origin, serviceWorkers: 'block' as const, viewport: desk };
  return () => takePage(browser, 'kept pages', options, () => Promise.resolve());
}

const stateOf = async (page: Page) => ({
  text: await page.innerText('body'),
  inPage: await page.evaluate(`({
    stored: [localStorage.length, sessionStorage.length, document.cookie],
    shown: [innerWidth, matchMedia('print').matches, matchMedia('(prefers-color-scheme: dark)').matches],
    online: navigator.onLine,
  })`),
  cookies: await page.context().cookies(),
  permission: await page.evaluate(
    `navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state)`,
  ),
  pages: page.context().pages().length,
});

test('a page that is kept has nothing of the story before', async () => {
  const take = await taker();
  const used = await take();
  const { page, context } = used;
  await page.goto('/robots.txt');
  const before = await stateOf(page);
  let heard = 0;
  page.on('console', () => {
    heard += 1;
  });
  context.on('request', () => {
    heard += 1;
  });
  await page.evaluate(`localStorage.a = sessionStorage.a = document.cookie = 'a=1'`);
  await context.addCookies([{ name: 'b', value: '2', url: site().origin, httpOnly: true }]);
  await context.grantPermissions(['geolocation']);
  await page.route('**/robots.txt', call => call.fulfill({ body: 'of the page' }));
  await context.route('**/robots.txt', call => call.fulfill({ body: 'of the context' }));
  await page.setViewportSize(phone);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await context.newPage();
  await context.setOffline(true);
  expect(await stateOf(page)).not.toMatchObject({ inPage: { online: true } });
  await leavePage(used);

  const again = await take();
  expect(again.page).toBe(page);
  heard = 0;
  await page.goto('/robots.txt');
  await page.evaluate('console.log(1)');
  expect(await stateOf(page)).toEqual(before);
  expect(heard).toBe(0);
  await context.close();
});

test('a page on which something was done that cannot be taken back is closed', async () => {
  const take = await taker();
  const spoilers: ((page: Page) => Promise<unknown>)[] = [
    page => page.addInitScript('window.left = 1'),
    page => page.context().addInitScript('window.left = 1'),
    page => page.exposeBinding('left', () => 1),
    page => page.clock.install(),
    page => page.close(),
  ];
  for (const spoil of spoilers) {
    const used = await take();
    await spoil(used.page);
    await leavePage(used);
    expect(used.page.isClosed()).toBe(true);
  }
});
