import { describe, expect, test } from 'vitest';
import { archiveService, changeService } from '../../../adapters/http/contract/catalogue.ts';
import { serviceForm } from '../../../adapters/http/contract/forms/service-form.ts';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import { timesWording } from '../../../core/catalogue/times-wording.ts';
import { expectInOrder, expectToast, phone, setStage, tablet } from '../stage.ts';
import { askedIn } from './admin-steps.ts';
import { servicesOn } from './services-steps.ts';

const { site, visit } = setStage();

async function openServices(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit('/admin?scheda=servizi', { as: site().salone, ...options });
  const services = servicesOn(page);
  await services.add.waitFor();
  return { page, services };
}

async function asAdmin() {
  const admin = site().browser();
  await admin.logIn(site().salone);
  return admin;
}

describe('the price list', () => {
  test('stands by category, with minutes and exact prices', async () => {
    const { page, services } = await openServices();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Capelli',
      'Barba',
      'Trattamenti',
    ]);
    const colore = (await services.row('Colore').innerText()).replaceAll('\u00a0', ' ');
    expect(colore).toContain('55,00 €');
    expect(colore).toContain('90 minuti');
    await expectInOrder(page);
  });

  test('that is empty asks for its first service', async () => {
    const admin = await asAdmin();
    const { taglio, barba, colore } = site();
    for (const { id } of [taglio, barba, colore]) await admin.call(archiveService, { params: { id } });
    const page = await visit('/admin?scheda=servizi', { as: site().salone });
    const first = page.getByRole('button', { name: 'Aggiungi Primo Servizio' });
    await first.waitFor();
    await expectInOrder(page);
    await first.click();
    await page.getByRole('dialog', { name: 'Aggiungi Nuovo Servizio' }).waitFor();
  });

  test('that cannot be read says so and is read again on demand', async () => {
    const { page, services } = await openServices();
    await page.context().route('**/api/services', route => route.abort());
    await page.getByRole('tab', { name: 'Stylist' }).click();
    await page.getByRole('tab', { name: 'Servizi' }).click();
    await page.getByText('Quello che vedi potrebbe non essere aggiornato.').waitFor();
    expect(await services.row('Colore').isVisible()).toBe(true);
    await expectInOrder(page);
    await page.context().unroute('**/api/services');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Quello che vedi potrebbe non essere aggiornato.').waitFor({ state: 'detached' });
  });

  test('shows what another administrator changes, without a reload', async () => {
    const { services } = await openServices();
    const admin = await asAdmin();
    const { id } = site().taglio;
    await admin.call(changeService, {
      params: { id },
      body: { name: 'Taglio nuovo', category: 'Capelli', duration: 45, price: 2000, description: null },
    });
    await services.row('Taglio nuovo').waitFor();
  });

  test('takes what is typed into a service beside what another administrator changes of it meanwhile', async () => {
    const { page, services } = await openServices();
    await services.edit('Taglio uomo').click();
    await services.name.fill('Taglio corto');
    const admin = await asAdmin();
    const { id } = site().taglio;
    const changed = { category: 'Barba', duration: 75, price: 2050, description: null } as const;
    await admin.call(changeService, { params: { id }, body: { name: 'Taglio uomo', ...changed } });
    await expect.poll(() => services.price.inputValue()).toBe('20,50');
    await services.save.click();
    await expectToast(page, 'Servizio aggiornato');
    expect(await site().store.services.find(id)).toMatchObject({ name: 'Taglio corto', ...changed });
  });
});

describe('a new service', () => {
  test('is added with a price that has a comma', async () => {
    const { page, services } = await openServices({ viewport: phone });
    await services.add.click();
    await expectInOrder(page);
    expect(await askedIn(services.form), 'each field has its input').toEqual(
      Object.keys(serviceForm.shape).sort(),
    );
    await services.save.click();
    for (const sentence of [
      'Il nome del servizio è obbligatorio',
      'Scegli una categoria',
      'Il prezzo deve essere maggiore di 0',
    ])
      await services.form.getByText(sentence).last().waitFor();
    await expectInOrder(page);
    await services.name.fill('Piega');
    await services.form.getByLabel('Categoria').selectOption('Capelli');
    await services.price.fill('22,50');
    expect(await services.form.getByLabel('Durata').locator('option').allInnerTexts()).toEqual(
      [15, 30, 45, 60, 90, 120].map(minutes => `${minutes} minuti`),
    );
    await services.form.getByLabel('Durata').selectOption('60 minuti');
    await services.save.click();
    await expectToast(page, 'Servizio aggiunto');
    await services.row('Piega').getByText('22,50').waitFor();
    await services.row('Piega').getByText('60 minuti').waitFor();
  });

  test('that the server refuses or does not hear of is told, and nothing typed is lost', async () => {
    const { page, services } = await openServices();
    await services.add.click();
    await services.name.fill('Piega');
    await services.form.getByLabel('Categoria').selectOption('Capelli');
    await services.price.fill('22.5');
    await page.context().setOffline(true);
    await services.save.click();
    await expectToast(page, 'Errore', 'Impossibile aggiungere il servizio: Il server non risponde.');
    await page.context().setOffline(false);
    expect(await services.name.inputValue()).toBe('Piega');
    await services.save.click();
    await expectToast(page, 'Servizio aggiunto');
  });
});

