import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, handhelds, setStage } from '../stage.ts';
import { customersOn, register } from './admin-steps.ts';

const { site, visit } = setStage();
const path = '/admin?scheda=clienti';

async function openCustomers(at = path, options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(at, { as: site().salone, ...options });
  const customers = customersOn(page);
  await customers.search.waitFor();
  return { page, customers };
}

describe.each(handhelds)('the customers %s', (_, viewport) => {
  test('are handed a link once they are recognised', async () => {
    const { page, customers } = await openCustomers(path, { viewport });
    await customers.look('Mario Rossi').click();
    await customers.press('Link di reimpostazione');
    await customers.dialog.getByText('Riconosci la persona che hai davanti?').waitFor();
    await expectInOrder(page);
    await customers.press('Sì, crea il link');
    await customers.dialog.getByText('Vale fino alle 08:15').waitFor();
    await customers.dialog.getByRole('img').waitFor();
    await customers.dialog.getByText(`si scrive il nome utente: ${site().mario.username}`).waitFor();
    await expectInOrder(page);
    const link = await customers.field('Link').inputValue();
    expect(link).toMatch(/^http:\/\/salone\.example\/auth#reimposta=.{20,}$/);
    expect(await scanned(page)).toBe(link);
  });
});

/** What a camera reads. */
async function scanned(page: Page): Promise<string> {
  const picture = await page.getByRole('img', { name: 'Codice QR del link di reimpostazione' }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

describe('the link', () => {
  async function linkForMario(options: Parameters<typeof visit>[1] = {}) {
    const opened = await openCustomers(path, options);
    await opened.customers.look('Mario Rossi').click();
    await opened.customers.press('Link di reimpostazione');
    await opened.customers.press('Sì, crea il link');
    return opened;
  }

  test('is copied with one press and sets the password', async () => {
    const { page, customers } = await linkForMario({ permissions: ['clipboard-read', 'clipboard-write'] });
    await customers.press('Copia il link');
    await customers.dialog.getByText('Link copiato').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toBe(await customers.field('Link').inputValue());
    const mario = await visit(link.replace('http://salone.example', ''));
    await mario.getByRole('heading', { name: 'Reimposta Password' }).waitFor();
  });

  test('that cannot be copied is selected', async () => {
    const { page, customers } = await linkForMario();
    await customers.field('Link').waitFor();
    await page.evaluate(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
    await customers.press('Copia il link');
    await customers.dialog.getByText(/copialo a mano/).waitFor();
    expect(await page.evaluate<string>('getSelection().toString()')).toContain('#reimposta=');
  });

  test('that could not be made is told, and can be asked for again', async () => {
    const { page, customers } = await openCustomers();
    await customers.look('Mario Rossi').click();
    await customers.press('Link di reimpostazione');
    await page.context().setOffline(true);
    await customers.press('Sì, crea il link');
    await expectToast(page, 'Errore', 'Impossibile creare il link: Il server non risponde.');
    await page.context().setOffline(false);
    await customers.press('Sì, crea il link');
    await customers.field('Link').waitFor();
  });

  test('is not offered for a stylist, and backing out leads to the customer again', async () => {
    await register(site(), { username: 'carla', firstName: 'Carla', lastName: 'Arte', isStylist: true });
    const { page, customers } = await openCustomers();
    await customers.look('Carla Arte').click();
    await customers.dialog.getByText('Nessun appuntamento, finora.').waitFor();
    expect(await customers.dialog.getByRole('button', { name: 'Link di reimpostazione' }).count()).toBe(0);
    await expectInOrder(page);
    await page.keyboard.press('Escape');
    await customers.look('Mario Rossi').click();
    await customers.press('Link di reimpostazione');
    await customers.press('Annulla');
    await customers.dialog.getByRole('heading', { name: 'Appuntamenti' }).waitFor();
  });
});
