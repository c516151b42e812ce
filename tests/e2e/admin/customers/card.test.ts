import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editUser, seeUser } from '../../../../adapters/http/contract/users.ts';
import { book, marioComesAndGoes } from '../../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, handhelds, holdBack, phone, screens, setStage } from '../../stage.ts';
import { customersOn } from '../admin-steps.ts';

const { site, visit } = setStage();

async function openCard(options: Parameters<typeof visit>[1] = {}) {
  const at = `/admin?scheda=clienti&cliente=${site().mario.id}`;
  const page = await visit(at, { as: site().salone, ...options });
  const { dialog } = customersOn(page);
  const notes = dialog.getByRole('textbox', { name: /^Note private/ });
  await notes.waitFor();
  return {
    ...{ page, dialog, notes },
    save: dialog.getByRole('button', { name: 'Salva le note' }),
    byPhone: dialog.getByRole('switch', { name: /^Solo per telefono/ }),
  };
}

async function asAnna() {
  const browser = site().browser();
  await browser.logIn(site().anna);
  const params = { id: site().mario.id };
  return {
    note: (staffNotes: string) => browser.call(editUser, { params, body: { staffNotes } }),
    see: () => browser.call(seeUser, { params }),
  };
}

describe.each([...handhelds, screens[1]])('the card of a customer %s', (_, viewport) => {
  test('says how to reach them, when they come, what came of it, and keeps what the shop must remember', async () => {
    await marioComesAndGoes(site());
    const { page, dialog, notes, save, byPhone } = await openCard({ viewport });
    await dialog.getByText('le legge solo il salone').waitFor();
    await dialog.getByRole('link', { name: '0551234567' }).waitFor();
    expect(await dialog.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0);
    await dialog.getByRole('region', { name: 'Prossimo' }).getByText('Ven 8 gennaio 2027, 10:30').waitFor();
    const figures = await dialog.getByLabel('Finora').innerText();
    const told =
      /^Volte in salone 2 Non venuto 0 Incasso 28,00 € L’ultima volta, 15 dicembre 2026 .+ con Bruno/;
    expect(figures.replace(/\s+/g, ' ')).toMatch(told);
    await notes.fill('Macchinetta 1 ai lati.\nPelle sensibile.');
    await expectInOrder(page);
    await save.click();
    await expectToast(page, 'Note salvate');
    await notes.and(page.locator(':focus')).waitFor();
    expect(await save.count()).toBe(0);
    await byPhone.press('Space');
    await expectToast(page, 'Solo per telefono');
    expect(await (await asAnna()).see()).toMatchObject({
      ...{ staffNotes: 'Macchinetta 1 ai lati.\nPelle sensibile.', onlineBooking: false },
    });
    await page.reload();
    await expect.poll(() => notes.inputValue()).toContain('Pelle sensibile.');
    expect(await byPhone.isChecked()).toBe(true);
    await expectInOrder(page);
  });
});

test('the next appointment is moved from the card', async () => {
  const { mario, anna, taglio } = site();
  await book(site(), { by: mario, service: taglio, stylist: anna, date: '2027-01-08', time: '10:00' });
  const { page, dialog } = await openCard();
  await dialog.getByRole('button', { name: /^Sposta Taglio uomo/ }).click();
  const moving = page.getByRole('dialog', { name: 'Sposta l’appuntamento' });
  await moving.getByRole('radio', { name: /, 11:00$/ }).check();
  await moving.getByRole('button', { name: 'Sposta qui' }).click();
  await dialog.getByRole('region', { name: 'Prossimo' }).getByText('Ven 8 gennaio 2027, 11:00').waitFor();
});

