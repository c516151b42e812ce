import { expect, test } from 'vitest';
import { editUser } from '../../../adapters/http/contract/users.ts';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, setStage } from '../stage.ts';
import { calendarOn } from './admin-steps.ts';
import { servicesOn } from './services-steps.ts';

const { site, visit } = setStage();

test('a stylist who cannot be saved is told so, and nothing typed is lost', async () => {
  const page = await visit('/admin?scheda=stylist', { as: site().salone });
  await page.getByRole('button', { name: 'Modifica Bruno Conti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica Bruno Conti' });
  await dialog.getByLabel('Nome utente').fill('mario');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expectToast(page, 'Errore', 'Impossibile aggiornare lo stylist: Questo nome utente è già in uso');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expectToast(page, 'Errore', 'Impossibile aggiornare lo stylist: Il server non risponde.');
  expect(await dialog.getByLabel('Nome utente').inputValue()).toBe('mario');
});

test('a press beside a dialog closes it, but not over what was filled in', async () => {
  const page = await visit('/admin?scheda=servizi', { as: site().salone });
  const services = servicesOn(page);
  await services.add.click();
  await services.name.waitFor();
  await page.mouse.click(10, 400);
  await services.form.waitFor({ state: 'detached' });
  await services.add.click();
  await services.name.fill('Piega');
  await page.mouse.click(10, 400);
  await services.price.fill('22,50');
  expect(await services.name.inputValue()).toBe('Piega');
  await page.keyboard.press('Escape');
  await services.form.waitFor({ state: 'detached' });
});

test('a visit that is cancelled while it is looked at is said to be, and cannot be deleted any more', async () => {
  const { lucia: by, anna: stylist, colore: service } = site();
  const booked = await book(site(), { by, service, stylist, date: '2027-01-05', time: '10:00' });
  const page = await visit('/admin', { as: site().salone });
  await calendarOn(page)
    .visit(/^Lucia Verdi/)
    .click();
  const dialog = page.getByRole('dialog', { name: 'Lucia Verdi' });
  await dialog.getByRole('button', { name: 'Elimina' }).waitFor();
  await booked.cancel();
  await dialog.getByText('Nel frattempo questo appuntamento è stato cancellato.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Elimina' }).count()).toBe(0);
  await expectInOrder(page);
});

test('a stylist is edited beside what another administrator changes of them meanwhile', async () => {
  const page = await visit('/admin?scheda=stylist', { as: site().salone });
  await page.getByRole('button', { name: 'Modifica Bruno Conti' }).click();
  await page.getByRole('dialog').getByLabel('Cognome').fill('Conte');
  const { anna, bruno } = site();
  const admin = site().browser();
  await admin.logIn(anna);
  const { username, lastName, email, phone } = bruno;
  const body = { username, firstName: 'Brunello', lastName, email, phone };
  await admin.call(editUser, { params: { id: bruno.id }, body });
  const dialog = page.getByRole('dialog', { name: 'Modifica Brunello Conti' });
  await expect.poll(() => dialog.getByLabel('Nome', { exact: true }).inputValue()).toBe('Brunello');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expectToast(page, 'Stylist aggiornato');
  await page.getByRole('heading', { name: 'Brunello Conte' }).waitFor();
});

test('of several pictures that are dropped at once none is taken', async () => {
  const page = await visit('/admin?scheda=servizi', { as: site().salone });
  const services = servicesOn(page);
  await services.edit('Taglio uomo').click();
  await services.openUpload.click();
  expect(await services.file.getAttribute('accept')).toContain('image/jpeg');
  const dataTransfer = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const name of ['una.png', 'due.png']) transfer.items.add(new File(['x'], name, { type: 'image/png' }));
    return transfer;
  })()`);
  await services.upload.locator('label').dispatchEvent('drop', { dataTransfer });
  await services.trouble.getByText('Puoi caricare una sola immagine').waitFor();
  await services.upload.getByText('Trascina qui un’immagine').waitFor();
});

test('a picture whose sending breaks off is sent three times more before anybody is bothered', async () => {
  const page = await visit('/admin?scheda=servizi', { as: site().salone });
  const services = servicesOn(page);
  await services.edit('Taglio uomo').click();
  await services.openUpload.click();
  const tried: string[] = [];
  await page.context().route('**/api/objects/uploads/*', route => {
    tried.push(route.request().url());
    return route.abort();
  });
  await services.file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await services.send.click();
  await services.trouble
    .getByText('Il caricamento si è interrotto. Controlla la connessione e riprova.')
    .waitFor({ timeout: 30_000 });
  expect(tried).toHaveLength(4);
});

test('the search for customers says what it looks through, and their table what it shows', async () => {
  const page = await visit('/admin?scheda=clienti', { as: site().salone });
  await page.getByPlaceholder('Cerca per nome, email, telefono...').waitFor();
  const table = page.getByRole('table');
  await table.getByText('Mario Rossi').waitFor();
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['Nome Utente', 'Nome e Cognome', 'Email', 'Telefono', 'Azioni'],
  ]);
});
