import { expect, test } from 'vitest';
import { bookAppointment } from '../../../../adapters/http/contract/appointments.ts';
import { seeBookingRules } from '../../../../adapters/http/contract/timetable/rules.ts';
import { desk, expectInOrder, expectToast, holdBack, phone, setStage } from '../../stage.ts';

const { site, visit } = setStage();

test('what is chosen while rules are being saved is still there to be saved', async () => {
  const page = await visit('/admin/settings?scheda=regole', { as: site().salone, viewport: desk });
  const save = page.getByRole('button', { name: 'Salva le regole' });
  const cancelling = page.getByLabel('Fino a quando si cancella');
  await cancelling.waitFor();
  const goOn = await holdBack(page, '**/api/settings/booking');
  await page.getByLabel('Preavviso minimo').selectOption('2 giorni prima');
  await save.click();
  await cancelling.focus();
  await cancelling.selectOption('1 giorno prima');
  goOn('continue');
  await expectToast(page, 'Regole salvate');
  expect(await cancelling.inputValue()).toBe('1440');
  await cancelling.and(page.locator(':focus')).waitFor();
  await save.click();
  await save.waitFor({ state: 'detached' });
  const admin = site().browser();
  await admin.logIn(site().salone);
  expect(await admin.call(seeBookingRules)).toMatchObject({ minNotice: 2880, cancelUntil: 1440 });
});

test('rules for who books are set by staff and seen by customers', async () => {
  const page = await visit('/admin/settings?scheda=regole', { as: site().salone, viewport: desk });
  const save = page.getByRole('button', { name: 'Salva le regole' });
  const rule = (label: string) => page.getByLabel(label);
  await rule('Preavviso minimo').selectOption('2 giorni prima');
  await rule('Fino a quando si cancella').selectOption('1 giorno prima');
  await rule('Fino a quando si sposta').selectOption('2 ore prima');
  await expectInOrder(page);
  await page.getByRole('tab', { name: 'Orari' }).click();
  await page.getByRole('tab', { name: 'Orari', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Regole' }).click();
  expect(await rule('Fino a quando si sposta').inputValue()).toBe('120');
  await save.click();
  await expectToast(page, 'Regole salvate', 'Valgono da subito per chi prenota.');
  await save.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Regole per chi prenota' }).and(page.locator(':focus')).waitFor();

  const { mario, taglio, anna } = site();
  const admin = site().browser();
  await admin.logIn(site().salone);
  await admin.call(bookAppointment, {
    body: {
      ...{ userId: mario.id, serviceId: taglio.id, stylistId: anna.id },
      ...{ date: '2027-01-05', time: '17:00', notes: null },
    },
  });
  const theirs = await visit('/appointments', { as: mario, viewport: phone });
  await theirs.getByText('Si può spostare fino a martedì 5 gennaio 2027 alle 15:00.').waitFor();
  await theirs.getByText('Si poteva cancellare fino a lunedì 4 gennaio 2027 alle 17:00.').waitFor();
  await theirs.getByRole('link', { name: /^Chiama il salone: / }).waitFor();
  expect(await theirs.getByRole('button', { name: /^Cancella / }).count()).toBe(0);
  expect(await theirs.getByRole('button', { name: /^Sposta / }).count()).toBe(1);
  await expectInOrder(theirs);
});