describe('a service', () => {
  test('is given a posa and clean-up, which are folded away where there are none', async () => {
    const { page, services } = await openServices({ viewport: phone });
    await services.edit('Colore').click();
    const posa = services.form.getByLabel('Posa', { exact: true });
    await services.name.waitFor();
    expect(await posa.isVisible()).toBe(false);
    await services.form.getByText('Posa e riordino').click();
    await posa.selectOption('60 minuti');
    await services.form.getByLabel('Inizia dopo').selectOption('30 minuti');
    await services.form.getByLabel('Riordino').selectOption('15 minuti');
    await services.name.fill('');
    await services.save.click();
    await services.form.getByText(timesWording['processing-outside']).last().waitFor();
    await expectInOrder(page);
    await posa.selectOption('30 minuti');
    await services.save.click();
    await services.form.getByText(timesWording['processing-outside']).last().waitFor({ state: 'detached' });
    expect(await posa.isVisible()).toBe(true);
    await services.name.fill('Colore');
    await services.save.click();
    await expectToast(page, 'Servizio aggiornato');
    expect(await site().store.services.find(site().colore.id)).toMatchObject({
      ...{ processing: { after: 30, minutes: 30 }, cleanup: 15 },
    });
    await services.edit('Colore').click();
    await posa.waitFor();
    expect(await posa.inputValue()).toBe('30');
  });

  test('is changed, and keeps a duration outside the six', async () => {
    const long = await site().store.services.add({
      ...plainTimes,
      ...{ name: 'Sposa', category: 'Capelli', duration: 240, price: 15_000 },
      ...{ description: null, imageUrl: null },
    });
    const { page, services } = await openServices({ viewport: tablet });
    await services.edit('Sposa').click();
    expect(await services.price.inputValue()).toBe('150,00');
    await services.price.fill('160');
    await expectInOrder(page);
    await services.save.click();
    await expectToast(page, 'Servizio aggiornato');
    expect(await site().store.services.find(long.id)).toMatchObject({ duration: 240, price: 16_000 });
  });

  test('that has gone meanwhile cannot be changed, which is said', async () => {
    const { page, services } = await openServices();
    await services.edit('Colore').click();
    await (await asAdmin()).call(archiveService, { params: { id: site().colore.id } });
    await services.save.click();
    await expectToast(page, 'Errore', 'Impossibile aggiornare il servizio: Servizio non trovato');
  });

  test('is deleted after a question that names it', async () => {
    const { page, services } = await openServices();
    await services.remove('Colore').click();
    await page
      .getByRole('alertdialog', { name: 'Sei sicuro di voler eliminare il servizio "Colore"?' })
      .waitFor();
    await expectInOrder(page);
    await services.question.getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Servizio eliminato');
    await services.row('Colore').waitFor({ state: 'detached' });
  });

  test('stays when the server does not answer', async () => {
    const { page, services } = await openServices();
    await services.remove('Colore').click();
    await page.context().setOffline(true);
    await services.question.getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Errore', 'Impossibile eliminare il servizio: Il server non risponde.');
  });
});

test('a service is added, changed and deleted with the keyboard alone', async () => {
  const { page, services } = await openServices();
  const { keyboard } = page;
  await services.add.focus();
  await keyboard.press('Enter');
  await services.name.focus();
  await keyboard.type('Piega');
  await services.form.getByLabel('Categoria').focus();
  await keyboard.type('Cap');
  await services.price.focus();
  await keyboard.type('20');
  await keyboard.press('Enter');
  await expectToast(page, 'Servizio aggiunto');
  await services.form.waitFor({ state: 'detached' });
  expect(await page.locator(':focus').innerText()).toBe('Aggiungi Nuovo Servizio');
  await services.remove('Piega').focus();
  await keyboard.press('Enter');
  await services.question.getByRole('button', { name: 'Elimina' }).focus();
  await keyboard.press('Enter');
  await expectToast(page, 'Servizio eliminato');
  await services.row('Piega').waitFor({ state: 'detached' });
});
