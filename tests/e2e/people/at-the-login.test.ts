import { expect, test } from 'vitest';
import { fill, submit } from '../account/auth-steps.ts';
import { expectInOrder, expectToast, phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

test('a reset without proof is no success: it says that nothing has changed, and stays, whoever it was for', async () => {
  const page = await visit('/auth?scheda=reimposta', { viewport: phone });
  const typed = { 'Nuova password': 'novella', 'Conferma nuova password': 'novella' };
  const pending = page.getByRole('status').getByText(/^La password non è ancora cambiata\. .* chiama 0/);
  for (const name of ['lucia', 'nessuno']) {
    await page.goto('/auth?scheda=reimposta');
    await fill(page, { ...typed, 'Nome utente': name });
    await submit(page).click();
    await expectToast(page, 'Richiesta ricevuta');
    await pending.waitFor();
  }
  expect(await page.locator('.lucide-circle-check').count()).toBe(0);
  await page.getByRole('tab', { name: 'Registrati' }).click();
  await page.getByRole('tab', { name: 'Accedi' }).click();
  await pending.waitFor();
  await expectInOrder(page);
});

test('a guest who follows a link to a service is told which one they are about to book', async () => {
  const page = await visit(`/booking?servizio=${site().colore.id}`);
  await page.waitForURL('/auth');
  await page.getByRole('status').getByText('Stai prenotando: Colore', { exact: true }).waitFor();
});

test('after a logout nobody is told that they will be led back; after a session that ended they are', async () => {
  const page = await visit('/appointments', { as: site().mario });
  const told = page.getByText('poi riprendi da qui');
  await page.getByRole('button', { name: 'Menu di Mario Rossi' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/auth');
  await expectToast(page, 'Logout effettuato');
  await page.getByRole('tab', { name: 'Accedi' }).waitFor();
  expect(await told.count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prenota' }).click();
  await told.waitFor();
});
