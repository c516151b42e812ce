import { describe, expect, test } from 'vitest';
import { book, marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { desk, expectInOrder, expectToast, handhelds, phone, setStage, settle, tablet } from '../stage.ts';
import { aWeekOfVisits, calendarOn, customersOn, listOn, register } from './admin-steps.ts';
import { servicesOn } from './services-steps.ts';

const { site, visit } = setStage();

describe('a new appointment', () => {
  test('that lacks something marks what it lacks, the first of it with the focus', async () => {
    const page = await visit('/admin', { as: site().salone, viewport: tablet });
    const calendar = calendarOn(page);
    await calendar.free('giovedì 7 gennaio', '15:00').click();
    await calendar.confirm.click();
    await expectToast(page, 'Errore', 'Seleziona utente e servizio');
    await calendar.customer.and(page.locator(':focus[aria-invalid="true"]')).waitFor();
    await calendar.dialog.getByText('Scegli il cliente', { exact: true }).waitFor();
    await calendar.dialog.getByText('Scegli il servizio', { exact: true }).waitFor();
    await expectInOrder(page);
    await calendar.customer.fill('ross');
    await calendar.option(/^Mario Rossi/).click();
    await calendar.confirm.click();
    await calendar.service.and(page.locator(':focus[aria-invalid="true"]')).waitFor();
    expect(await calendar.customer.getAttribute('aria-invalid')).toBe(null);
  });

  test('keeps every letter that is typed over the customer who was chosen', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: tablet });
    const calendar = calendarOn(page);
    await calendar.free('martedì 5 gennaio', '15:00').click();
    await calendar.customer.fill('ross');
    await calendar.option(/^Mario Rossi/).click();
    await calendar.customer.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('t');
    expect(await calendar.customer.inputValue()).toBe('Mario Rosst');
    await page.keyboard.press('Backspace');
    await calendar.option(/^Mario Rossi/).click();
    await calendar.customer.selectText();
    await page.keyboard.type('Lucia V');
    expect(await calendar.customer.inputValue()).toBe('Lucia V');
    await calendar.option(/^Lucia Verdi/).click();
    expect(await calendar.customer.inputValue()).toBe('Lucia Verdi');
  });

  test.each(handhelds)('does not move its fields when customers are found %s', async (_, viewport) => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
    const calendar = calendarOn(page);
    await calendar.free('martedì 5 gennaio', '15:00').click();
    await calendar.service.waitFor();
    await settle(page);
    const before = await calendar.service.boundingBox();
    await calendar.customer.fill('r');
    await calendar.option(/^Mario Rossi/).waitFor();
    expect(await calendar.service.boundingBox()).toEqual(before);
    await calendar.customer.fill('nessuno si chiama così');
    await calendar.dialog.getByText('Nessun cliente trovato.').waitFor();
    expect(await calendar.service.boundingBox()).toEqual(before);
  });
});

describe.each(handhelds)('the list of appointments %s', (_, viewport) => {
  test('begins today when asked for, then what comes; what was stands below, the last time first', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/admin?scheda=appuntamenti', { as: site().salone, viewport });
    const list = listOn(page);
    const starts = async () =>
      (await list.rows.allInnerTexts()).map(text => /\d+ (gennaio|dicembre)/.exec(text)?.[0]);
    await list.rows.nth(4).waitFor();
    expect((await starts())[0]).toBe('12 gennaio');
    await page.getByRole('combobox', { name: 'Periodo' }).selectOption('Da oggi in poi');
    await page.getByRole('heading', { name: 'Ultima volta' }).waitFor();
    await list.rows.nth(4).waitFor();
    expect(await starts()).toEqual(['7 gennaio', '8 gennaio', '12 gennaio', '15 dicembre', '10 dicembre']);
    await expectInOrder(page);
    await page.reload();
    await list.rows.nth(4).waitFor();
    expect((await starts())[0]).toBe('7 gennaio');
  });

  test('can be narrowed to a day and a status, after a reload as well', async () => {
    await aWeekOfVisits(site());
    const { lucia, anna, taglio } = site();
    const cancelled = { by: lucia, service: taglio, stylist: anna, date: '2027-01-08', time: '09:00' };
    await (await book(site(), cancelled)).cancel();
    const page = await visit('/admin?scheda=appuntamenti', { as: site().salone, viewport });
    const list = listOn(page);
    await page.getByRole('combobox', { name: 'Periodo' }).selectOption('Un giorno');
    await list.count('3 appuntamenti').waitFor();
    const times = async () => (await list.rows.allInnerTexts()).map(text => /\d\d:\d\d/.exec(text)?.[0]);
    expect(await times()).toEqual(['09:00', '10:00', '11:45']);
    await page.getByLabel('Giorno', { exact: true }).fill('2027-01-08');
    await list.count('2 appuntamenti').waitFor();
    await page.getByRole('combobox', { name: 'Stato' }).selectOption('Cancellato');
    await list.count('1 appuntamento').waitFor();
    await page.reload();
    await list.count('1 appuntamento').waitFor();
    await expectInOrder(page);
    await page.getByLabel('Giorno', { exact: true }).fill('2027-01-05');
    await page.getByText('Nessun appuntamento trovato.', { exact: true }).waitFor();
  });

  test('says of one that is over that it is, beside the specified word', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/admin?scheda=appuntamenti', { as: site().salone, viewport });
    const list = listOn(page);
    await list.rows.nth(4).waitFor();
    const texts = await list.rows.allInnerTexts();
    expect(texts[0]).not.toContain('già passato');
    expect(texts[4]).toContain('Confermato');
    expect(texts[4]).toContain('già passato');
  });
});

