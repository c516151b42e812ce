import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desk, screens, setStage } from '../stage.ts';
import { aWeekOfVisits, calendarOn, customersOn } from './admin-steps.ts';

const { site, visit } = setStage();

async function openAt(path: string, options: Parameters<typeof visit>[1] = {}) {
  await aWeekOfVisits(site());
  return visit(path, { as: site().salone, ...options });
}

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' });

describe.each(screens)('what goes on paper %s', (_, viewport) => {
  test.each([
    ['giorno', 2],
    ['settimana', 3],
    ['salone', 3],
  ] as const)('is the calendar as it is on the screen, with its appointments: %s', async (view, visits) => {
    const page = await openAt(`/admin?vista=${view}`, { viewport });
    const calendar = calendarOn(page);
    await calendar.visit(/^Mario Rossi ?, 09:00/).waitFor();
    const heads = await page.getByRole('columnheader').count();
    await onPaper(page);
    await expect.poll(() => calendar.visit(/Rossi|Verdi/).count()).toBe(visits);
    for (const block of await calendar.visit(/Rossi|Verdi/).all()) expect(await block.isVisible()).toBe(true);
    expect(await page.getByRole('columnheader').count()).toBe(heads);
    const cut = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(
      document.querySelector('[role="grid"]').parentElement)`;
    expect(await page.evaluate<number>(cut)).toBeLessThanOrEqual(0);
    expect(await page.getByRole('button', { name: /^(Elimina|Aggiungi)/ }).count()).toBe(0);
    expect(await calendar.period.isVisible()).toBe(true);
  });

  test('is the list in its own form, without what is pressed', async () => {
    const page = await openAt('/admin?scheda=appuntamenti', { viewport });
    await page.getByText('4 appuntamenti').waitFor();
    const tables = await page.getByRole('table').count();
    await onPaper(page);
    await page.getByText('Rifinitura barba').first().waitFor();
    expect(await page.getByRole('table').count()).toBe(tables);
    // A name opens its appointment, and is read on paper as well.
    const pressed = page.getByRole('button').filter({ hasNotText: /^(Mario Rossi|Lucia Verdi)$/ });
    expect(await pressed.count()).toBe(0);
  });

  test('is the open dialog alone, all of it', async () => {
    const page = await openAt('/admin?scheda=clienti', { viewport });
    const customers = customersOn(page);
    await customers.look('Lucia Verdi').click();
    await customers.dialog.getByText('2 appuntamenti').waitFor();
    await onPaper(page);
    expect(await customers.dialog.getByText(/^Colore con Anna Bianchi · 55,00/).isVisible()).toBe(true);
    expect(await page.locator('main').isVisible()).toBe(false);
    const place = '[getComputedStyle(document.querySelector("[role=dialog]").parentElement).position]';
    expect(await page.evaluate(place)).toEqual(['static']);
  });
});

test('in forced colours closed, past and free hours, today and the appointments are told apart', async () => {
  const page = await openAt('/admin?vista=giorno', { viewport: desk, forcedColors: 'active' });
  site().clock.moveTo('2027-01-05T11:00:00+01:00');
  site().clock.moveTo('2027-01-05T11:00:00+01:00');
  await page.clock.setFixedTime('2027-01-05T11:00:00+01:00');
  await page.reload();
  const look = (selector: string, property: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${property}`);
  await calendarOn(page)
    .visit(/^Lucia Verdi ?, 10:00/)
    .waitFor();
  await page.evaluate(`for (const cell of document.querySelectorAll('[role="gridcell"]')) {
    if (cell.textContent === '-') cell.id = 'closed';
    else if (cell.textContent === '') cell.id = 'past';
    else if (cell.querySelector('[aria-label^="Aggiungi"]')) cell.id = 'free';
    else cell.id = 'taken';
  }`);
  const shades = await Promise.all(['#closed', '#past', '#free'].map(cell => look(cell, 'backgroundImage')));
  expect(new Set(shades).size).toBe(3);
  expect(await look('#taken > button', 'borderTopStyle')).toBe('solid');
  await page.goto('/admin?vista=settimana');
  await calendarOn(page).grid.waitFor();
  expect(await look('[data-today]', 'borderBottomWidth')).toBe('3px');
});
