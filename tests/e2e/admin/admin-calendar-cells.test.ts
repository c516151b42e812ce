import { describe, expect, test } from 'vitest';
import { withRoles } from '../../../core/people/roles.ts';
import { book } from '../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, holdBack, narrowest, phone, setStage } from '../stage.ts';
import { aWeekOfVisits, calendarOn, listOn } from './admin-steps.ts';

const { site, visit } = setStage();

async function openCalendar(path = '/admin', options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(path, { as: site().salone, ...options });
  await page.getByRole('grid').waitFor();
  return { page, calendar: calendarOn(page), stylist: page.getByRole('combobox', { name: 'Stylist' }) };
}

test('a week stays readable while the next one is on its way', async () => {
  const { page } = await openCalendar();
  const goOn = await holdBack(page, '**/api/appointments?**');
  await page.getByRole('button', { name: 'Settimana successiva' }).click();
  await page.locator('main [aria-busy=true]').waitFor();
  await expectInOrder(page);
  goOn('continue');
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
});

describe('whose week is shown', () => {
  test('is the default stylist’s, 74; where there is none, the first by name', async () => {
    const first = await openCalendar();
    expect(await first.stylist.inputValue()).toBe('74');
    await site().store.users.changeRoles(site().anna.id, withRoles({ isStylist: false }));
    await site().store.users.add({
      ...{ username: 'zoe', firstName: 'Ada', lastName: 'Alba', email: null, phone: null },
      ...{ isAdmin: false, isStylist: true, passwordHash: 'plain:x' },
    });
    const { stylist } = await openCalendar();
    expect(await stylist.locator('option').allInnerTexts()).toEqual(['Ada Alba', 'Bruno Conti']);
    expect(await stylist.locator('option:checked').innerText()).toBe('Ada Alba');
  });
});

test('a week is a column of hours and seven days; what lies outside the hours is a dash', async () => {
  const { page, calendar } = await openCalendar();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads.map(text => text.split('\n').join(' '))).toEqual([
    ...['Ora', 'lun 4', 'mar 5', 'mer 6', 'gio 7', 'ven 8', 'sab 9', 'dom 10'],
  ]);
  expect(await page.getByRole('gridcell').filter({ hasText: /^-$/ }).count()).toBe(4 * 4);
  await calendar.free('sabato 9 gennaio', '13:30').waitFor();
  expect(await calendar.free('giovedì 7 gennaio', '13:30').count()).toBe(0);
  expect(await calendar.free('martedì 5 gennaio', '08:30').count()).toBe(1);
});

test('in the narrowest window the ways to look and the way to today stand beside each other', async () => {
  const { page } = await openCalendar('/admin', { viewport: narrowest });
  const views = await page.getByRole('main').getByRole('radiogroup').boundingBox();
  const today = await page.getByRole('button', { name: 'Oggi' }).boundingBox();
  expect((views?.x ?? 0) + (views?.width ?? 0)).toBeLessThanOrEqual(today?.x ?? 0);
});

test('a free slot offers itself when it is pointed at; visits have the colours of their categories', async () => {
  await aWeekOfVisits(site());
  const { page, calendar } = await openCalendar();
  const free = calendar.free('giovedì 7 gennaio', '15:00');
  const looks = (of: typeof free, property: string) =>
    of.evaluate<string, string>(
      (node, name) =>
        (node as unknown as { computedStyleMap(): Map<string, unknown> }).computedStyleMap().get(name) + '',
      property,
    );
  expect(await looks(free, 'opacity')).toBe('0');
  await free.hover();
  await expect.poll(() => looks(free, 'opacity')).toBe('1');
  expect(await free.innerText()).toBe('+ 15:00');
  await page.mouse.move(0, 0);
  const colours = await Promise.all(
    [/· Taglio/, /· Colore/, /Rifinitura/].map(name =>
      looks(calendar.visit(name).first(), 'background-color'),
    ),
  );
  expect(new Set(colours).size).toBe(3);
});

describe('a new appointment', () => {
  test('is made on a phone by tapping a free quarter-hour, for that time and that stylist', async () => {
    const { page, calendar } = await openCalendar('/admin?giorno=2027-01-07', { viewport: phone });
    await calendar.free('giovedì 7 gennaio', '15:00').tap();
    await calendar.dialog.getByText('giovedì 7 gennaio, 15:00, con Anna Bianchi').waitFor();
    await calendar.customer.fill('ross');
    await calendar.option(/^Mario Rossi/).click();
    await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
    await calendar.dialog.getByText('Dalle 15:00 alle 15:30.').waitFor();
    const sent = page.waitForRequest(request => request.method() === 'POST');
    await calendar.confirm.click();
    await expectToast(page, 'Successo', 'Appuntamento creato con successo');
    expect((await sent).postDataJSON()).toEqual({
      ...{ userId: site().mario.id, serviceId: site().taglio.id, stylistId: 74, notes: '' },
      ...{ date: '2027-01-07', time: '15:00', expected: { price: 1_800, duration: 30 } },
      requestId: expect.any(String) as string,
    });
  });

  test('ends later when a longer service is chosen instead', async () => {
    const { calendar } = await openCalendar();
    await calendar.free('giovedì 7 gennaio', '15:00').click();
    await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
    await calendar.dialog.getByText('Dalle 15:00 alle 15:30.').waitFor();
    await calendar.service.selectOption({ label: 'Colore · 1 ora e 30 minuti · 55,00 €' });
    await calendar.dialog.getByText('Dalle 15:00 alle 16:30.').waitFor();
  });

  test.each([
    [
      'without a word of the server is told in the specification’s',
      'Bad Gateway',
      "Errore durante la creazione dell'appuntamento",
    ],
    [
      'with a word of the server, but no code, is told in the server’s',
      '{"error":"Torniamo tra un minuto."}',
      'Torniamo tra un minuto.',
    ],
  ])('that fails %s', async (_, body, told) => {
    const { page, calendar } = await openCalendar();
    await calendar.free('giovedì 7 gennaio', '15:00').click();
    await calendar.customer.fill('ross');
    await calendar.option(/^Mario Rossi/).click();
    await calendar.service.selectOption({ label: 'Taglio uomo · 30 minuti · 18,00 €' });
    await calendar.dialog.getByText('Dalle 15:00 alle 15:30.').waitFor();
    await page.route('**/api/appointments', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 502, body }) : route.continue(),
    );
    await calendar.confirm.click();
    await expectToast(page, 'Errore', told);
  });
});

test('many visits of one day all stand in the calendar and in the list', async () => {
  await aWeekOfVisits(site());
  const { lucia, anna, barba } = site();
  const quarters = ['00', '15', '30', '45'].flatMap(minute =>
    ['14', '15', '16'].map(hour => `${hour}:${minute}`),
  );
  for (const time of quarters)
    await book(site(), { by: lucia, service: barba, stylist: anna, date: '2027-01-07', time });
  const { page, calendar } = await openCalendar('/admin?vista=giorno&giorno=2027-01-07');
  await calendar.count('12 appuntamenti').waitFor();
  expect(await calendar.visit(/^Lucia Verdi/).count()).toBe(12);
  await page.getByRole('tab', { name: 'Appuntamenti' }).click();
  await listOn(page).count('16 appuntamenti').waitFor();
  expect(await listOn(page).rows.filter({ hasText: 'Gio 7 gennaio 2027' }).count()).toBe(12);
});
