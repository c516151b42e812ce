import type { Locator, Page } from 'playwright-core';
import { Temporal } from 'temporal-polyfill';
import { listAppointments } from '../../../adapters/http/contract/appointments.ts';
import type { NewUser } from '../../../core/people/user.ts';
import { ok } from '../../../core/problem.ts';
import type { RunningShop } from '../../http/running-shop.ts';
import { book } from '../appointments/appointments-steps.ts';

/** A week of the small shop: what Anna and Bruno have to do from Tuesday 5 January 2027. */
export async function aWeekOfVisits(shop: RunningShop): Promise<void> {
  const { mario, lucia, anna, bruno, taglio, barba, colore } = shop;
  await book(shop, { by: mario, service: taglio, stylist: anna, date: '2027-01-05', time: '09:00' });
  await book(shop, { by: lucia, service: colore, stylist: anna, date: '2027-01-05', time: '10:00' });
  await book(shop, { by: lucia, service: barba, stylist: bruno, date: '2027-01-05', time: '11:45' });
  await book(shop, { by: mario, service: barba, stylist: anna, date: '2027-01-08', time: '16:00' });
}

/** The shop closes on Tuesday and Friday, on which Mario comes twice and Lucia twice. */
export async function closeTheWeek(shop: RunningShop): Promise<void> {
  await aWeekOfVisits(shop);
  const [from, to] = ['2027-01-05', '2027-01-08'].map(date => Temporal.PlainDate.from(date));
  const closure = { id: null, from, to, hours: [], stylistIds: null, reason: 'Ferie' } as never;
  await shop.store.timetables.change(Temporal.PlainDate.from('2027-01-05'), () =>
    ok({ write: { in: 'closures', put: closure }, answer: () => undefined }),
  );
}

type Input = { readonly name: string };

/** What a form has an input for; of a field in several parts its name alone. */
export async function askedIn(form: Locator): Promise<string[]> {
  const names = await form
    .locator('[name]')
    .evaluateAll(inputs => inputs.map(input => (input as unknown as Input).name.split('.')[0] ?? ''));
  return [...new Set(names)].sort();
}

/** The calendar as a person handles it. */
export function calendarOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Nuovo Appuntamento' });
  return {
    period: page.getByRole('main').getByRole('heading', { level: 2 }),
    grid: page.getByRole('grid'),
    visit: (name: RegExp) => page.getByRole('gridcell').getByRole('button', { name }),
    free: (day: string, time: string) =>
      page.getByRole('button', { name: `Aggiungi un appuntamento: ${day}, ${time}` }),
    count: (text: string) => page.getByText(text, { exact: true }),
    dialog,
    customer: dialog.getByRole('combobox', { name: 'Cliente' }),
    service: dialog.getByRole('combobox', { name: 'Servizio' }),
    option: (name: RegExp) => dialog.getByRole('option', { name }),
    confirm: dialog.getByRole('button', { name: 'Conferma' }),
  };
}

/** The list of all appointments as a person handles it. */
export function listOn(page: Page) {
  return {
    search: page.getByRole('searchbox'),
    stylist: page.getByRole('combobox', { name: 'Stylist' }),
    /** Rows of the table without its headings, or cards on a phone. */
    rows: page.locator('main tbody tr, main li[tabindex]'),
    count: (text: string) => page.getByText(text, { exact: true }),
    more: page.getByRole('button', { name: 'Mostra altri' }),
    question: page.getByRole('alertdialog'),
  };
}

/** The customers as a person handles them. */
export function customersOn(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    ...listOn(page),
    tiles: async () =>
      (await page.locator('main dl').innerText()).split('\n').filter(text => /^\d/.test(text)),
    edit: (name: string) => page.getByRole('button', { name: `Modifica ${name}` }),
    look: (name: string) => page.getByRole('button', { name: `Scheda di ${name}` }),
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    save: dialog.getByRole('button', { name: 'Salva' }),
    messages: () => dialog.locator('form [role="alert"]').allInnerTexts(),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
  };
}

/** Somebody new in the shop, of whom little is known. */
export async function register(
  shop: RunningShop,
  person: Partial<NewUser> & { username: string },
): Promise<void> {
  const nothing = { firstName: null, lastName: null, email: null, phone: null };
  const roles = { isAdmin: false, isStylist: false };
  await shop.store.users.add({ ...nothing, ...roles, passwordHash: 'plain:x', ...person });
}

/** What stands for the Tuesday of that week, from another computer. */
export async function tuesdayOf(site: RunningShop) {
  const shop = site.browser();
  await shop.logIn(site.salone);
  const all = await shop.call(listAppointments, { query: { from: '2027-01-05', to: '2027-01-05' } });
  return { shop, all: all.toReversed() };
}
