import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { submit } from '../../account/auth-steps.ts';
import { appointmentsOn } from '../../appointments/appointments-steps.ts';
import { arrive, bookingOn, confirmedAt } from '../../booking/booking-steps.ts';
import { setFontSize } from '../../screens/large-letters.ts';
import { setStage } from '../../stage.ts';
import { countTaps, expectWholeInView, type Taps, tapTwice, write } from './taps.ts';

const { site, visit } = setStage();

const slowLineMs = 30_000;

/** An old phone, letters half as large again, and a line that has seen better days. */
async function onAnOldPhone(): Promise<Page> {
  const page = await visit('/privacy', {
    ...{ viewport: { width: 360, height: 640 }, ownClock: true, fresh: true },
  });
  page.setDefaultTimeout(slowLineMs);
  await setFontSize(page, 24);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: 80_000, uploadThroughput: 40_000 },
  });
  return page;
}

async function looksIn(page: Page): Promise<void> {
  await page.goto('/');
  for (const way of ['Prenota Ora', /^055/])
    await expectWholeInView(page, page.getByRole('main').getByRole('link', { name: way }).first());
}

/** A friend has sent the link of a service; the password is forgotten, then found. */
async function entersByALink(page: Page, { expectTaps }: Taps): Promise<void> {
  await page.goto(`/booking?servizio=${site().colore.id}`);
  await page.waitForURL('/auth');
  await page.getByRole('status').getByText('Stai prenotando: Colore', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Password dimenticata?' }).tap();
  await write(page.getByLabel('Nome utente'), 'mario');
  await write(page.getByLabel('Nuova password', { exact: true }), 'novella');
  await write(page.getByLabel('Conferma nuova password'), 'novella');
  await submit(page).tap();
  await expectWholeInView(
    page,
    page.getByRole('status').getByText(/^La password non è ancora cambiata\. .* chiama 0/),
  );
  expect(await page.locator('.lucide-circle-check').count()).toBe(0);
  await expectTaps('asks for a new password in vain', 5);
  await page.getByRole('tab', { name: 'Accedi' }).tap();
  await write(page.getByLabel('Nome utente'), 'mario');
  await write(page.getByLabel('Password', { exact: true }), 'mario');
  await submit(page).tap();
  await page.waitForURL(/\/booking/);
  await expectTaps('logs in, and is where the link led', 4);
}

async function choosesInHaste(page: Page, { expectTaps }: Taps): Promise<void> {
  const booking = bookingOn(page);
  await page
    .locator('label')
    .filter({ has: booking.stylist('Nessuna preferenza') })
    .waitFor();
  await tapTwice(page, booking.next);
  await booking.day(/selezionato$/).waitFor();
  expect(new URL(page.url()).search).toBe('?passo=3');
  await booking.next.tap();
  await expectWholeInView(page, page.locator('label').filter({ has: booking.time(/, 08:30$/) }));
  const awake = booking.next.and(page.locator(':not([data-asleep])'));
  await awake.tap({ force: true });
  await page
    .getByRole('alert')
    .getByText(/^Scegli prima/)
    .waitFor();
  await page
    .locator('label')
    .filter({ has: booking.time(/, 10:30$/) })
    .tap();
  await tapTwice(page, booking.next);
  await booking.heading('Conferma la prenotazione').waitFor();
  await booking.confirm.tap({ trial: true });
  expect(await booking.terms.getAttribute('aria-invalid')).toBeNull();
  await expectTaps('comes to the last step, tapping twice at two steps and too early at one', 7);
}

async function confirmsWithoutKnowing(page: Page, { expectTaps }: Taps): Promise<void> {
  const booking = bookingOn(page);
  await booking.confirm.tap();
  await expectWholeInView(page, page.getByText('Per prenotare spunta questa casella.'));
  const beside = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'termini di servizio', exact: true }).tap();
  await (await beside).close();
  await booking.terms.tap();
  await page.getByRole('button', { name: 'Apri il menu' }).tap();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Logout' }).waitFor({ state: 'detached' });
  expect(await booking.terms.isChecked()).toBe(true);
  await losesTheAnswer(page);
  await booking.confirm.tap();
  await page.waitForURL('**/appointments');
  await expectWholeInView(page, page.getByRole('article').first().getByRole('time'));
  expect(await confirmedAt(site())).toHaveLength(1);
  await expectTaps('confirms; terms, menu and a lost answer on the way', 5);
}

const losesTheAnswer = (page: Page) =>
  page.route(
    '**/api/appointments',
    async route => {
      await arrive(route);
      await route.abort();
    },
    { times: 1 },
  );

async function goesBackAndCancels(page: Page, { expectTaps }: Taps): Promise<void> {
  await page.goBack();
  await page.getByText('Già prenotato: martedì 5 gennaio, 10:30', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Vai ai miei appuntamenti' }).tap();
  const { question, yes, no } = appointmentsOn(page);
  const cancel = page.getByRole('button', { name: /^Cancella Colore/ });
  await tapTwice(page, cancel, () => yes.waitFor());
  expect(await confirmedAt(site())).toHaveLength(1);
  await no.tap();
  await question.waitFor({ state: 'detached' });
  await expectTaps('looks at it again, and keeps it', 4);
  await cancel.tap();
  await yes.tap();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => confirmedAt(site())).toHaveLength(0);
  await expectTaps('cancels', 2);
}

test('a customer of seventy on an old phone, large letters and a slow line books and cancels, with every fright on the way', async () => {
  const page = await onAnOldPhone();
  const taps = await countTaps(page);
  await looksIn(page);
  await entersByALink(page, taps);
  await choosesInHaste(page, taps);
  await confirmsWithoutKnowing(page, taps);
  await goesBackAndCancels(page, taps);
}, 180_000);
