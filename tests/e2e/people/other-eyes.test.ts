import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { walk } from '../booking/booking-steps.ts';
import { phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

/** The ground and the edges of what is drawn for a control. */
const look = (control: Locator): Promise<string> =>
  control.evaluate(node => {
    const window = globalThis as unknown as { getComputedStyle(node: unknown): Record<string, string> };
    const { backgroundColor, borderBottomColor } = window.getComputedStyle(node);
    return `${backgroundColor} ${borderBottomColor}`;
  });

const label = (page: Page, name: RegExp | string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) });

describe('with the system’s few colours', () => {
  test('what is chosen on each step is told apart, and so are tabs and switches', async () => {
    const page = await visit('/', { as: site().mario, forcedColors: 'active', ownClock: true });
    const pairs: Record<string, [chosen: Locator, other: Locator]> = {
      stylist: [label(page, 'Nessuna preferenza'), label(page, 'Anna Bianchi')],
      date: [
        page.getByRole('button', { name: /selezionato$/ }),
        page.getByRole('button', { name: /^giovedì 7 gennaio 2027/ }),
      ],
      time: [label(page, /, 10:30$/), label(page, /, 10:45$/)],
      confirm: [label(page, 'Come il telefono'), label(page, 'Scuro')],
    };
    const looks: Record<string, string[]> = {};
    await walk(page, async step => {
      looks[step] = await Promise.all((pairs[step] ?? []).map(look));
    });
    for (const step of Object.keys(pairs)) expect(new Set(looks[step]).size, step).toBe(2);
    await page.goto('/appointments');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Prossimi').waitFor();
    expect(await look(tab('Prossimi'))).not.toBe(await look(tab('Passati')));
  });
});

test('what is on the screen of a booking is on the paper', async () => {
  const page = await visit('/', { as: site().mario, ownClock: true });
  const shown: Record<string, () => Locator> = {
    service: () => page.getByRole('heading', { name: 'Taglio uomo' }),
    stylist: () => label(page, 'Anna Bianchi'),
    date: () => page.getByRole('button', { name: /selezionato$/ }),
    time: () => label(page, /, 10:30$/),
  };
  await walk(page, async step => {
    await page.emulateMedia({ media: 'print' });
    const there = shown[step];
    if (there) await there().waitFor();
    await page.getByRole('region', { name: 'Riepilogo' }).getByText('Taglio uomo').waitFor();
    await page.emulateMedia({ media: 'screen' });
  });
});

test('a picture whose file is gone gives way to its category’s drawing', async () => {
  await site().store.services.changeImage(site().taglio.id, '/pictures/gone.webp');
  const page = await visit('/privacy', { viewport: phone });
  await page.route('**/pictures/**', route => route.fulfill({ contentType: 'image/webp', body: 'gone' }));
  await page.goto('/services');
  const card = page.getByRole('article').filter({ hasText: 'Taglio uomo' });
  await card.locator('svg use').waitFor({ state: 'attached' });
  expect(await card.locator('img').count()).toBe(0);
});
