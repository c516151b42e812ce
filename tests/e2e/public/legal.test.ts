import { expect, test } from 'vitest';
import { bookingOn, confirmedAt, setBookingStage } from '../booking/booking-steps.ts';
import { expectInOrder } from '../stage.ts';

const { site, visit } = setBookingStage();

test.each([
  ['/termini', 'Termini di servizio'],
  ['/privacy', 'Privacy'],
])('%s is linked from every foot, in order, and says who the shop is', async (path, name) => {
  const page = await visit('/');
  await page.getByRole('navigation', { name: 'Note legali' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  const text = await page.locator('main').innerText();
  for (const part of ['Salone Aurora', 'Via Giotto 12', 'ciao@saloneaurora.example'])
    expect(text).toContain(part);
  await expectInOrder(page);
});

test.each(['/termini', '/privacy'])('%s is readable before any script has run', async path => {
  const page = await visit(path, { javaScriptEnabled: false });
  expect(await page.locator('main').innerText()).toContain('Salone Aurora');
  expect(await page.locator('main h2').count()).toBeGreaterThan(5);
});

test('the privacy notice names every cookie that the site sets, and no other', async () => {
  const page = await visit('/', { as: site().mario });
  await page.getByRole('radio', { name: 'Scuro' }).check({ force: true });
  await page.goto('/privacy');
  const text = await page.locator('main').innerText();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.toSorted()).toEqual(['salone.browser', 'salone.sid', 'salone.sid.sig', 'salone.tema']);
  const named = text.match(/salone\.[a-z.]+[a-z]/g) ?? [];
  expect([...new Set(named)].toSorted()).toEqual(cookies.toSorted());
});

test('the terms are read in the middle of a booking, which is still there afterwards', async () => {
  const page = await visit('/', { as: site().mario });
  const booking = bookingOn(page);
  await booking.toLastStep(site().taglio.id, /, 10:30$/, 'Anna Bianchi');
  await booking.notes.fill('Corti dietro');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'termini di servizio', exact: true }).click();
  const beside = await opened;
  await beside.getByRole('heading', { level: 1, name: 'Termini di servizio' }).waitFor();
  await beside.close();
  await booking.heading('Conferma la prenotazione').waitFor();
  expect(await booking.notes.inputValue()).toBe('Corti dietro');
  expect(await booking.terms.isChecked()).toBe(false);
  await booking.terms.check();
  await booking.confirm.click();
  await page.waitForURL('/appointments');
  expect(await confirmedAt(site())).toHaveLength(1);
});

test('missing terms are told beside the booking’s buttons, not over them', async () => {
  const page = await visit('/', { as: site().mario });
  const booking = bookingOn(page);
  await booking.toLastStep(site().taglio.id, /, 10:30$/);
  await booking.confirm.click();
  await page.getByText('Devi accettare i termini di servizio per continuare', { exact: true }).waitFor();
  const box = (await page.getByRole('listitem').filter({ hasText: 'Devi accettare' }).boundingBox()) ?? {
    x: 0,
    width: 9_999,
  };
  const summary = await booking.summary.boundingBox();
  expect(box.x + box.width).toBeLessThanOrEqual(summary?.x ?? 0);
  await booking.back.click();
  await booking.heading('Scegli l’ora').waitFor();
});
