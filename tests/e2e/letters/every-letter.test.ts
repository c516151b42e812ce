import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../adapters/http/contract/calls.ts';
import { letterKinds } from '../../../core/letters/letter-kinds.ts';
import { accessibilityViolations } from '../../setup/browser/axe.ts';
import { launchBrowser } from '../../setup/browser/browser.ts';
import { openSite } from '../running-site.ts';

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), openSite()]);
  page = await browser.newPage();
});
afterAll(() => Promise.all([browser.close(), site.close()]));

/** A telephone, and a mailbox at a desk. */
const widths = [360, 700];

/** Landmarks are those of the mail program around it. */
const ofAPage = /^(landmark-one-main|region):/;

test('every letter is whole and accessible on a phone and at a desk, light and dark, and asks for nothing from outside', async () => {
  const staff = site.browser();
  await staff.logIn(site.salone);
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  for (const kind of letterKinds) {
    const { html } = await staff.call(calls.seePreview, { params: { kind } });
    for (const width of widths)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.setContent(html);
        const where = `${kind}, ${width} pixels, ${colorScheme}`;
        const found = await accessibilityViolations(page);
        expect(
          found.filter(line => !ofAPage.test(line)),
          where,
        ).toEqual([]);
        const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate<number>(overhang), where).toBe(0);
      }
  }
  expect(asked).toEqual([]);
});
