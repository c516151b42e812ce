import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aWeekOfVisits, calendarOn } from '../admin/admin-steps.ts';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { bookingOn } from '../booking/booking-steps.ts';
import { expectToast, phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

describe('that the session is over is told once', () => {
  /** Toasts also where a dialog hides them; what tells it stands already, and comes after they would have been shown. */
  const expectNoError = async (page: Page) =>
    expect(
      await page.getByRole('listitem', { includeHidden: true }).filter({ hasText: 'Errore' }).count(),
    ).toBe(0);

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
    const page = await visit('/profile?scheda=sicurezza', { as: site().mario, viewport: phone });
    await page.context().clearCookies();
    await page.getByRole('button', { name: /^Dimentica / }).click();
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
