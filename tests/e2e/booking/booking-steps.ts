import type { Locator, Page, Route } from 'playwright-core';
import type { RunningShop } from '../../http/running-shop.ts';
import { setStage } from '../stage.ts';

/** Nothing of the booking asks the browser what day it is: its own clock stands elsewhere than the shop's. */
export function setBookingStage() {
  const { site, visit } = setStage();
  const visitToday: typeof visit = (path, options) => visit(path, { ownClock: true, ...options });
  return { site, visit: visitToday };
}

/** The booking screen as a person handles it. Nothing here waits for a time to pass, only for what it needs. */
export function bookingOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
  return {
    page,
    button,
    heading,
    next: button('Continua'),
    back: button('Indietro'),
    confirm: button('Conferma prenotazione'),
    service: (name: string) => button(`Seleziona ${name}`),
    stylist: (name: string | RegExp) => page.getByRole('radio', { name }),
    day: (name: string | RegExp) => page.getByRole('button', { name }),
    /** By its spoken name, such as 'martedì 5 gennaio 2027, 10:30'. */
    time: (name: string | RegExp) => page.getByRole('radio', { name }),
    summary: page.getByRole('region', { name: 'Riepilogo' }),
    notes: page.getByRole('textbox', { name: /^Note/ }),
    terms: page.getByRole('checkbox', { name: 'Accetto i termini di servizio' }),
    /** By its title or its sentence. */
    toast: (text: string) => page.getByRole('listitem').getByText(text, { exact: true }),

    /** From a service's card to the step for the time, on the first free day. */
    async toTimes(serviceId: number, stylist = 'Nessuna preferenza'): Promise<void> {
      await page.goto(`/booking?servizio=${serviceId}`);
      await page.getByRole('radio', { name: stylist }).check();
      await this.next.click();
      await heading('Scegli la data').waitFor();
      await this.next.click();
      await heading('Scegli l’ora').waitFor();
    },

    async toLastStep(serviceId: number, time: RegExp, stylist?: string): Promise<void> {
      await this.toTimes(serviceId, stylist);
      await this.time(time).check();
      await this.next.click();
      await heading('Conferma la prenotazione').waitFor();
    },
  };
}

/** Whether an element has the focus, once it has had the time to get it. */
export async function hasFocus(element: Locator): Promise<boolean> {
  await element.waitFor();
  return element.evaluate(
    node =>
      (node as unknown as { ownerDocument: { activeElement: unknown } }).ownerDocument.activeElement === node,
  );
}

/** How many pixels the page is wider than its window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** Hands a call of the page on to the server, as the browser would, and answers with the status that the page never hears. */
export async function arrive(route: Route): Promise<number> {
  const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
  return (await route.fetch({ headers })).status();
}

/** What is really booked. */
export async function confirmedAt({ store }: RunningShop) {
  return (await store.appointments.list({})).filter(({ status }) => status === 'confirmed');
}

/** Walks through every step and shows each of them, in the state in which one leaves it. */
export async function walk(page: Page, show: (step: string) => Promise<void>): Promise<void> {
  const booking = bookingOn(page);
  await page.goto('/booking');
  await booking.service('Taglio uomo').click();
  await show('service');
  await booking.next.click();
  await booking.stylist('Anna Bianchi').waitFor();
  await show('stylist');
  await booking.next.click();
  await booking.day(/selezionato$/).waitFor();
  await show('date');
  await booking.next.click();
  await booking.time(/, 10:30$/).check();
  await show('time');
  await booking.next.click();
  await booking.notes.fill('a'.repeat(1_010));
  await show('confirm');
}
