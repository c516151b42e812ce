import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder, handhelds, phone, screens, setStage, tablet } from '../stage.ts';
import { aWeekOfVisits, calendarOn } from './admin-steps.ts';

const { site, visit } = setStage();

type Options = Parameters<typeof visit>[1] & { at?: string };

async function openCalendar(path = '/admin', { at, ...options }: Options = {}) {
  await aWeekOfVisits(site());
  if (at) site().clock.moveTo(at);
  const page = await visit(path, { as: site().salone, ...options });
  await page.getByRole('grid').waitFor();
  return { page, calendar: calendarOn(page) };
}

const afternoon = '2027-01-05T17:05:00+01:00';

/** The frame that scrolls, and the line for now in it. */
const frameOf = (page: Page) => page.locator('div:has(> [role="grid"])');

async function boxOf(place: ReturnType<Page['locator']>) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

async function expectNowInView(page: Page) {
  const frame = await boxOf(frameOf(page));
  const line = await boxOf(page.getByTitle('Adesso, 17:05').first());
  expect(line.y).toBeGreaterThan(frame.y);
  expect(line.bottom).toBeLessThan(Math.min(frame.bottom, page.viewportSize()?.height ?? 0));
  expect(line.x).toBeGreaterThanOrEqual(frame.x);
  expect(line.right).toBeLessThanOrEqual(frame.right + 1);
}

const scrolled = (page: Page, to: number) =>
  frameOf(page).evaluate(
    (frame, top) => (frame as unknown as { scrollTo(at: object): void }).scrollTo({ top }),
    to,
  );

describe.each(screens)('the calendar %s', (_, viewport) => {
  test.each(['giorno', 'settimana', 'salone'])('opens at now, today in view: %s', async view => {
    const { page } = await openCalendar(`/admin?vista=${view}`, { viewport, at: afternoon });
    await expectNowInView(page);
    await expectInOrder(page);
  });

  test('is shown now again by the button for today, also where today is shown already', async () => {
    const { page } = await openCalendar('/admin', { viewport, at: afternoon });
    await scrolled(page, 0);
    await page.getByRole('button', { name: 'Oggi' }).click();
    await expectNowInView(page);
    await page.getByRole('button', { name: /successiv/ }).click();
    await page.getByTitle('Adesso, 17:05').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Oggi' }).click();
    await page.getByTitle('Adesso, 17:05').waitFor();
    await expectNowInView(page);
  });
});

describe('the calendar on a phone', () => {
  test.each(['giorno', 'settimana', 'salone'])(
    'begins in the upper quarter of the screen: %s',
    async view => {
      const { page } = await openCalendar(`/admin?vista=${view}`, { viewport: phone });
      expect((await boxOf(frameOf(page))).y).toBeLessThanOrEqual(phone.height / 4);
      const fits = 'document.querySelector("main").getBoundingClientRect().bottom <= innerHeight';
      expect(await page.evaluate(fits)).toBe(true);
    },
  );

  test('lets what comes up stand right above its foot, whether the day has something to say or not', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const kept = () =>
      page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--foot-bar")');
    await page.getByRole('grid').waitFor();
    await expect.poll(kept).toBe('64px');
    await aWeekOfVisits(site());
    await page.reload();
    await expect.poll(kept).toBe('140px');
  });

  test('keeps its title for readers, and shows it in the other tabs', async () => {
    const { page } = await openCalendar('/admin', { viewport: phone });
    const title = page.getByRole('heading', { level: 1, name: 'Dashboard Amministratore' });
    expect((await boxOf(title.locator('..'))).width).toBeLessThan(2);
    await page.getByRole('tab', { name: 'Clienti' }).click();
    await expect.poll(async () => (await boxOf(title.locator('..'))).width).toBeGreaterThan(200);
  });

  test('leads to another month or year from its date', async () => {
    const { page, calendar } = await openCalendar('/admin', { viewport: phone });
    await page.getByRole('button', { name: 'Martedì 5 gennaio 2027' }).click();
    await page.getByRole('combobox', { name: 'Mese' }).selectOption('Marzo');
    await expectInOrder(page);
    await page.getByRole('combobox', { name: 'Anno' }).selectOption('2028');
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).last().click();
    await expect.poll(() => calendar.period.innerText()).toContain('Domenica 5 marzo 2028');
  });
});