test.each(['2027-02-31', 'ieri', ''])(
  'an address that names no period shows all appointments: %s',
  async named => {
    await aWeekOfVisits(site());
    const path = `/admin?scheda=appuntamenti&quando=${named}&stato=nessuno`;
    const page = await visit(path, { as: site().salone });
    await listOn(page).count('4 appuntamenti').waitFor();
  },
);

describe('a telephone number', () => {
  test.each([
    ['tablet', tablet],
    ['phone', phone],
  ] as const)('is called by a press wherever it stands: %s', async (_, viewport) => {
    const phone = '3331234567';
    await register(site(), { username: 'zoe', firstName: 'Zoe', phone, isStylist: true, isAdmin: true });
    const page = await visit('/admin?scheda=clienti', { as: site().salone, viewport });
    const number = page.getByRole('link', { name: '0551234567' }).first();
    expect(await number.getAttribute('href')).toBe('tel:0551234567');
    await page.getByRole('tab', { name: 'Stylist' }).click();
    expect(await page.getByRole('link', { name: '3331234567' }).getAttribute('href')).toBe('tel:3331234567');
    await expectInOrder(page);
  });
});

test('the link for a new password stands beside the name, above however many appointments', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/admin?scheda=clienti', { as: site().salone, viewport: phone });
  const customers = customersOn(page);
  await customers.look('Mario Rossi').click();
  await customers.dialog.getByText('5 appuntamenti').waitFor();
  const link = await customers.dialog.getByRole('button', { name: 'Link di reimpostazione' }).boundingBox();
  const first = await customers.dialog.getByRole('listitem').first().boundingBox();
  expect(link?.y ?? 0).toBeLessThan(first?.y ?? 0);
});

test.each([
  ['under a finger', phone, false],
  ['with a mouse', desk, true],
] as const)('a picture is asked to be dragged only where one can: %s', async (_, viewport, drags) => {
  const page = await visit('/admin?scheda=servizi', { as: site().salone, viewport });
  const services = servicesOn(page);
  await services.edit('Taglio uomo').click();
  await services.openUpload.click();
  await services.upload
    .getByText(/dispositivo$/)
    .and(page.locator(':visible'))
    .waitFor();
  expect(await services.upload.getByText('Trascina qui un’immagine').isVisible()).toBe(drags);
  expect(await services.upload.getByText('Scegli un’immagine dal dispositivo').isVisible()).toBe(!drags);
});

test('a day is typed over another one, though on the way it is a day that no month has', async () => {
  const page = await visit('/admin?scheda=appuntamenti&quando=2027-02-15', { as: site().salone });
  const day = page.getByLabel('Giorno', { exact: true });
  await day.focus();
  // Month, day, year, as this browser shows them: the 31st first.
  await page.keyboard.press('ArrowRight');
  // The page goes to the third, which was whole for a moment, while the 31st of February is on its way to March.
  const third = page.waitForRequest(/2027-02-03/);
  await page.keyboard.press('3');
  await page.keyboard.press('1');
  await third;
  expect(await day.inputValue()).toBe('');
  for (const key of ['ArrowLeft', 'ArrowLeft', '0', '3']) await page.keyboard.press(key);
  await expect.poll(() => day.inputValue()).toBe('2027-03-31');
  await page.waitForURL(/quando=2027-03-31/);
  await day.press('Backspace');
  expect(await day.inputValue()).toBe('');
  await day.blur();
  expect(await day.inputValue()).toBe('2027-03-31');
});
