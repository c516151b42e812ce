import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, setStage } from '../stage.ts';
import { fill, submit } from './auth-steps.ts';

const stage = setStage();

async function askWithoutProof(page: Page) {
  await fill(page, {
    'Nome utente': 'lucia',
    'Nuova password': 'novella',
    'Conferma nuova password': 'novella',
  });
  await submit(page).click();
}

test('that a password has not changed yet is shown once after each request, and the reader may go on', async () => {
  const page = await stage.visit('/auth?scheda=reimposta', { viewport: phone });
  const pending = page.getByText(/^La password non è ancora cambiata/);
  const expectAtTop = () =>
    expect.poll(async () => (await pending.boundingBox())?.y ?? 1_000).toBeLessThan(150);
  await askWithoutProof(page);
  await expectAtTop();
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  await page.getByRole('tab', { name: 'Registrati' }).click();
  await page.getByLabel('Conferma password').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  await page.getByRole('tab', { name: 'Accedi' }).click();
  await page.getByRole('button', { name: 'Password dimenticata?' }).click();
  await page.getByRole('heading', { level: 2, name: 'Reimposta Password' }).waitFor();
  expect(await pending.count()).toBe(0);
  await askWithoutProof(page);
  await expectAtTop();
});
