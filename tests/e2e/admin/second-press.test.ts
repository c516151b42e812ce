import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage, tablet } from '../stage.ts';

const { site, visit } = setStage();

/** In one go: the page cannot be drawn between them. */
async function pressAtOnce(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  const handles = await Promise.all(buttons.map(button => button.elementHandle()));
  await page.evaluate(pressed => {
    for (const button of pressed) (button as unknown as { click(): void } | null)?.click();
  }, handles);
}

const open = (path: string) => visit(path, { as: site().salone, viewport: tablet });

test('two days on are two, however fast they are pressed', async () => {
  const page = await open('/admin?vista=giorno');
  const next = page.getByRole('button', { name: 'Giorno successivo' });
  await pressAtOnce(page, next, next);
  await page.getByRole('heading', { name: 'Giovedì 7 gennaio 2027' }).waitFor();
});

test('the day after today is pressed in one go, whatever day is shown', async () => {
  const page = await open('/admin?vista=giorno&giorno=2027-03-16');
  const button = (name: string) => page.getByRole('button', { name });
  await pressAtOnce(page, button('Oggi'), button('Giorno successivo'));
  await page.getByRole('heading', { name: 'Mercoledì 6 gennaio 2027' }).waitFor();
});

test('two months back are two in the figures', async () => {
  const page = await open('/admin/statistics');
  const before = page.getByRole('button', { name: 'Periodo prima' });
  await pressAtOnce(page, before, before);
  await page.getByText('Novembre 2026', { exact: true }).waitFor();
});

test('who is expected is shown two days on, and back no further than today', async () => {
  const page = await open('/admin/notices');
  const button = (name: string) => page.getByRole('button', { name });
  const after = button('Giorno dopo');
  await pressAtOnce(page, after, after);
  await page.getByRole('heading', { name: 'Venerdì 8 gennaio' }).waitFor();
  const before = button('Giorno prima');
  await pressAtOnce(page, ...Array.from({ length: 9 }, () => before));
  await page.getByRole('heading', { name: 'Martedì 5 gennaio' }).waitFor();
  expect(await before.isDisabled()).toBe(true);
});
