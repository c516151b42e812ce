import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';

describe('the browser for tests', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('opens a page and runs its script', async () => {
    const page = await browser.newPage();
    await page.goto(
      'data:text/html,<title>Salone</title><p id=a></p><script>a.textContent = "Buongiorno"</script>',
    );
    expect(await page.title()).toBe('Salone');
    expect(await page.textContent('p')).toBe('Buongiorno');
    await page.close();
  });

  test('keeps web security switched on', async () => {
    const foreign = createServer((_, reply) => reply.end('not yours')).listen(0, '127.0.0.1');
    const home = createServer((_, reply) => reply.end('<!doctype html>')).listen(0, '127.0.0.1');
    await Promise.all([once(foreign, 'listening'), once(home, 'listening')]);
    const page = await browser.newPage();
    await page.goto(addressOf(home));
    const read = page.evaluate(url => fetch(url).then(reply => reply.text()), addressOf(foreign));
    await expect(read).rejects.toThrow('Failed to fetch');
    await page.close();
    foreign.close();
    home.close();
  });
});

function addressOf(server: ReturnType<typeof createServer>): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
}
