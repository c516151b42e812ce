import { expect, test } from 'vitest';
import { marioComesAndGoes } from './appointments/appointments-steps.ts';
import { setStage } from './stage.ts';

const { site, visit } = setStage();

test('the next visit goes on paper dark on white, without anything to press', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/appointments', { as: site().mario, colorScheme: 'dark' });
  const ticket = page.getByRole('article').first();
  await ticket.getByText('Taglio uomo').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await ticket.getByText('Taglio uomo').isVisible()).toBe(true);
  for (const role of ['banner', 'contentinfo', 'tablist', 'button'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0);
  expect(await page.getByRole('main').getByRole('link').count()).toBe(0);
  await expect
    .poll(() => page.evaluate('getComputedStyle(document.querySelector("h1")).color'))
    .toBe('rgb(29, 27, 23)');
});
