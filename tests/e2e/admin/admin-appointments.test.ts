import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withRoles } from '../../../core/people/roles.ts';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, handhelds, holdBack, setStage } from '../stage.ts';
import { aWeekOfVisits, listOn } from './admin-steps.ts';

const { site, visit } = setStage();
const path = '/admin?scheda=appuntamenti';

async function openList(at = path, options: Parameters<typeof visit>[1] = {}) {
  await aWeekOfVisits(site());
  const page = await visit(at, { as: site().salone, ...options });
  const list = listOn(page);
  await list.search.waitFor();
  return { page, list };
}

const removeMarios = (page: Page) =>
  page.getByRole('button', { name: 'Elimina l’appuntamento di Mario Rossi per Rifinitura barba' });

/** Thirty-five quarter-hours of Bruno's on three days. */
async function manyVisits() {
  const { lucia, mario, bruno, barba } = site();
  const days = ['2027-01-12', '2027-01-13', '2027-01-14'];
  const times = ['09', '10', '11'].flatMap(hour =>
    ['00', '15', '30', '45'].map(minute => `${hour}:${minute}`),
  );
  const wanted = days.flatMap(date => times.map(time => ({ date, time }))).slice(0, 35);
  for (const [index, when] of wanted.entries())
    await book(site(), { by: index % 2 === 0 ? lucia : mario, service: barba, stylist: bruno, ...when });
}

describe.each(handhelds)('all appointments %s', (_, viewport) => {
  test('stand newest first, with who, what, when, how much and their state', async () => {
    const { page, list } = await openList(path, { viewport });
    await list.count('4 appuntamenti').waitFor();
    const texts = await list.rows.allInnerTexts();
    expect(texts.map(text => /\d\d:\d\d/.exec(text)?.[0])).toEqual(['16:00', '11:45', '10:00', '09:00']);
    for (const said of [
      'Mario Rossi',
      'Rifinitura barba',
      'Anna Bianchi',
      '16:00 – 16:15',
      '10,00',
      'Confermato',
    ])
      expect(texts[0]).toContain(said);
    expect(texts[0]).toMatch(/Ven(erdì)? 8 gennaio 2027/);
    await expectInOrder(page);
  });

  test('one is deleted after a question that names it, and stays there as cancelled', async () => {
    const { page, list } = await openList(path, { viewport });
    await removeMarios(page).click();
    await page
      .getByRole('alertdialog', { name: "Eliminare l'appuntamento di Mario Rossi per Rifinitura barba?" })
      .getByText('Venerdì 8 gennaio 2027, 16:00 – 16:15')
      .waitFor();
    await expectInOrder(page);
    await list.question.getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Appuntamento cancellato', "L'appuntamento è stato cancellato con successo");
    await list.rows.first().getByText('Cancellato').waitFor();
    await page.locator(':focus').filter({ hasText: 'Cancellato' }).waitFor();
    expect(await removeMarios(page).count()).toBe(0);
    await expectInOrder(page);
  });
});

describe('what is looked for', () => {
  test('is found while one types, and stands in the address', async () => {
    const { page, list } = await openList();
    await list.search.pressSequentially('VERDÌ');
    await page.waitForURL(({ searchParams }) => searchParams.get('cerca-appuntamenti') === 'VERDÌ');
    await list.count('2 appuntamenti').waitFor();
    await page.reload();
    await list.count('2 appuntamenti').waitFor();
    expect(await list.search.inputValue()).toBe('VERDÌ');
    await page.getByRole('button', { name: 'Svuota la ricerca' }).click();
    await list.count('4 appuntamenti').waitFor();
    await list.search.and(page.locator(':focus')).waitFor();
    expect(page.url()).not.toContain('cerca');
  });

  test('or is not there, which is said in other words for one stylist', async () => {
    const { page, list } = await openList();
    await list.search.fill('nessuno');
    await page.getByText('Nessun appuntamento trovato.', { exact: true }).waitFor();
    await expectInOrder(page);
    await list.stylist.selectOption('Bruno Conti');
    await page.getByText('Nessun appuntamento trovato per lo stylist selezionato.').waitFor();
  });

  test('can be one stylist’s, after a reload as well', async () => {
    const { page, list } = await openList();
    await expect
      .poll(() => list.stylist.locator('option').allInnerTexts())
      .toEqual(['Tutti', 'Anna Bianchi', 'Bruno Conti']);
    await list.stylist.selectOption('Bruno Conti');
    await list.count('1 appuntamento').waitFor();
    await page.reload();
    await list.count('1 appuntamento').waitFor();
    expect(await list.stylist.locator('option:checked').innerText()).toBe('Bruno Conti');
  });

  test('can be that of a stylist who left long ago', async () => {
    await aWeekOfVisits(site());
    await site().store.users.changeRoles(site().bruno.id, withRoles({ isStylist: false }));
    site().clock.moveTo('2027-01-15T09:00:00+01:00');
    const page = await visit(path, { as: site().salone });
    const list = listOn(page);
    await list.count('4 appuntamenti').waitFor();
    await list.stylist.selectOption('Bruno Conti (non prende più prenotazioni)');
    await list.count('1 appuntamento').waitFor();
  });

  test('is not forgotten when another tab is opened at once', async () => {
    const { page, list } = await openList();
    await list.count('4 appuntamenti').waitFor();
    await list.search.focus();
    await page.evaluate(`(async () => {
      document.execCommand('insertText', false, 'lucia');
      await null;
      const tab = [...document.querySelectorAll('[role="tab"]')].find(({ textContent }) => textContent === 'Clienti');
      tab.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    })()`);
    await page.getByRole('tab', { name: 'Clienti', selected: true }).waitFor();
    await page
      .getByRole('heading', { name: 'Lucia Verdi' })
      .or(page.getByRole('rowheader', { name: 'Lucia Verdi' }))
      .waitFor();
    await page.getByRole('tab', { name: 'Appuntamenti' }).click();
    await list.count('2 appuntamenti').waitFor();
    expect(await list.search.inputValue()).toBe('lucia');
  });

  test.each(['nessuno', '999'])('in an address that means nothing is everything: %s', async nobody => {
    const { list } = await openList(`${path}&con=${nobody}`);
    await list.count('4 appuntamenti').waitFor();
  });

  test('by a stylist is everything while nobody can say who the stylists are, as the choice shows it', async () => {
    const { page, list } = await openList();
    await page.route('**/api/stylists?**', route => route.abort());
    await page.goto(`${path}&con=${site().anna.id}`);
    await list.count('4 appuntamenti').waitFor();
  });
});

