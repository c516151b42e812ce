import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder, holdBack, setStage } from '../stage.ts';
import { aWeekOfVisits, calendarOn, listOn } from './admin-steps.ts';

const { site, visit } = setStage();
const path = '/admin?scheda=appuntamenti';

/** A browser of the shop with no page of the dashboard yet, and how many streams it has asked for. */
async function shopBrowser() {
  await aWeekOfVisits(site());
  const first = await visit('/', { as: site().salone });
  const context = first.context();
  let streams = 0;
  context.on('request', request => void (streams += Number(request.url().endsWith('/api/events'))));
  return { first, context, streams: () => streams };
}

/** A page of the dashboard that shows so many appointments. */
async function openList(page: Page, appointments: number) {
  await page.goto(path);
  await listOn(page).count(`${appointments} appuntamenti`).waitFor();
}

const openTab = async (context: BrowserContext, appointments: number) => {
  const page = await context.newPage();
  await openList(page, appointments);
  return page;
};

async function luciaBooks(time: string) {
  const { lucia: by, anna: stylist, taglio: service } = site();
  await book(site(), { by, service, stylist, date: '2027-01-09', time });
}

test('of two tabs one listens for both; when it is closed the other takes over and still hears', async () => {
  const { first, context, streams } = await shopBrowser();
  await openList(first, 4);
  await expect.poll(streams).toBe(1);
  const second = await openTab(context, 4);
  await luciaBooks('10:00');
  for (const page of [first, second]) await listOn(page).count('5 appuntamenti').waitFor();
  expect(streams()).toBe(1);
  await first.close();
  await expect.poll(streams).toBe(2);
  await luciaBooks('11:00');
  await listOn(second).count('6 appuntamenti').waitFor();
});

test('where the browser has no locks, as on a plain address, every tab listens for itself and tells no other', async () => {
  const { first, context, streams } = await shopBrowser();
  await context.addInitScript('delete Navigator.prototype.locks');
  await openList(first, 4);
  const second = await openTab(context, 4);
  await expect.poll(streams).toBe(2);
  await second.evaluate(`globalThis.told = [];
    new BroadcastChannel('salone.eventi').addEventListener('message', ({ data }) => globalThis.told.push(data))`);
  await luciaBooks('10:00');
  for (const page of [first, second]) await listOn(page).count('5 appuntamenti').waitFor();
  expect(await second.evaluate('globalThis.told')).toEqual([]);
  expect(await second.evaluate('navigator.locks === undefined')).toBe(true);
});

test('what happens after the first reading and before the stream stands is not missed', async () => {
  const { first, context } = await shopBrowser();
  const goOn = await holdBack(context, '**/api/events');
  await openList(first, 4);
  await luciaBooks('10:00');
  goOn('continue');
  await listOn(first).count('5 appuntamenti').waitFor();
});

test('a calendar that cannot be read again stays, and says that it may be out of date', async () => {
  await aWeekOfVisits(site());
  const page = await visit('/admin', { as: site().salone });
  const { visit: visitOf } = calendarOn(page);
  await visitOf(/^Lucia Verdi.*Colore/).waitFor();
  await page.route('**/api/appointments?*', route => route.abort());
  await luciaBooks('10:00');
  await page.getByText('Quello che vedi potrebbe non essere aggiornato.').waitFor();
  expect(await visitOf(/^Lucia Verdi.*Colore/).isVisible()).toBe(true);
  expect(await page.getByText('Non riusciamo a mostrare').count()).toBe(0);
  await expectInOrder(page);
  await page.unroute('**/api/appointments?*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await visitOf(/^Lucia Verdi.*Taglio/).waitFor();
  expect(await page.getByText('Quello che vedi potrebbe').count()).toBe(0);
});
