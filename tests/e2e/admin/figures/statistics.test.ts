import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../../adapters/http/contract/calls.ts';
import { desk, expectInOrder, phone, setStage, tablet } from '../../stage.ts';

const { site, visit } = setStage();

/** Last week Mario came twice and Lucia did not; this week both are expected. */
async function someWeeks() {
  const { salone, mario, lucia, taglio, colore, anna, bruno } = site();
  const admin = site().browser();
  await admin.logIn(salone);
  const put = (date: string, time: string, who: typeof mario, what = taglio, whom = anna) =>
    admin.call(calls.bookAppointment, {
      body: {
        ...{ date, time, userId: who.id, serviceId: what.id, stylistId: whom.id, notes: null },
        override: true,
      },
    });
  await put('2026-12-29', '10:00', mario);
  await put('2026-12-30', '11:00', mario, colore, bruno);
  const missed = await put('2026-12-31', '17:00', lucia);
  await put('2027-01-07', '09:00', lucia);
  await admin.call(calls.setOutcome, { params: { id: missed.id }, body: { outcome: 'missed' } });
  return { admin, put };
}

/** Of the lines below the columns: whether each ends well before the next one begins. */
async function standApart(page: Page, title: string): Promise<boolean> {
  const drawing = page.getByRole('img', { name: title });
  const boxes = await Promise.all((await drawing.locator('text').all()).map(line => line.boundingBox()));
  const known = boxes.filter(box => box !== null);
  return known.every(one =>
    known.every(other => one.y !== other.y || one.x >= other.x || one.x + one.width + 4 <= other.x),
  );
}

describe.each([
  ['on a phone', phone],
  ['on a tablet', tablet],
  ['at a desk', desk],
])('the figures of the shop %s', (_, viewport) => {
  test('are opened from the dashboard, looked through, compared and followed as they change', async () => {
    const { put } = await someWeeks();
    const page = await visit('/admin', { as: site().salone, viewport });
    await page.getByRole('link', { name: 'Statistiche' }).click();
    await page.getByText('Ancora in programma: 1 appuntamento, 18 €.').waitFor();
    await page.getByRole('combobox', { name: 'Periodo' }).selectOption('Settimana');
    await page.getByText('4 – 10 gennaio 2027', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Periodo prima' }).click();
    await page.getByText('28 dicembre 2026 – 3 gennaio 2027', { exact: true }).waitFor();
    const takings = page.getByRole('region', { name: /^Incasso, 28 dicembre/ });
    await takings.getByText('73 €', { exact: true }).waitFor();
    // Nobody came in the week before: no mark of it lies on zero.
    expect(await page.getByText('periodo prima').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Non venuti' }).innerText()).toContain('1');
    await page.getByRole('region', { name: 'Incasso per giorno' }).getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    const slider = page.getByRole('region', { name: 'Incasso per giorno' }).getByRole('slider');
    expect(await slider.getAttribute('aria-valuetext')).toMatch(
      /^Martedì 29 dicembre: 18\s€, 1 appuntamento/,
    );
    expect(await standApart(page, 'Quanto prima si prenota')).toBe(true);
    const numbers = page.getByRole('button', { name: 'Mostra i numeri: Per servizio' });
    await numbers.press('Enter');
    const table = page.getByRole('table', { name: 'Per servizio' });
    await table.getByRole('row', { name: /Colore 1 55\s€ 0\s€/ }).waitFor();
    await expectInOrder(page);
    await put('2026-12-30', '16:00', site().lucia);
    await takings.getByText('91 €', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Di chi' }).selectOption('Bruno Conti');
    await takings.getByText('55 €', { exact: true }).waitFor();
    await page.reload();
    await takings.getByText('55 €', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Periodo' }).selectOption('Dal – al');
    await page.getByLabel('Dal').fill('2027-03-01');
    await page.getByText('La data finale viene prima di quella iniziale').waitFor();
    await page.getByLabel('Al', { exact: true }).fill('2027-03-02');
    await page.getByText('Questo periodo deve ancora venire').waitFor();
    await expectInOrder(page);
    await page.route('**/api/statistics*', route => route.abort());
    await page.getByRole('button', { name: 'Periodo dopo' }).click();
    await page.getByText('Non riusciamo a mostrare le statistiche.').waitFor();
    await page.unroute('**/api/statistics*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Non riusciamo a mostrare le statistiche.').waitFor({ state: 'hidden' });
  });
});
