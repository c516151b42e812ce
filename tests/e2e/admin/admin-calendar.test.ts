import { describe, expect, test } from 'vitest';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, phone, setStage, tablet } from '../stage.ts';
import { aWeekOfVisits, calendarOn } from './admin-steps.ts';

const { site, visit } = setStage();

async function openCalendar(path = '/admin', options: Parameters<typeof visit>[1] = {}) {
  await aWeekOfVisits(site());
  const page = await visit(path, { as: site().salone, ...options });
  await page.getByRole('grid').waitFor();
  return { page, calendar: calendarOn(page) };
}

describe('who comes to the dashboard', () => {
  test('a guest and a customer are led home', async () => {
    const guest = await visit('/admin');
    await guest.waitForURL('/');
    const mario = await visit('/admin', { as: site().mario });
    await mario.waitForURL('/');
    expect(await mario.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  });

  test('an administrator finds it in the bar', async () => {
    const page = await visit('/', { as: site().salone });
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard Amministratore' }).waitFor();
    await page.getByText('Gestisci gli appuntamenti, i servizi e gli utenti').waitFor();
  });
});

describe('the week', () => {
  test('shows the default stylist’s visits from Monday to Sunday, the closed days as such', async () => {
    const { page, calendar } = await openCalendar();
    expect(await calendar.period.innerText()).toContain('4 – 10 gennaio 2027');
    await calendar.count('3 appuntamenti').waitFor();
    await calendar.visit(/^Mario Rossi ?, 09:00 · Taglio uomo ?, fino alle 09:30$/).waitFor();
    expect(await page.getByRole('gridcell', { name: 'Chiuso' }).count()).toBe(2);
    await expectInOrder(page);
  });

  test('a visit is as tall as it is long', async () => {
    const { calendar } = await openCalendar();
    const tall = async (name: RegExp) => (await calendar.visit(name).boundingBox())?.height ?? 0;
    const half = await tall(/^Mario Rossi ?, 09:00 · Taglio/);
    const hourAndHalf = await tall(/^Lucia Verdi ?, 10:00 · Colore/);
    expect(Math.round((hourAndHalf + 2) / (half + 2))).toBe(3);
  });

  test('turns to other weeks, months and years, and back to today; a reload shows the same', async () => {
    const { page, calendar } = await openCalendar();
    await page.getByRole('button', { name: 'Settimana successiva' }).click();
    await page.getByText('11 – 17 gennaio 2027').waitFor();
    await page.getByRole('combobox', { name: 'Mese' }).selectOption('Marzo');
    await page.getByText('8 – 14 marzo 2027').waitFor();
    await page.getByRole('combobox', { name: 'Anno' }).selectOption('2029');
    await page.getByText('12 – 18 marzo 2029').waitFor();
    expect(await page.getByRole('combobox', { name: 'Anno' }).locator('option').allInnerTexts()).toEqual([
      '2027',
      '2028',
      '2029',
    ]);
    await page.getByRole('combobox', { name: 'Stylist' }).selectOption('Bruno Conti');
    await page.reload();
    await page.getByText('12 – 18 marzo 2029').waitFor();
    expect(await page.getByRole('combobox', { name: 'Stylist' }).locator('option:checked').innerText()).toBe(
      'Bruno Conti',
    );
    await page.getByRole('button', { name: 'Oggi' }).click();
    await calendar.visit(/^Lucia Verdi ?, Rifinitura barba ?, dalle 11:45/).waitFor();
  });

  test('an address that means nothing shows this week', async () => {
    const { calendar } = await openCalendar('/admin?giorno=2027-02-31&vista=mese&stylist=999');
    expect(await calendar.period.innerText()).toContain('4 – 10 gennaio 2027');
  });
});

describe('the whole team', () => {
  test('stands side by side on one day', async () => {
    const { page, calendar } = await openCalendar('/admin?vista=salone');
    expect(await page.getByRole('columnheader').allInnerTexts()).toHaveLength(3);
    await calendar.count('3 appuntamenti').waitFor();
    await expectInOrder(page);
  });
});

describe('on a phone', () => {
  test('the day comes first; the week is one tap away and says how to see all of it', async () => {
    const { page, calendar } = await openCalendar('/admin', { viewport: phone });
    expect(await calendar.period.innerText()).toContain('Martedì 5 gennaio 2027');
    await expectInOrder(page);
    await page.getByText('Settimana', { exact: true }).click();
    await page.getByText('Scorri in orizzontale per vedere tutti i giorni.').waitFor();
    await expectInOrder(page);
  });
});

describe('a new appointment', () => {
  test('is made where the calendar is free, for a customer found by typing', async () => {
    const { page, calendar } = await openCalendar('/admin', { viewport: tablet });
    await calendar.free('giovedì 7 gennaio', '15:00').click();
    await calendar.dialog.getByText('giovedì 7 gennaio, 15:00, con Anna Bianchi').waitFor();
    await expectInOrder(page);
    await calendar.confirm.click();
    await expectToast(page, 'Errore', 'Seleziona utente e servizio');
    await calendar.customer.fill('ross');
    await calendar.option(/^Mario Rossi/).click();
    await calendar.service.selectOption({ label: 'Colore · 1 ora e 30 minuti · 55,00 €' });
    await calendar.dialog.getByText('Dalle 15:00 alle 16:30.').waitFor();
    await calendar.confirm.click();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    await calendar.visit(/^Mario Rossi ?, 15:00 · Colore ?, fino alle 16:30$/).waitFor();
  });

  test('that does not fit is refused before it is sent', async () => {
    const { calendar } = await openCalendar();
    await calendar.free('martedì 5 gennaio', '12:15').click();
    await calendar.service.selectOption({ label: 'Colore · 1 ora e 30 minuti · 55,00 €' });
    await calendar.dialog.getByText('Si chiude alle 13:00, l’appuntamento finirebbe alle 13:45.').waitFor();
    expect(await calendar.confirm.count()).toBe(0);
  });

  test('that somebody else takes meanwhile is told at once, before it is sent', async () => {
    const { calendar } = await openCalendar();
    await wishForThursday(calendar);
    await luciaTakesIt();
    await calendar.dialog.getByText(/^Non c’è posto/).waitFor();
    expect(await calendar.confirm.getAttribute('aria-disabled')).toBe('true');
  });

  test('that was taken while no news came is refused, and the calendar shows whose it is', async () => {
    const { page, calendar } = await openCalendar();
    await page.context().route('**/api/events', route => route.abort());
    await page.reload();
    await calendar.grid.waitFor();
    await wishForThursday(calendar);
    await luciaTakesIt();
    await calendar.confirm.click();
    await calendar.dialog.getByRole('alert').getByText('appena stato prenotato').waitFor();
    await calendar.dialog.getByRole('button', { name: 'Annulla' }).click();
    await calendar.visit(/^Lucia Verdi ?, 15:00 · Taglio uomo/).waitFor();
  });
});

test('a new appointment whose place cannot be checked says so, and can be sent', async () => {
  const { page, calendar } = await openCalendar();
  await page.route('**/api/timeslots?**', route => route.abort());
  await wishForThursday(calendar, 'Non riesco a controllare che ci sia posto: si vedrà alla conferma.');
  await calendar.confirm.click();
  await expectToast(page, 'Successo');
});

async function wishForThursday(calendar: ReturnType<typeof calendarOn>, said = 'Dalle 15:00 alle 15:30.') {
  await calendar.free('giovedì 7 gennaio', '15:00').click();
  await calendar.customer.fill('mario');
  await calendar.option(/^Mario Rossi/).click();
  await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
  await calendar.dialog.getByText(said).waitFor();
}

async function luciaTakesIt() {
  const { lucia, anna, taglio } = site();
  await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-07', time: '15:00' });
}

describe('a visit in the calendar', () => {
  test('is looked at and deleted after a question that names it', async () => {
    const { page, calendar } = await openCalendar();
    await calendar.visit(/^Lucia Verdi ?, 10:00 · Colore/).click();
    await page.getByRole('dialog', { name: 'Lucia Verdi' }).getByText('1 ora e 30 minuti').waitFor();
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    const question = page.getByRole('alertdialog', {
      name: "Eliminare l'appuntamento di Lucia Verdi per Colore?",
    });
    await question.getByText('Martedì 5 gennaio 2027, 10:00 – 11:30').waitFor();
    await expectInOrder(page);
    await question.getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Appuntamento cancellato', "L'appuntamento è stato cancellato con successo");
    await calendar.count('2 appuntamenti').waitFor();
  });

  test('has a control of its own for deleting', async () => {
    const { page } = await openCalendar();
    await page.getByRole('button', { name: 'Elimina l’appuntamento di Mario Rossi per Taglio uomo' }).click();
    await page
      .getByRole('alertdialog', { name: "Eliminare l'appuntamento di Mario Rossi per Taglio uomo?" })
      .waitFor();
  });

  test('stays when the server does not answer, which is said', async () => {
    const { page, calendar } = await openCalendar();
    await page.getByRole('button', { name: 'Elimina l’appuntamento di Mario Rossi per Taglio uomo' }).click();
    await page.context().setOffline(true);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Errore', "Impossibile cancellare l'appuntamento: Il server non risponde.");
    await calendar.visit(/^Mario Rossi ?, 09:00 · Taglio/).waitFor();
  });
});

test('a booking made elsewhere stands in the calendar without a reload', async () => {
  const { calendar } = await openCalendar();
  await calendar.count('3 appuntamenti').waitFor();
  const { lucia, anna, taglio } = site();
  await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-09', time: '10:00' });
  await calendar.visit(/^Lucia Verdi ?, 10:00 · Taglio uomo/).waitFor();
});

test('a customer is found, a visit made, looked at and deleted with the keyboard alone', async () => {
  const { page, calendar } = await openCalendar();
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Settimana successiva' }).focus();
  await keyboard.press('Tab');
  // Monday is closed: the first quarter-hour that is free stands on Tuesday, after the visits of the morning.
  expect(await page.locator(':focus').getAttribute('aria-label')).toContain('martedì 5 gennaio');
  await keyboard.press('End');
  await keyboard.press('ArrowDown');
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/sabato 9 gennaio, \d\d:\d\d$/);
  await keyboard.press('Enter');
  await calendar.customer.and(page.locator(':focus')).waitFor();
  await keyboard.type('lucia');
  await calendar.option(/^Lucia Verdi/).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  expect(await calendar.customer.inputValue()).toBe('Lucia Verdi');
  await calendar.service.focus();
  await keyboard.type('Rif');
  await calendar.dialog.getByText(/^Dalle/).waitFor();
  const confirm = calendar.confirm.and(page.locator(':focus'));
  for (let tabs = 0; tabs < 8 && (await confirm.count()) === 0; tabs += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectToast(page, 'Successo');
  const made = calendar.visit(/^Lucia Verdi ?, Rifinitura barba/);
  await made.waitFor();
  // The focus is where it was: what was free there is the visit now.
  await expect.poll(() => page.locator(':focus').innerText()).toContain('Lucia Verdi');
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Lucia Verdi' }).waitFor();
  await page.getByRole('button', { name: 'Elimina', exact: true }).focus();
  await keyboard.press('Enter');
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' });
  await yes.focus();
  await keyboard.press('Enter');
  await expectToast(page, 'Appuntamento cancellato');
  await made.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toContain('sabato 9 gennaio');
});
