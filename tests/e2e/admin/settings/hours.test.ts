import { expect, test } from 'vitest';
import { seeAvailability } from '../../../../adapters/http/contract/calendar.ts';
import { keepWeek, listWeeks } from '../../../../adapters/http/contract/timetable/weeks.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, holdBack, phone, setStage } from '../../stage.ts';
import { settingsOn } from './settings-steps.ts';

const { site, visit } = setStage();

/** On so many lines. */
type Drawn = { getClientRects(): { length: number } };

async function asAdmin() {
  const admin = site().browser();
  await admin.logIn(site().salone);
  return admin;
}

test('other hours from a date say whom they leave outside, outlive a reload and a lost session, and are taken back', async () => {
  const { lucia, anna, taglio } = site();
  await book(site(), { by: lucia, service: taglio, stylist: anna, date: '2027-01-14', time: '09:00' });
  const page = await visit('/admin/settings', { as: site().salone, viewport: phone });
  const settings = settingsOn(page);
  const ranges = page.getByText(/^\d+:\d\d – \d+:\d\d$/);
  await ranges.first().waitFor();
  const linesOfEach = await ranges.evaluateAll(all =>
    all.map(range => (range as unknown as Drawn).getClientRects().length),
  );
  expect(new Set(linesOfEach)).toEqual(new Set([1]));
  await page.getByLabel('Valgono dal').fill('2027-01-11');
  await page.getByRole('button', { name: /^Orari di Giovedì/ }).tap();
  await page.getByLabel('Giovedì, fascia 1: dalle').selectOption('11:00');
  await page.getByText('Cambia giovedì.').waitFor();
  await page.getByRole('button', { name: '1 appuntamento resta fuori' }).waitFor();
  await expectInOrder(page);
  await page.reload();
  await page.getByText('Cambia giovedì.').waitFor();
  await page.getByRole('button', { name: '1 appuntamento resta fuori' }).waitFor();
  await page.context().clearCookies();
  await settings.button('Salva gli orari').tap();
  const again = page.getByRole('dialog', { name: 'Accedi di nuovo' });
  await again.getByLabel('Password', { exact: true }).fill('salone');
  await page.keyboard.press('Enter');
  await again.waitFor({ state: 'detached' });
  await settings.button('Salva gli orari').tap();
  await page.getByRole('dialog', { name: 'Un appuntamento resta fuori' }).waitFor();
  await expectInOrder(page);
  await settings.press('Salva gli orari');
  await expectToast(
    page,
    'Orari salvati',
    'Valgono da lunedì 11 gennaio 2027. Un appuntamento è da sistemare.',
  );
  const admin = await asAdmin();
  const query = { from: '2027-01-07', to: '2027-01-14', serviceId: taglio.id, stylistId: anna.id };
  const days = await admin.call(seeAvailability, { query });
  expect([days[0]?.firstStart, days[7]?.firstStart]).toEqual(['08:30', '11:00']);
  await settings.button('Togli gli orari: Da lunedì 11 gennaio 2027').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).tap();
  await expectToast(page, 'Orari tolti');
  expect(await admin.call(listWeeks)).toHaveLength(1);
});

test('hours are saved one after the other, with what is written meanwhile, and nobody else is blamed', async () => {
  const page = await visit('/admin/settings', { as: site().salone });
  const settings = settingsOn(page);
  const monday = page.getByRole('switch', { name: 'Lunedì' });
  const sunday = page.getByRole('switch', { name: 'Domenica' });
  const [save, focused] = [settings.button('Salva gli orari'), page.locator(':focus')];
  const goOn = await holdBack(page, '**/api/shop/weeks/*');
  await monday.press('Space');
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await save.press('Enter');
  await sent;
  await sunday.press('Space');
  goOn('continue');
  await expectToast(page, 'Orari salvati');
  await page.getByText('Cambia domenica.').waitFor();
  expect(await sunday.and(focused).count()).toBe(1);
  await save.press('Enter');
  await page.getByText('Nessun cambiamento.').waitFor();
  await save.and(focused).waitFor();
  const admin = await asAdmin();
  const open = async () =>
    (await admin.call(listWeeks)).map(({ week }) =>
      week.flatMap((day, place) => (day.length > 0 ? place : [])),
    );
  expect(await open()).toEqual([
    [1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5, 6],
  ]);
  await settings.button('Togli gli orari: Adesso').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  await page.getByRole('heading', { name: 'In vigore e in arrivo' }).and(focused).waitFor();
  await monday.press('Space');
  await save.press('Enter');
  await page.getByText('Nessun cambiamento.').waitFor();
  expect(await open()).toEqual([
    [1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5],
  ]);
});

test('a week is written with the keyboard: a day opened, its hours copied; another’s change is told first', async () => {
  const page = await visit('/admin/settings', { as: site().salone });
  const settings = settingsOn(page);
  await page.getByRole('switch', { name: 'Lunedì' }).press('Space');
  await page.getByText('Cambia lunedì.').waitFor();
  await page.getByLabel('Lunedì, fascia 2: dalle').selectOption('12:00');
  await page.getByText('Le fasce vanno in ordine, senza sovrapporsi').first().waitFor();
  await expectInOrder(page);
  await settings.button('Togli la fascia: Lunedì, fascia 2').press('Enter');
  await page.getByLabel('Lunedì: dalle').and(page.locator(':focus')).waitFor();
  await settings.button('Copia gli orari di Lunedì').press('Enter');
  await page.getByRole('menuitem', { name: 'Su Domenica' }).press('Enter');
  await page.getByText('Cambiano lunedì e domenica.').waitFor();
  const admin = await asAdmin();
  const [version] = await admin.call(listWeeks);
  const week = version?.week ?? [];
  const body = { week: week.map(() => [{ from: '09:00', to: '18:00' }]) as never };
  await admin.call(keepWeek, { params: { validFrom: '2027-03-01' }, body });
  await settings.button('Salva gli orari').press('Enter');
  await page.getByText(/un’altra persona ha cambiato gli orari/).waitFor();
  await settings.button('Salva gli orari').press('Enter');
  await expectToast(page, 'Orari salvati');
  const stored = await admin.call(listWeeks);
  expect(stored.map(({ validFrom }) => validFrom)).toEqual([null, '2027-01-05', '2027-03-01']);
  expect(stored[1]?.week[6]).toEqual(stored[1]?.week[0]);
});
