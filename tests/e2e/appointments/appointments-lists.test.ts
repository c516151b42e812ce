import { describe, expect, test } from 'vitest';
import { bookAppointment, cancelAppointment } from '../../../adapters/http/contract/appointments.ts';
import { expectInOrder, expectToast, phone, screens, setStage } from '../stage.ts';
import { appointmentsOn, book, marioComesAndGoes } from './appointments-steps.ts';

const { site, visit } = setStage();

describe.each(screens)('an administrator %s', (_, viewport) => {
  test('sees everybody’s visits, who comes and to whom, and calls one off', async () => {
    await marioComesAndGoes(site());
    const { lucia: by, salone, bruno: stylist, colore: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-09', time: '13:00' });
    const page = await visit('/appointments', { as: salone, viewport });
    const screen = appointmentsOn(page);
    expect(await screen.services()).toEqual(['Taglio uomo', 'Colore', 'Rifinitura barba']);
    const lucias = screen.card('Lucia Verdi');
    const text = await lucias.innerText();
    for (const part of ['Bruno Conti', 'Sabato 9 gennaio 2027', '13:00 – 14:30'])
      expect(text).toContain(part);
    await expectInOrder(page);
    await lucias.getByRole('button', { name: /^Cancella/ }).click();
    await screen.question.waitFor();
    expect(await screen.question.innerText()).toContain('Lucia Verdi con Bruno Conti');
    await screen.yes.click();
    await expectToast(page, 'Appuntamento cancellato');
    await screen.open('Cancellati');
    expect(await screen.services()).toEqual(['Colore', 'Colore']);
    await lucias.waitFor();
    expect(await page.getByRole('link', { name: /^Prenota di nuovo/ }).count(), 'for somebody else').toBe(0);
    await expectInOrder(page);
  });
});

describe('the list', () => {
  test('does not offer several services again when one of them has left the list', async () => {
    const { mario, anna, taglio, barba, colore, store } = site();
    const browser = site().browser();
    await browser.logIn(mario);
    const who = { userId: mario.id, stylistId: anna.id, notes: null };
    const when = { date: '2027-01-07', time: '10:00' };
    for (const serviceIds of [
      [taglio.id, colore.id],
      [taglio.id, barba.id],
    ]) {
      const { id } = await browser.call(bookAppointment, { body: { ...who, ...when, serviceIds } });
      await browser.call(cancelAppointment, { params: { id } });
    }
    await store.services.archive(colore.id);
    const page = await visit('/appointments', { as: mario });
    await appointmentsOn(page).open('Cancellati');
    await page.getByRole('link', { name: 'Prenota di nuovo Taglio uomo + Rifinitura barba' }).waitFor();
    expect(await page.getByRole('link', { name: /^Prenota di nuovo/ }).count()).toBe(1);
  });

  test('looks different while it is loading', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/', { as: site().mario, viewport: phone });
    let letThrough = () => {};
    const held = new Promise<void>(resolve => {
      letThrough = resolve;
    });
    await page.route('**/api/appointments', async route => {
      await held;
      await route.continue();
    });
    await page.goto('/appointments');
    const status = page.getByRole('status').filter({ hasText: 'Caricamento degli appuntamenti' });
    await status.waitFor({ state: 'attached' });
    expect(await page.getByText('Non hai appuntamenti').count()).toBe(0);
    await expectInOrder(page);
    letThrough();
    expect(await appointmentsOn(page).services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
  });

  test('that cannot be read says why, and comes with another try', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/', { as: site().mario });
    await page.route('**/api/appointments', route => route.abort());
    await page.goto('/appointments');
    const alert = page.getByRole('alert');
    await alert.getByText('Non riusciamo a mostrare gli appuntamenti.').waitFor();
    await alert.getByText('Il server non risponde. Controlla la connessione e riprova.').waitFor();
    await expectInOrder(page);
    await page.unroute('**/api/appointments');
    await alert.getByRole('button', { name: 'Riprova' }).click();
    expect(await appointmentsOn(page).services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
  });

  test('shows twenty at once, and twenty more with the focus on the first of them', async () => {
    const { mario: by, barba: service, anna: stylist } = site();
    const quarters = (hour: number) => ['00', '15', '30', '45'].map(quarter => `${hour}:${quarter}`);
    // Nobody books more than twenty an hour.
    const on = (time: string) => (time < '12' ? '2026-12-01' : '2026-12-02');
    for (const time of [9, 10, 11, 12, 14, 15].flatMap(quarters).map(text => text.padStart(5, '0')))
      await book(site(), { by, service, stylist, date: '2027-01-08', time, on: on(time) });
    const page = await visit('/appointments', { as: site().mario });
    const { cards } = appointmentsOn(page);
    await cards.first().waitFor();
    expect(await cards.count(), 'the next visit and twenty more').toBe(21);
    await page.getByRole('button', { name: 'Mostra altri (3)' }).click();
    await cards.nth(23).waitFor();
    expect(await page.locator('li:focus').innerText()).toContain('15:15 – 15:30');
    expect(await page.getByRole('button', { name: /^Mostra altri/ }).count()).toBe(0);
  });

  test('is the one of whoever is logged in, after somebody else used the same tab', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/appointments', { as: site().mario });
    await appointmentsOn(page).services();
    await page.getByRole('button', { name: 'Menu di Mario Rossi' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('/auth');
    await page.getByLabel('Nome utente').fill('lucia');
    await page.getByLabel('Password', { exact: true }).fill('lucia');
    await page.keyboard.press('Enter');
    await page.waitForURL('/appointments');
    await page.getByText('Non hai appuntamenti imminenti').waitFor();
  });
});

test('a visit that begins while the page is open is the next no more', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/appointments', { as: site().mario, fresh: true });
  const screen = appointmentsOn(page);
  expect(await screen.services()).toEqual(['Taglio uomo', 'Rifinitura barba']);
  const later = '2027-01-10T08:00:00+01:00';
  site().clock.moveTo(later);
  await page.clock.setFixedTime(later);
  await page.clock.fastForward(30_000);
  await page.getByText('Dopodomani', { exact: true }).waitFor();
  expect(await screen.services()).toEqual(['Rifinitura barba']);
});

test('a visit that began while a phone slept is the next no more once the phone has a network again', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/appointments', { as: site().mario, fresh: true });
  const lookAt = async (time: string) => {
    site().clock.moveTo(time);
    await page.clock.setFixedTime(time);
    await page.clock.fastForward(30_000);
  };
  await page.getByText('Tra 3 giorni', { exact: true }).waitFor();
  await page.route('/api/appointments', route => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), lookAt('2027-01-10T08:00:00+01:00')]);
  await page.unroute('/api/appointments');
  // The page may not have heard yet that it was refused; its clock goes on.
  const next = page.getByText('Dopodomani', { exact: true });
  const looked = () => lookAt('2027-01-10T08:01:00+01:00').then(() => next.count());
  await expect.poll(looked).toBe(1);
});

test('what a visit costs is said to the cent: the list had rounded what the booking had not', async () => {
  const { mario, barba, anna, store } = site();
  await store.services.update(barba.id, { price: 1250 });
  await book(site(), { by: mario, service: barba, stylist: anna, date: '2027-01-08', time: '10:30' });
  const screen = appointmentsOn(await visit('/appointments', { as: mario }));
  expect((await screen.cards.first().innerText()).replaceAll('\u00a0', ' ')).toContain('12,50 €');
});
