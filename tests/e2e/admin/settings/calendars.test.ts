import { describe, expect, test } from 'vitest';
import { book } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';

const { site, visit } = setStage();

const path = '/admin/settings?scheda=calendari';

describe.each([
  ['on a phone', phone],
  ['on a tablet', tablet],
  ['at a desk, with the keyboard', desk],
] as const)('a calendar for outside %s', (_, viewport) => {
  test('is made for a stylist, read by a program, and revoked', async () => {
    const { mario, taglio, anna } = site();
    await book(site(), { by: mario, service: taglio, stylist: anna, date: '2027-01-07', time: '10:00' });
    const page = await visit(path, { as: site().salone, viewport });
    const press = async (name: string) => {
      const what = page.getByRole('button', { name }).last();
      if (viewport !== desk) return what.tap();
      await what.focus();
      await page.keyboard.press('Enter');
    };
    await page.getByText('Nessun indirizzo creato.').waitFor();
    await expectInOrder(page);
    await press('Crea un indirizzo');
    await page.getByLabel('Quali appuntamenti').selectOption({ label: 'Anna Bianchi' });
    await expectInOrder(page);
    await press('Crea l’indirizzo');
    const dialog = page.getByRole('dialog', { name: 'Ecco l’indirizzo' });
    await dialog.getByRole('img', { name: 'Codice QR del calendario' }).waitFor();
    await expectInOrder(page);
    const url = await dialog.getByLabel('Link').inputValue();
    const link = dialog.getByRole('link', { name: 'Apri nel calendario di questo dispositivo' });
    expect(await link.getAttribute('href')).toBe(url.replace(/^https?:/, 'webcal:'));
    const read = async () => (await site().browser().fetch(new URL(url).pathname)).text();
    expect(await read()).toContain('SUMMARY:Taglio uomo\\, Mario');
    await press('Chiudi');
    await page.getByText('Appuntamenti di Anna Bianchi').waitFor();
    await expectInOrder(page);
    await press('Revoca l’indirizzo: Appuntamenti di Anna Bianchi, creato il 5 gennaio 2027 alle 08:00');
    const question = page.getByRole('alertdialog', {
      name: 'Revocare l’indirizzo di «Appuntamenti di Anna Bianchi»?',
    });
    await expectInOrder(page);
    await question.getByRole('button', { name: 'Revoca' }).click();
    await expectToast(page, 'Indirizzo revocato');
    await page.getByText('Nessun indirizzo creato.').waitFor();
    expect(await read()).not.toContain('VCALENDAR');
  });
});

test('that cannot be made is told, and the choice stays', async () => {
  const page = await visit(path, { as: site().salone, viewport: phone });
  await page.getByRole('button', { name: 'Crea un indirizzo' }).tap();
  const whose = page.getByLabel('Quali appuntamenti');
  await whose.selectOption({ label: 'Anna Bianchi' });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).tap();
  await expectToast(page, 'Errore', 'Il server non risponde');
  await page.context().setOffline(false);
  expect(await whose.locator('option:checked').innerText()).toBe('Anna Bianchi');
  await page.getByRole('button', { name: 'Crea l’indirizzo' }).tap();
  await page.getByRole('dialog', { name: 'Ecco l’indirizzo' }).waitFor();
});
