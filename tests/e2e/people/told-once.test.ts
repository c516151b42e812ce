import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aWeekOfVisits, calendarOn } from '../admin/admin-steps.ts';
import { book, marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { bookingOn } from '../booking/booking-steps.ts';
import { expectToast, phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

/** Toasts also where a dialog hides them; what tells it stands already, and comes after they would have been shown. */
const expectNoError = async (page: Page) =>
  expect(
    await page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Errore' }).count(),
  ).toBe(0);

describe('that the session is over is told once', () => {
  const overAtTheLogin = (page: Page) =>
    page
      .getByRole('status')
      .getByText('Il tuo accesso è scaduto. Accedi di nuovo: poi riprendi da qui.')
      .waitFor();

  test('by the login, when a booking is confirmed', async () => {
    const page = await visit('/', { as: site().mario, viewport: phone, ownClock: true });
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    await page.context().clearCookies();
    await booking.confirm.click();
    await overAtTheLogin(page);
    await expectNoError(page);
  });

  test('by the login, when an appointment is cancelled', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/appointments', { as: site().mario, viewport: phone });
    await page.getByRole('button', { name: /^Cancella Taglio uomo/ }).click();
    await page.context().clearCookies();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, cancella' }).click();
    await overAtTheLogin(page);
    await expectNoError(page);
  });

  test('by the page, when the profile is changed', async () => {
    await site().browser().logIn(site().mario);
    const page = await visit('/profile?scheda=sicurezza', { as: site().mario, viewport: phone });
    const elsewhere = page.getByRole('button', { name: 'Esci da tutti gli altri' });
    await elsewhere.waitFor();
    await page.context().clearCookies();
    await elsewhere.click();
    await page.getByText('Non autorizzato. Effettua il login per visualizzare questa pagina.').waitFor();
    await expectNoError(page);
  });

  test('by the dashboard, when an appointment is deleted', async () => {
    await aWeekOfVisits(site());
    const page = await visit('/admin', { as: site().salone });
    await calendarOn(page)
      .visit(/^Mario Rossi ?, 09:00/)
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.context().clearCookies();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    await expectToast(page, 'Accedi per aprire la dashboard');
    await expectNoError(page);
  });
});

test('that a time was taken meanwhile is told once by the dialog of a new appointment', async () => {
  const page = await visit('/', { as: site().salone });
  await page.route('**/api/events', route => route.abort());
  await page.goto('/admin');
  const calendar = calendarOn(page);
  await calendar.free('giovedì 7 gennaio', '15:00').click();
  await calendar.customer.fill('mario');
  await calendar.option(/^Mario Rossi/).click();
  await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
  await calendar.dialog.getByText('Dalle 15:00 alle 15:30.').waitFor();
  const { lucia, anna, taglio } = site();
  await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-07', time: '15:00' });
  await calendar.confirm.click();
  const told = calendar.dialog.getByRole('alert').filter({ hasText: 'Errore' });
  await told
    .getByText('Questo orario è appena stato prenotato. Scegline un altro tra quelli liberi.')
    .waitFor();
  await expect.poll(() => calendar.confirm.getAttribute('aria-disabled')).toBe('true');
  expect(await calendar.dialog.getByText(/^Non c’è posto/).count()).toBe(0);
  await expectNoError(page);
  await calendar.service.selectOption({ label: 'Colore · 1 ora e 30 minuti · 55,00 €' });
  await calendar.dialog.getByText(/^Non c’è posto/).waitFor();
  expect(await told.count()).toBe(0);
});