test.each(handhelds)(
  'whoever scrolls the team’s day still sees whose column is whose %s',
  async (_, viewport) => {
    const { page } = await openCalendar('/admin?vista=salone', { viewport });
    await scrolled(page, 10_000);
    const down = await frameOf(page).evaluate(frame => (frame as unknown as { scrollTop: number }).scrollTop);
    expect(down).toBeGreaterThan(200);
    const frame = await boxOf(frameOf(page));
    for (const name of [/^Anna Bianchi/, /^Bruno Conti/]) {
      const head = await boxOf(page.getByRole('columnheader', { name }));
      expect(Math.abs(head.y - frame.y)).toBeLessThanOrEqual(1);
    }
  },
);

test.each(handhelds)('its other pages are 44 pixels wide and high for a finger %s', async (_, viewport) => {
  const { page } = await openCalendar('/admin', { viewport });
  for (const name of ['Avvisi', 'Statistiche', 'Impostazioni']) {
    const { width, height } = await boxOf(page.getByRole('link', { name }));
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
  }
});

test('a browser remembers whose days were shown and how, another does not know', async () => {
  const { page } = await openCalendar('/admin', { viewport: tablet });
  await page.getByRole('combobox', { name: 'Stylist' }).selectOption('Bruno Conti');
  await page.getByText('Giorno', { exact: true }).click();
  await page.goto('/');
  await page.goto('/admin');
  await page.getByRole('grid', { name: 'Giorno' }).waitFor();
  const chosen = page.getByRole('combobox', { name: 'Stylist' }).locator('option:checked');
  expect(await chosen.innerText()).toBe('Bruno Conti');
  const other = await visit('/admin', { as: site().salone, viewport: tablet });
  await other.getByRole('grid', { name: 'Settimana' }).waitFor();
  await page.evaluate(`localStorage.setItem('salone.calendario', '{"view":7,"stylistId":"x"')`);
  await page.goto('/admin');
  await page.getByRole('grid', { name: 'Settimana' }).waitFor();
});

test('what stands open over midnight shows the new day, also after the button for today', async () => {
  // Two minutes, not a night: no session ends between.
  const at = '2027-01-05T23:59:00+01:00';
  const { page, calendar } = await openCalendar('/admin?vista=giorno', { at, fresh: true });
  await page.getByRole('button', { name: 'Oggi' }).click();
  await expect.poll(() => calendar.period.innerText()).toContain('Martedì 5 gennaio 2027');
  site().clock.moveTo('2027-01-06T00:01:00+01:00');
  await page.clock.setFixedTime('2027-01-06T00:01:00+01:00');
  await page.clock.runFor(30_000);
  await expect.poll(() => calendar.period.innerText()).toContain('Mercoledì 6 gennaio 2027');
});

describe('an appointment of a quarter of an hour', () => {
  test('says when and who, the service as far as there is room', async () => {
    const { calendar } = await openCalendar('/admin?vista=salone', { viewport: tablet });
    const block = calendar.visit(/^Lucia Verdi ?, Rifinitura barba/);
    for (const text of ['11:45', 'Lucia Verdi']) {
      const part = block.getByText(text, { exact: true });
      const whole = await part.evaluate(
        node =>
          (node as unknown as { scrollWidth: number }).scrollWidth <=
          (node as unknown as { clientWidth: number }).clientWidth + 1,
      );
      expect(whole, text).toBe(true);
    }
    expect((await boxOf(block.locator('..'))).height).toBeGreaterThanOrEqual(24);
  });

  test('has a cross that a finger reaches in 44 pixels, and a row one can hit beside it', async () => {
    const { lucia, anna, barba } = site();
    await book(site(), { by: lucia, service: barba, stylist: anna, date: '2027-01-05', time: '15:00' });
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: phone });
    const cross = page.getByRole('button', {
      name: 'Elimina l’appuntamento di Lucia Verdi per Rifinitura barba',
    });
    await cross.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(cross);
    const [left, top] = [x + width / 2, y + height / 2];
    for (const [right, down] of [
      [0, 0],
      [21, 0],
      [-21, 0],
      [0, 21],
      [0, -21],
    ] as const)
      expect(
        await page.evaluate(
          `document.elementFromPoint(${left + right}, ${top + down}).closest('button')?.getAttribute('aria-label')`,
        ),
        `${right} to the right, ${down} down`,
      ).toContain('Elimina');
    const free = calendarOn(page).free('martedì 5 gennaio', '16:00');
    expect((await boxOf(free.locator('..'))).height).toBeGreaterThanOrEqual(24);
  });
});
