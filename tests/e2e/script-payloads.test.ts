import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptPayloads } from '../attack/script-payloads.ts';
import { counts } from '../setup/counts.ts';
import { listOn } from './admin/admin-steps.ts';
import { bookingOn } from './booking/booking-steps.ts';
import { type Poisoned, poison, shopOf } from './poisoned-shop.ts';
import { openSite } from './running-site.ts';
import { desk, setStage, settle } from './stage.ts';

describe.each(scriptPayloads.slice(0, counts.scriptPayloads))('%s', payload => {
  const { site, visit } = setStage(() => openSite('memory', shopOf(payload)));
  /** Screens and dialogs that were looked at. */
  let looks = 0;
  const inAddress = encodeURIComponent(payload);
  /** A header holds no other letters; what the browser calls itself stands among the known devices. */
  const userAgent = /^[ -~]*$/.test(payload) ? payload : inAddress;

  /** A page that tells when a script ran, markup was taken from a text, or anybody else was asked. */
  async function watched(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
    const page = await visit('/nessuna-pagina', { viewport: desk, userAgent, ...options });
    const strange: string[] = [];
    page.on('dialog', dialog => {
      strange.push(`a script asked: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.context().on('request', request => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(site().origin))
        strange.push(`asked ${request.url()}`);
    });
    await page.addInitScript(`window.xss = () => console.error('a script ran')`);
    await goTo(page, path);
    seen.set(page, strange);
    await look(page);
    return page;
  }
  const seen = new Map<Page, string[]>();

  /** What is shown now, once all of it is there: also what a tab or a dialog still fetched, its code as well as its data. */
  async function look(page: Page): Promise<void> {
    await page.locator('main h1').first().waitFor();
    await page.locator(coming).first().waitFor({ state: 'detached' });
    await settle(page);
    expect(await page.evaluate(marked), page.url()).toEqual([]);
    expect(seen.get(page) ?? [], page.url()).toEqual([]);
    looks += 1;
  }

  async function goTo(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await look(page);
  }

  /** Opens what a button opens, writes the payload into all of its fields, and closes it. */
  async function open(page: Page, name: RegExp): Promise<void> {
    await page.getByRole('button', { name }).first().click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
    await dialog.waitFor();
    await look(page);
    await writeEverywhere(page, 'div[role$=dialog]');
    await page.keyboard.press('Escape');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }

  async function writeEverywhere(page: Page, within: string): Promise<void> {
    const fields = page.locator(
      `${within} :is(input:not([type=checkbox],[type=radio],[type=file]),textarea):visible`,
    );
    // A dialog may only ask; a page that is written on has fields.
    if (within === 'main') await fields.first().waitFor();
    for (const field of await fields.all()) {
      // As a password it is a wrong one, so that nobody is let in by chance.
      const isSecret = (await field.getAttribute('type')) === 'password';
      if (await field.isEditable()) await field.fill(isSecret ? `${payload}!` : payload);
    }
    await look(page);
  }

  async function submit(page: Page): Promise<void> {
    await writeEverywhere(page, 'main');
    await page.locator('main form button[type=submit]').first().click();
    await look(page);
  }

  async function asGuest({ serviceId }: Poisoned): Promise<void> {
    const page = await watched('/');
    expect(await page.title()).toContain(payload);
    for (const path of ['/services', '/termini', '/privacy', '/offline', `/${inAddress}`])
      await goTo(page, path);
    for (const path of [`/services?categoria=${inAddress}`, `/booking?servizio=${serviceId}`])
      await goTo(page, path);
    for (const path of [
      '/auth',
      '/auth?scheda=registrati',
      `/auth?scheda=${inAddress}`,
      `/auth#reimposta=${inAddress}`,
    ]) {
      await goTo(page, path);
      await submit(page);
    }
  }

  async function asCustomer({ customer: as, serviceId }: Poisoned): Promise<void> {
    const page = await watched('/appointments', { as });
    await page.getByRole('main').getByText(payload).first().waitFor();
    await open(page, /^Cancella/);
    for (const tab of ['passati', 'cancellati', inAddress]) await goTo(page, `/appointments?scheda=${tab}`);
    await goTo(page, '/profile');
    await page.getByRole('button', { name: 'Modifica i dati' }).click();
    await submit(page);
    await goTo(page, '/profile?scheda=sicurezza');
    await submit(page);
    await goTo(page, `/booking?servizio=${inAddress}`);
    const booking = bookingOn(page);
    await booking.toTimes(serviceId);
    await look(page);
    await booking.time(/, 15:30$/).check();
    await booking.next.click();
    await writeEverywhere(page, 'main');
    await booking.terms.check();
    await booking.confirm.click();
    await page.waitForURL('**/appointments**');
    await look(page);
    await page.getByRole('button', { name: /^Menu di/ }).click();
    await look(page);
  }

  async function asAdmin({ admin: as }: Poisoned): Promise<void> {
    const page = await watched('/admin', { as });
    await page.getByRole('gridcell').getByRole('button', { name: payload }).first().waitFor();
    await page.getByRole('gridcell').getByRole('button', { name: payload }).first().click();
    await look(page);
    await page.keyboard.press('Escape');
    await open(page, /^Aggiungi un appuntamento/);
    for (const view of ['giorno', 'salone', inAddress])
      await goTo(page, `/admin?vista=${view}&giorno=${inAddress}`);
    for (const tab of ['appuntamenti', 'clienti']) {
      await goTo(page, `/admin?scheda=${tab}`);
      await writeEverywhere(page, 'main');
      // What was looked for stands in the address once it is asked: nothing moves under a finger any more.
      await page.waitForURL(address =>
        [...address.searchParams.keys()].some(name => name.startsWith('cerca-')),
      );
      await listOn(page).rows.filter({ hasText: payload }).first().waitFor();
      await look(page);
    }
    await open(page, /^Modifica /);
    await open(page, /^Scheda di /);
    await goTo(page, '/admin?scheda=servizi');
    await open(page, /^Modifica /);
    await open(page, /^Elimina /);
    await choosePicture(page);
    await goTo(page, '/admin?scheda=stylist');
    await open(page, /^Aggiungi Stylist/);
    await open(page, /^Modifica /);
    await open(page, /^Rimuovi /);
  }

  async function choosePicture(page: Page): Promise<void> {
    await page
      .getByRole('button', { name: /^Modifica / })
      .first()
      .click();
    await page.getByRole('button', { name: /^(Scegli|Cambia) immagine$/ }).click();
    const file = { name: `${payload}.png`, mimeType: 'image/png', buffer: Buffer.from(payload) };
    await page.locator('input[type=file]').setInputFiles(file);
    await look(page);
  }

  test('in every field of every screen runs nowhere, and is taken for nothing but text', async ({
    annotate,
  }) => {
    const poisoned = await poison(site(), payload);
    await Promise.all([asGuest(poisoned), asCustomer(poisoned), asAdmin(poisoned)]);
    await annotate(
      `${payload} in every field, ${looks} screens and dialogs looked at: 0 executions, 0 breaches of the content policy, 0 elements made of text, 0 foreign requests`,
      'figure',
    );
  }, 120_000);
});

/** Says that something is still on its way. */
const coming = '[aria-busy=true], [role=status]:has-text("Caricamento in corso")';

/** Elements that a payload has made. */
const marked = `Array.from(document.querySelectorAll('[data-xss]'), element => element.outerHTML)`;
