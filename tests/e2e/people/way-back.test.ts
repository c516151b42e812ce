import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appointmentsOn, marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { bookingOn } from '../booking/booking-steps.ts';
import { desk, phone, setStage } from '../stage.ts';

const { site, visit } = setStage();

const path = (page: Page) => new URL(page.url()).pathname;

describe('the browser’s Back', () => {
  test('closes a question, and only that; the next one leaves', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/', { as: site().mario });
    await page.getByRole('navigation').getByRole('link', { name: 'I Miei Appuntamenti' }).first().click();
    const { question } = appointmentsOn(page);
    const cancel = page.getByRole('button', { name: /^Cancella Rifinitura barba/ });
    await cancel.click();
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    expect(path(page)).toBe('/appointments');
    await cancel.click();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL('/');
  });

  test('closes the menu of a phone, and only that', async () => {
    const page = await visit('/services', { as: site().mario, viewport: phone });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Logout' }).waitFor({ state: 'detached' });
    expect(path(page)).toBe('/services');
  });

  test('closes the account’s menu, and only that', async () => {
    const page = await visit('/services', { as: site().mario, viewport: desk });
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    await page.goBack();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor({ state: 'detached' });
    expect(path(page)).toBe('/services');
  });

  test('closes a dialog of the dashboard, and only that', async () => {
    const page = await visit('/admin?scheda=servizi', { as: site().salone });
    await page.getByRole('button', { name: 'Aggiungi Nuovo Servizio' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/\/admin\?scheda=servizi$/);
  });

  test('after a link of a menu leads to the page with the menu, in one press', async () => {
    const page = await visit('/services', { as: site().mario, viewport: phone });
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('link', { name: 'Il Mio Profilo' }).click();
    await page.waitForURL('/profile');
    await page.goBack();
    await page.waitForURL('/services');
    await page.getByRole('heading', { level: 1, name: 'I Nostri Servizi' }).waitFor();
  });

  test('after a booking says what is booked, with the way to it', async () => {
    const page = await visit('/', { as: site().mario, ownClock: true });
    const booking = bookingOn(page);
    await booking.toLastStep(site().taglio.id, /, 10:30$/);
    await booking.terms.check();
    await booking.confirm.click();
    await page.waitForURL('**/appointments');
    await page.goBack();
    await page.getByText('Già prenotato: martedì 5 gennaio, 10:30', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Vai ai miei appuntamenti' }).click();
    await page.getByRole('heading', { name: 'I Miei Appuntamenti' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Prenota un altro appuntamento' }).click();
    await booking.heading('Scegli il servizio').waitFor();
  });
});

test('Back leaves a page in one press, however often its menu was opened and closed', async () => {
  const page = await visit('/', { as: site().mario, viewport: phone });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Servizi', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'I Nostri Servizi' }).waitFor();
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).waitFor({ state: 'detached' });
  }
  await page.goBack();
  await page.waitForURL('/');
});
