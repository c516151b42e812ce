import { expect, test } from 'vitest';
import { marioComesAndGoes } from '../../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';

const { site, visit } = setStage();

test('who has not come for years is looked at, erased by a press, and by itself from then on', async () => {
  await marioComesAndGoes(site());
  site().clock.moveTo('2030-01-08T08:00:00+01:00');
  const page = await visit('/admin/settings?scheda=dati', { as: site().salone, viewport: phone });
  const { mario } = site();
  const since = page.getByRole('combobox', { name: 'Non viene da più di' });
  await since.selectOption({ label: '5 anni' });
  await page.getByText(/^Nessuno: tutti sono venuti/).waitFor();
  await since.selectOption({ label: '2 anni' });
  await page.getByText('ultimo appuntamento: 12 gennaio 2027').waitFor();
  await expectInOrder(page, [phone, tablet, desk]);
  await page.getByRole('switch', { name: /^Da ora in poi cancella da solo/ }).tap();
  await expectToast(page, 'Impostazioni aggiornate');
  await page.getByText('Ora il programma cancella da solo chi non viene da più di 2 anni.').waitFor();
  await page.getByRole('button', { name: 'Cancella questo cliente' }).tap();
  await page.getByRole('alertdialog', { name: 'Cancellare i dati di 1 cliente?' }).waitFor();
  await page.getByRole('button', { name: 'Sì, cancella' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Dati cancellati', '1 cliente in meno');
  await page
    .getByText(/^Nessuno: tutti sono venuti/)
    .and(page.locator(':focus'))
    .waitFor();
  expect(await site().store.users.find(mario.id)).toBeUndefined();
});
