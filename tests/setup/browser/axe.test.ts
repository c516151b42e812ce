import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { launchBrowser } from './browser.ts';

describe('the accessibility check', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  /** A page under a content policy that forbids every script, with the policy's own complaints collected. */
  async function open(body: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', message => complaints.push(message.text()));
    await page.route('**/*', route =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'none'; style-src 'none'; script-src 'none'" },
        body: `<!doctype html><html lang="it"><title>Salone</title><body><main><h1>Salone</h1>${body}</main></body></html>`,
      }),
    );
    await page.goto('http://salone.test/');
    return { page, complaints };
  }

  test('names the element and the rule of a violation under a strict content policy', async () => {
    const { page } = await open('<input type="text" id="phone">');
    expect(await accessibilityViolations(page)).toEqual([expect.stringMatching(/^label: .*#phone/)]);
  });

  test('finds nothing on a good page, twice, and does not break its content policy', async () => {
    const { page, complaints } = await open(
      '<label for="phone">Telefono</label><input type="text" id="phone">',
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
