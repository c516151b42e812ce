import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AccountHolder } from '../../core/people/user.ts';
import { book } from './appointments/appointments-steps.ts';
import { bookingOn } from './booking/booking-steps.ts';
import { expectToast, setStage } from './stage.ts';

const { site, visit } = setStage();

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Menu di / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expectToast(page, 'Logout effettuato');
};

async function logIn(page: Page, { username }: AccountHolder) {
  await page.goto('/auth');
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expectToast(page, 'Login effettuato');
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Menu di ${name}` });

test('who logs out in one tab is logged out in the other, and nothing of theirs is left there', async () => {
  const first = await visit('/', { as: site().mario });
  const booking = bookingOn(first);
  await booking.toTimes(site().taglio.id);
  const second = await first.context().newPage();
  await second.goto('/');
  await logOut(second);
  await first.waitForURL('**/auth');
  expect(await first.evaluate('JSON.stringify(sessionStorage)')).not.toContain('serviceId');
});

test('a tab whose user was changed in another shows whose it is now, and only what is theirs', async () => {
  const { mario, lucia, anna: stylist, taglio, colore } = site();
  await book(site(), { by: mario, service: taglio, stylist, date: '2027-01-06', time: '10:00' });
  await book(site(), { by: lucia, service: colore, stylist, date: '2027-01-07', time: '10:00' });
  const first = await visit('/appointments', { as: mario });
  await first.getByRole('heading', { name: 'Taglio uomo' }).first().waitFor();
  await first.getByRole('button', { name: /^Cancella/ }).click();
  await first.getByRole('alertdialog').waitFor();
  const second = await first.context().newPage();
  await second.goto('/');
  // Not the menu: with a logout between, the first tab would have left the page.
  await second.evaluate(`fetch('/api/logout', { method: 'POST' })`);
  await logIn(second, lucia);
  await expectToast(first, 'Hai cambiato account', 'Lucia');
  await menuOf(first, 'Lucia Verdi').waitFor();
  await first.getByRole('heading', { name: 'Colore' }).first().waitFor();
  expect(await first.getByText('Taglio uomo').count()).toBe(0);
});

test('nothing of theirs is left either when they logged out before the other came', async () => {
  const { mario, lucia, anna: stylist, taglio, colore } = site();
  await book(site(), { by: mario, service: taglio, stylist, date: '2027-01-06', time: '10:00' });
  await book(site(), { by: lucia, service: colore, stylist, date: '2027-01-07', time: '10:00' });
  const first = await visit('/appointments', { as: mario });
  await first.getByRole('heading', { name: 'Taglio uomo' }).first().waitFor();
  const second = await first.context().newPage();
  await second.goto('/');
  await logOut(second);
  await first.waitForURL('**/auth');
  await logIn(second, lucia);
  await first.waitForURL('**/appointments');
  await first.getByRole('heading', { name: 'Colore' }).first().waitFor();
  expect(await first.getByText('Taglio uomo').count()).toBe(0);
});

test('what one person typed of themselves does not stand in the form of the next', async () => {
  const { mario, lucia } = site();
  const first = await visit('/profile', { as: mario });
  await first.getByRole('button', { name: 'Modifica i dati' }).click();
  await first.getByLabel('Nome (facoltativo)', { exact: true }).fill('Nome di Mario');
  const second = await first.context().newPage();
  await second.goto('/');
  await second.evaluate(`fetch('/api/logout', { method: 'POST' })`);
  await logIn(second, lucia);
  await menuOf(first, 'Lucia Verdi').waitFor();
  await first.getByRole('button', { name: 'Modifica i dati' }).click();
  expect(await first.getByLabel('Nome (facoltativo)', { exact: true }).inputValue()).toBe('Lucia');
});

test('and one that has not heard of it learns it from the first refusal', async () => {
  const first = await visit('/', { as: site().mario });
  const booking = bookingOn(first);
  await booking.toLastStep(site().taglio.id, /, 10:30$/);
  await booking.terms.check();
  const data = { username: 'lucia', password: 'lucia' };
  await first.request.post('/api/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  await booking.confirm.click();
  await expectToast(first, 'Hai cambiato account', 'Lucia');
  await menuOf(first, 'Lucia Verdi').waitFor();
  await first.getByText('Mancano alcune scelte').waitFor();
});
