import type { Page } from 'playwright-core';
import { bookAppointment, cancelAppointment } from '../../../adapters/http/contract/appointments.ts';
import type { AccountHolder } from '../../../core/people/user.ts';
import type { RunningShop } from '../../http/running-shop.ts';

interface Wanted {
  readonly by: AccountHolder;
  readonly service: { readonly id: number };
  readonly stylist: AccountHolder;
  readonly date: string;
  readonly time: string;
  readonly notes?: string;
  /** When it was booked; else now. */
  readonly on?: string;
}

/** Books as a customer's browser does; for a visit that is over by now, on an earlier day. */
export async function book(shop: RunningShop, { by, service, stylist, on, notes, ...when }: Wanted) {
  const now = shop.clock.now().toString();
  if (on) shop.clock.moveTo(`${on}T08:00:00+01:00`);
  const browser = shop.browser();
  await browser.logIn(by);
  const body = { userId: by.id, serviceId: service.id, stylistId: stylist.id, notes: notes ?? null, ...when };
  const booked = await browser.call(bookAppointment, { body });
  shop.clock.moveTo(now);
  return { ...booked, cancel: () => browser.call(cancelAppointment, { params: { id: booked.id } }) };
}

/** Mario has been there twice, comes twice more, and has called one visit off. */
export async function marioComesAndGoes(shop: RunningShop): Promise<void> {
  const { mario: by, anna, bruno, taglio, barba, colore } = shop;
  const before = { by, on: '2026-12-01' };
  await book(shop, { ...before, service: taglio, stylist: anna, date: '2026-12-10', time: '10:30' });
  await book(shop, { ...before, service: barba, stylist: bruno, date: '2026-12-15', time: '15:00' });
  await book(shop, { by, service: barba, stylist: bruno, date: '2027-01-12', time: '09:00' });
  await book(shop, { by, service: taglio, stylist: anna, date: '2027-01-08', time: '10:30' });
  const other = await book(shop, { by, service: colore, stylist: anna, date: '2027-01-07', time: '11:00' });
  await other.cancel();
}

/** The screen as a person handles it. */
export function appointmentsOn(page: Page) {
  const cards = page.getByRole('article');
  return {
    cards,
    card: (text: string | RegExp) => cards.filter({ hasText: text }),
    tab: (name: string) => page.getByRole('tab', { name, exact: true }),
    question: page.getByRole('alertdialog', { name: 'Vuoi cancellare questo appuntamento?' }),
    yes: page.getByRole('button', { name: 'Sì, cancella' }),
    no: page.getByRole('button', { name: 'No, lo tengo' }),

    /** Opens a tab and waits for what stands under it. */
    async open(name: string): Promise<void> {
      await this.tab(name).click();
      await page.getByRole('tab', { name, selected: true }).waitFor();
    },

    /** The names of the services on the cards, from above. */
    async services(): Promise<string[]> {
      await cards.first().waitFor();
      return cards.getByRole('heading').allInnerTexts();
    },
  };
}
