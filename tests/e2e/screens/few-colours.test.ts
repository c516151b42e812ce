import { expect, test } from 'vitest';
import { desk, setStage } from '../stage.ts';
import { expectApart, lookAt, type Seen } from './seen.ts';

const { site, visit } = setStage();

test('with the system’s few colours the entry of a menu that the keyboard is at is told apart, and a button that cannot be pressed yet', async () => {
  const page = await visit('/booking', { viewport: desk, forcedColors: 'active', as: site().mario });
  const seen: Seen = new Map();
  await page.getByRole('button', { name: 'Continua' }).waitFor();
  await lookAt(page, seen);
  await page.getByRole('button', { name: 'Menu di Mario Rossi' }).press('Enter');
  await page.locator('[role="menuitem"][data-highlighted]').waitFor();
  await lookAt(page, seen);
  expectApart(seen, ['menu', 'button']);
});

test('what is said on the ground of a selection can be read there', async () => {
  const page = await visit('/booking', { viewport: desk, forcedColors: 'active', as: site().mario });
  await page.getByRole('button', { name: 'Seleziona Taglio uomo' }).click();
  await page.getByRole('button', { name: 'Continua' }).click();
  const note = page.getByText('Chi è libero', { exact: false });
  await note.waitFor();
  const [own, chosen] = await page.evaluate<[string, string]>(`(label => [
    getComputedStyle([...label.querySelectorAll('span')].at(-1)).color,
    getComputedStyle(label).color,
  ])(document.querySelector('main label:has(:checked)'))`);
  expect(own).toBe(chosen);
});
