import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToast, phone, screens, setStage } from '../stage.ts';
import { aWeekOfVisits, calendarOn, customersOn, listOn } from './admin-steps.ts';
import { servicesOn } from './services-steps.ts';

const { site, visit } = setStage();

/** Wraps every text, now and whenever another comes, as a browser's translator does. */
const translate = `(() => {
  const wrap = text => {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, font')) return;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  };
  const all = root => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  };
  all(document.body);
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) node.nodeType === 3 ? wrap(node) : node.nodeType === 1 && all(node);
  }).observe(document.body, { childList: true, subtree: true });
})()`;

async function openTranslated(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  await aWeekOfVisits(site());
  const page = await visit(path, { as: site().salone, ...options });
  await page.getByRole('tab', { selected: true }).waitFor();
  await page.evaluate(translate);
  return page;
}

test.each(screens)('a translated calendar turns, books and deletes %s', async (_, viewport) => {
  const page = await openTranslated('/admin?vista=giorno', { viewport });
  const calendar = calendarOn(page);
  for (const name of ['Giorno successivo', 'Giorno precedente', 'Oggi'])
    await page.getByRole('button', { name, exact: true }).click();
  for (const view of ['Settimana', 'Salone', 'Giorno']) {
    await page.getByRole('main').getByRole('radio', { name: view }).click();
    await page.getByRole('grid', { name: view }).waitFor();
  }
  await calendar.free('martedì 5 gennaio', '15:00').click();
  await calendar.confirm.click();
  await calendar.customer.fill('ross');
  await calendar.option(/^Mario Rossi/).click();
  await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
  await calendar.service.selectOption({ label: 'Colore · 1 ora e 30 minuti · 55,00 €' });
  await calendar.confirm.click();
  await expectToast(page, 'Successo');
  await calendar.visit(/^Mario Rossi ?, 15:00/).click();
  await page.getByRole('button', { name: 'Elimina', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expectToast(page, 'Appuntamento cancellato');
  await calendar.visit(/^Mario Rossi ?, 15:00/).waitFor({ state: 'detached' });
});

test('translated lists are narrowed, searched and looked into', async () => {
  const page = await openTranslated('/admin?scheda=appuntamenti', { viewport: phone });
  const list = listOn(page);
  const period = page.getByRole('combobox', { name: 'Periodo' });
  for (const choice of ['Da oggi in poi', 'Un giorno', 'Tutte le date']) await period.selectOption(choice);
  for (const text of ['mario', 'nessuno', '']) {
    await list.search.fill(text);
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  }
  await list.rows.nth(3).waitFor();
  await page.getByRole('tab', { name: 'Clienti' }).click();
  const customers = customersOn(page);
  await page.getByPlaceholder('Cerca per nome, email, telefono...').fill('mario');
  await customers.count('1 cliente trovato').waitFor();
  await customers.search.fill('');
  // A press on a row that moves while the list comes back goes to nobody.
  await customers.look('Lucia Verdi').waitFor();
  await customers.look('Mario Rossi').click();
  await customers.press('Link di reimpostazione');
  await customers.press('Sì, crea il link');
  await customers.press('Copia il link');
  await customers.dialog.getByText(/^(Link copiato|Il link non si lascia)/).waitFor();
  await page.keyboard.press('Escape');
  await customers.edit('Mario Rossi').click();
  await customers.field('Nome').fill('');
  await customers.save.click();
  await customers.field('Nome').fill('Mariolino');
  await customers.save.click();
  await expectToast(page, 'Cliente aggiornato');
});

test('translated services and stylists are added, refused and saved', async () => {
  const page = await openTranslated('/admin?scheda=servizi');
  const services = servicesOn(page);
  await services.edit('Taglio uomo').click();
  await services.price.fill('0');
  await services.save.click();
  await services.form.getByText('Il prezzo deve essere maggiore di 0').waitFor();
  await services.price.fill('19');
  await services.openUpload.click();
  await services.upload.getByRole('button', { name: 'Annulla' }).click();
  await services.save.click();
  await expectToast(page, 'Servizio aggiornato');
  await page.getByRole('tab', { name: 'Stylist' }).click();
  await page.getByRole('button', { name: 'Modifica Bruno Conti' }).click();
  await page.getByRole('dialog').getByLabel('Nome', { exact: true }).fill('Brunello');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expectToast(page, 'Stylist aggiornato');
  await page.getByRole('button', { name: /^Rimuovi Brun/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click();
});

test('translated settings are written, refused and saved', async () => {
  const page = await openTranslated('/admin/settings', { viewport: phone });
  await page.getByRole('switch', { name: 'Domenica' }).click();
  for (const time of ['07:00', '09:00']) await page.getByLabel('Domenica: dalle').selectOption(time);
  await page.getByText('Cambia domenica.').waitFor();
  await page.getByText('Nessun appuntamento resta fuori.').waitFor();
  await page.getByRole('button', { name: 'Salva gli orari' }).click();
  await expectToast(page, 'Orari salvati');
  await page.getByRole('tab', { name: 'Persone' }).click();
  for (const mode of ['Alternati', 'Sempre uguali', 'Come il salone', 'Alternati'])
    await page.getByRole('radio', { name: mode }).click();
  for (const week of ['Settimana B', 'Settimana A']) await page.getByRole('radio', { name: week }).click();
  await page.getByRole('switch', { name: /^Fa tutti i servizi/ }).click();
  await page.getByRole('checkbox', { name: /^Colore/ }).click();
  await page.getByText('Anna fa 2 servizi su 3.').waitFor();
  await page.getByRole('tab', { name: 'Chiusure' }).click();
  await page.getByRole('button', { name: 'Nuova chiusura' }).click();
  const dialog = page.getByRole('dialog');
  for (const kind of ['Aperto', 'Orario ridotto', 'Chiuso'])
    await dialog.getByRole('radio', { name: kind }).click();
  await dialog.getByLabel('Dal').fill('2027-01-05');
  await dialog.getByLabel('Al', { exact: true }).fill('2027-01-04');
  await dialog.getByRole('button', { name: 'Salva la chiusura' }).click();
  await dialog.getByText('La data finale viene prima di quella iniziale').waitFor();
  await dialog.getByLabel('Al', { exact: true }).fill('2027-01-05');
  await dialog.getByRole('button', { name: 'Salva la chiusura' }).click();
  await dialog.getByText('Mario Rossi').waitFor();
  await dialog.getByRole('button', { name: 'Torna alle date' }).click();
  await dialog.getByRole('button', { name: 'Salva la chiusura' }).click();
  await dialog.getByRole('button', { name: 'Salva la chiusura' }).click();
  await expectToast(page, 'Chiusura salvata');
});