test('a long list comes part by part, and the first of the new rows has the focus', async () => {
  await manyVisits();
  const { page, list } = await openList();
  await list.count('39 appuntamenti').waitFor();
  expect(await list.rows.count()).toBe(30);
  await page.route('**/api/appointments?**cursor**', route => route.abort());
  await list.more.click();
  await page.getByText('Non riusciamo a mostrare gli altri.').waitFor();
  await page.unroute('**/api/appointments?**cursor**');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await list.rows.nth(38).waitFor();
  await list.rows.nth(30).and(page.locator(':focus')).waitFor();
  expect(await list.more.count()).toBe(0);
});

describe('trouble', () => {
  test('shows what is coming while the server thinks, and offers to ask again when it does not answer', async () => {
    const page = await visit('/admin', { as: site().salone });
    await page.getByRole('tab', { name: 'Appuntamenti' }).waitFor();
    const goOn = await holdBack(page, '**/api/appointments?**');
    await page.getByRole('tab', { name: 'Appuntamenti' }).click();
    await page.getByText('Caricamento degli appuntamenti').waitFor();
    await expectInOrder(page);
    goOn('abort');
    await page.getByText('Non riusciamo a mostrare gli appuntamenti.').waitFor();
    await expectInOrder(page);
    await page.unroute('**/api/appointments?**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Nessun appuntamento trovato.', { exact: true }).waitFor();
  });

  test('leaves an appointment as it is when the server cannot be reached', async () => {
    const { page, list } = await openList();
    await removeMarios(page).click();
    await page.context().setOffline(true);
    await list.question.getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Errore', "Impossibile cancellare l'appuntamento: Il server non risponde.");
    await removeMarios(page).waitFor();
  });

  test('tells that somebody else was faster', async () => {
    const { lucia: by, anna: stylist, colore: service } = site();
    const visited = await book(site(), { by, service, stylist, date: '2027-01-09', time: '10:00' });
    const { page, list } = await openList();
    await page.context().route('**/api/events', route => route.abort());
    await page.reload();
    await list.rows
      .first()
      .getByRole('button', { name: /^Elimina/ })
      .click();
    await visited.cancel();
    await list.question.getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Errore', 'Questo appuntamento non può più essere cancellato');
    await list.rows.first().getByText('Cancellato').waitFor();
  });
});

test('a booking made elsewhere stands in the list without a reload', async () => {
  const { list } = await openList();
  await list.count('4 appuntamenti').waitFor();
  const { lucia, anna, taglio } = site();
  await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-09', time: '10:00' });
  await list.count('5 appuntamenti').waitFor();
  expect(await list.rows.first().innerText()).toContain('Sab 9 gennaio 2027');
});

test('the keyboard alone finds an appointment and deletes it', async () => {
  const { page, list } = await openList();
  await list.count('4 appuntamenti').waitFor();
  await list.search.focus();
  await page.keyboard.type('mario');
  await list.count('2 appuntamenti').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await removeMarios(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await list.question.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Appuntamento cancellato');
});