describe('notes that are typed', () => {
  test('outlive a closed card, a lost network and a session that ended', async () => {
    const { page, dialog, notes, save } = await openCard({ viewport: phone });
    await notes.fill('Doppia vertigine');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await customersOn(page).look('Mario Rossi').click();
    expect(await notes.inputValue()).toBe('Doppia vertigine');
    await page.context().setOffline(true);
    await save.click();
    await expectToast(page, 'Errore', 'Le note non sono salvate: Il server non risponde.');
    // Once it has a network again the page asks for what may have changed, and is told that nobody is logged in.
    await page.context().clearCookies();
    await page.context().setOffline(false);
    const again = page.getByRole('dialog', { name: 'Accedi di nuovo' });
    await again.getByLabel('Password', { exact: true }).fill('salone');
    await page.keyboard.press('Enter');
    await again.waitFor({ state: 'detached' });
    expect(await notes.inputValue()).toBe('Doppia vertigine');
    await save.click();
    await expectToast(page, 'Note salvate');
    expect((await (await asAnna()).see()).staffNotes).toBe('Doppia vertigine');
  });

  test('are not saved over another’s before these were read', async () => {
    const { page, dialog, notes, save } = await openCard();
    await notes.fill('Le mie');
    const anna = await asAnna();
    await anna.note('Quelle di Anna');
    await save.click();
    await dialog.getByText('Nel frattempo qualcun altro ha cambiato le note').waitFor();
    await dialog.getByText('Quelle di Anna').waitFor();
    expect([await notes.inputValue(), (await anna.see()).staffNotes]).toEqual(['Le mie', 'Quelle di Anna']);
    await expectInOrder(page);
    await save.click();
    await expectToast(page, 'Note salvate');
    expect((await anna.see()).staffNotes).toBe('Le mie');
  });

  test('while others are being saved are still there to be saved, and nobody else is blamed', async () => {
    const { page, dialog, notes, save, byPhone } = await openCard();
    const goOn = await holdBack(page, '**/api/users/*');
    await notes.fill('Ciuffo lungo');
    await save.click();
    await notes.press('End');
    await page.keyboard.type(', mai la lacca');
    goOn('continue');
    await expectToast(page, 'Note salvate');
    expect(await notes.inputValue()).toBe('Ciuffo lungo, mai la lacca');
    const anna = await asAnna();
    expect((await anna.see()).staffNotes).toBe('Ciuffo lungo');
    await save.click();
    await save.waitFor({ state: 'detached' });
    expect((await anna.see()).staffNotes).toBe('Ciuffo lungo, mai la lacca');
    expect(await dialog.getByText('Nel frattempo').count()).toBe(0);
    const sent: (string | null)[] = [];
    page.on('request', request => request.method() === 'PUT' && sent.push(request.postData()));
    const goOnAgain = await holdBack(page, '**/api/users/*');
    await byPhone.press('Space');
    await byPhone.press('Space');
    goOnAgain('continue');
    await expect.poll(() => sent).toEqual(['{"onlineBooking":false}', '{"onlineBooking":true}']);
  });

  test('that are too long are refused beside them', async () => {
    const { dialog, notes, save } = await openCard();
    await notes.fill('a'.repeat(1001));
    await save.click();
    await dialog.getByText('Le note private non possono avere più di 1.000 caratteri').waitFor();
    expect(await notes.inputValue()).toHaveLength(1001);
  });
});

test('a copy of what is stored is handed over from it, and a link to nobody says so', async () => {
  const { page, dialog } = await openCard();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica i suoi dati' }).click();
  expect((await saved).suggestedFilename()).toBe(`dati-cliente-${site().mario.id}.json`);
  await expectToast(page, 'Copia scaricata', 'Contiene anche le note private');
  await page.goto('/admin?scheda=clienti&cliente=4711');
  await page.getByText('Il cliente di questo link non c’è più').waitFor();
  await expectInOrder(page);
});

describe('somebody whose bookings are taken by telephone alone', () => {
  const takeOffline = async () => {
    const browser = site().browser();
    await browser.logIn(site().salone);
    const params = { id: site().mario.id };
    await browser.call(editUser, { params, body: { onlineBooking: false } });
  };
  const sentence = (page: Page) => page.getByText('Prenota con una telefonata');

  test.each(screens)('is given the number in place of the steps, %s', async (__, viewport) => {
    await takeOffline();
    const page = await visit('/booking', { as: site().mario, viewport });
    await sentence(page).waitFor();
    expect(await page.getByRole('link', { name: /^Chiama \d/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(await page.getByRole('button', { name: 'Continua' }).count()).toBe(0);
    await expectInOrder(page);
  });
});

test('every access of a customer is closed from it, or taken away for good, after a question', async () => {
  const mario = site().browser();
  await mario.logIn(site().mario);
  const { page, dialog } = await openCard({ viewport: phone });
  const names = await dialog.getByRole('button').allInnerTexts();
  const takings = ['Togli l’accesso', 'Cancella i suoi dati'];
  expect(names.slice(names.indexOf('Scarica i suoi dati') + 1).slice(0, 2)).toEqual(takings);
  await dialog.getByRole('button', { name: 'Modifica' }).click();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await dialog.getByRole('button', { name: 'Chiudi i suoi accessi' }).click();
  await dialog.getByText('Chiudere tutti gli accessi?').waitFor();
  await expectInOrder(page);
  await page.keyboard.press('Escape');
  expect((await mario.fetch('/api/user')).status).toBe(200);
  await dialog.getByRole('button', { name: 'Chiudi i suoi accessi' }).click();
  await dialog.getByRole('button', { name: 'Sì, chiudi gli accessi' }).click();
  await expectToast(page, 'Accessi chiusi');
  expect((await mario.fetch('/api/user')).status).toBe(401);
  await mario.logIn(site().mario);
  await dialog.getByRole('button', { name: 'Togli l’accesso' }).click();
  await dialog.getByText('Togliere l’accesso al sito?').waitFor();
  await expectInOrder(page);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await dialog.getByRole('button', { name: 'Togli l’accesso' }).click();
  await dialog.getByRole('button', { name: 'Sì, togli l’accesso' }).click();
  await expectToast(page, 'Accesso tolto');
  expect((await mario.fetch('/api/user')).status).toBe(401);
  await page.getByText('Mario Rossi').first().waitFor();
});
