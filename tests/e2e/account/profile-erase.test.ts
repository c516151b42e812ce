import { describe, expect, test } from 'vitest';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, screens, setStage, tablet } from '../stage.ts';

const { site, visit } = setStage();

describe.each(screens)('who wants to be forgotten %s', (_, viewport) => {
  test('reads what happens, gives the password, and is a guest who is told', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/profile', { as: site().mario, viewport });
    const open = page.getByRole('link', { name: 'Cancella il mio account' });
    if (viewport === phone) await open.tap();
    else {
      await open.focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: /^Cancelliamo \d+ appuntament/ }).waitFor();
    expect(await page.evaluate('document.activeElement?.tagName')).toBe('H1');
    await expectInOrder(page, [phone, tablet, desk]);
    const confirm = page.getByRole('button', { name: /^Cancella l’account e/ });
    const password = page.getByLabel('Password corrente');
    await password.fill('sbagliata');
    await confirm.click();
    await page.getByText('La password corrente non è corretta').waitFor();
    expect(await page.evaluate('document.activeElement?.getAttribute("name")')).toBe('currentPassword');
    await password.fill('mario');
    if (viewport === phone) await confirm.tap();
    else await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Account cancellato' }).waitFor();
    await page.getByText(/i tuoi 2 appuntamenti sono cancellati e il salone lo sa/).waitFor();
    await expectInOrder(page, [phone, tablet, desk]);
    await page.getByRole('link', { name: 'Torna alla Home' }).click();
    await page.waitForURL(url => url.pathname === '/');
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await page.goBack();
    await page.getByRole('heading', { name: 'Account cancellato' }).waitFor();
    expect(await page.getByText('Mario').count()).toBe(0);
  });
});

test('the shop erases somebody on their card, and names nobody any more', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/admin?scheda=clienti', { as: site().salone, viewport: tablet });
  await page.getByRole('button', { name: 'Scheda di Mario Rossi' }).tap();
  await page.getByRole('button', { name: 'Cancella i suoi dati' }).tap();
  await page.getByRole('dialog', { name: 'Cancellare i dati di Mario Rossi?' }).waitFor();
  await page.getByRole('heading', { name: /^Cancelliamo/ }).waitFor();
  await expectInOrder(page, [phone, desk]);
  const confirm = page.getByRole('button', { name: /^Cancella i dati e/ });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Dati cancellati', 'Mario Rossi');
  await page.getByRole('button', { name: 'Scheda di Lucia Verdi' }).waitFor();
  await page.getByRole('button', { name: 'Scheda di Mario Rossi' }).waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Clienti, in ordine di nome' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('tab', { name: 'Appuntamenti' }).tap();
  await page.getByText('Cliente cancellato').first().waitFor();
});
