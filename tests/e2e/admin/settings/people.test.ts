import { expect, test } from 'vitest';
import { seeAvailability } from '../../../../adapters/http/contract/calendar.ts';
import { listStylists } from '../../../../adapters/http/contract/catalogue.ts';
import { addAbsence, listAbsences } from '../../../../adapters/http/contract/timetable/absences.ts';
import { listPlans } from '../../../../adapters/http/contract/timetable/plans.ts';
import { keepSkills } from '../../../../adapters/http/contract/timetable/skills.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, holdBack, phone, setStage, tablet } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';
import { settingsOn } from './settings-steps.ts';

const { site, visit } = setStage();

const path = '/admin/settings?scheda=persone';

async function asAdmin() {
  const admin = site().browser();
  await admin.logIn(site().salone);
  return admin;
}

test('somebody works every other Wednesday, with the real dates of both weeks', async () => {
  const page = await visit(path, { as: site().salone });
  const settings = settingsOn(page);
  await page.getByRole('radio', { name: 'Bruno Conti' }).click();
  await page.getByText('Bruno lavora quando il salone è aperto.').waitFor();
  await page.getByRole('radio', { name: 'Alternati' }).click();
  await page.getByText('4 – 10 gen').waitFor();
  await page.getByRole('switch', { name: 'Mercoledì, Settimana B' }).click();
  await page
    .getByText('Da martedì 5 gennaio 2027: a settimane alternate. Nessun appuntamento resta fuori.')
    .waitFor();
  await expectInOrder(page);
  // Another person in between loses nothing.
  await page.getByRole('radio', { name: 'Anna Bianchi' }).click();
  await page.getByRole('heading', { name: 'I turni di Anna' }).waitFor();
  await page.getByRole('radio', { name: 'Bruno Conti' }).click();
  await settings.button('Salva i turni').click();
  await expectToast(page, 'Turni salvati');
  const { bruno, taglio } = site();
  const query = { from: '2027-01-06', to: '2027-01-20', serviceId: taglio.id, stylistId: bruno.id };
  const days = await (await asAdmin()).call(seeAvailability, { query });
  const wednesdays = days.filter((_, place) => place % 7 === 0);
  expect(wednesdays.map(({ state }) => state === 'open')).toEqual([true, false, true]);
});

test('somebody falls ill from three o’clock on, and who is booked then is told before', async () => {
  const { mario, anna, taglio } = site();
  await book(site(), { by: mario, service: taglio, stylist: anna, date: '2027-01-05', time: '16:00' });
  const page = await visit(path, { as: site().salone, viewport: tablet });
  const settings = settingsOn(page);
  await settings.button('Aggiungi un’assenza di Anna').tap();
  await settings.press('Oggi');
  await settings.dialog.getByRole('radio', { name: 'Solo qualche ora' }).click();
  await settings.field('Orario: dalle').selectOption('15:00');
  await settings.field('Motivo (facoltativo)').fill('Febbre');
  await expectInOrder(page);
  await settings.press('Salva l’assenza');
  await settings.affected.getByText('Mario Rossi').waitFor();
  await settings.press('Salva l’assenza');
  await expectToast(page, 'Assenza salvata', 'Un appuntamento è da sistemare.');
  await page.getByText('Mar 5 gennaio 2027, 15:00 – 20:00', { exact: true }).waitFor();
  const admin = await asAdmin();
  const stored = await admin.call(listAbsences, { query: { from: '2027-01-05', to: '2027-01-05' } });
  expect(stored).toMatchObject([{ stylistId: anna.id, start: '15:00', end: '20:00', reason: 'Febbre' }]);
  await settings.button('Elimina l’assenza: Mar 5 gennaio 2027, 15:00 – 20:00').tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).tap();
  await expectToast(page, 'Assenza eliminata');
  await page.getByRole('heading', { name: 'Assenze' }).and(page.locator(':focus')).waitFor();
});

test('an absence is listed however far ahead it lies', async () => {
  const far = { from: '2029-12-27', to: '2029-12-31', start: null, end: null, reason: '' };
  await (await asAdmin()).call(addAbsence, { body: { ...far, stylistId: site().anna.id } });
  const page = await visit(path, { as: site().salone, viewport: phone });
  await page.getByText('27 – 31 dicembre 2029', { exact: true }).waitFor();
});

test('shifts are saved one after the other, with what is written meanwhile, and nobody else is blamed', async () => {
  const page = await visit(path, { as: site().salone });
  const settings = settingsOn(page);
  const [save, focused] = [settings.button('Salva i turni'), page.locator(':focus')];
  const day = (name: string) => page.getByRole('switch', { name, exact: true });
  await page.getByRole('radio', { name: 'Sempre uguali' }).click();
  await day('Mercoledì').click();
  const goOn = await holdBack(page, '**/api/stylists/*/plans/*');
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await save.click();
  await sent;
  await day('Giovedì').click();
  goOn('continue');
  await expectToast(page, 'Turni salvati');
  expect(await day('Giovedì').and(focused).count()).toBe(1);
  await save.click();
  await page.getByText('Nessun cambiamento.').waitFor();
  await save.and(focused).waitFor();
  const admin = await asAdmin();
  const free = async () =>
    (await admin.call(listPlans, { params: { id: site().anna.id } })).map(({ weeks: [week = []] }) =>
      week.flatMap((hours, place) => (hours.length === 0 ? place : [])),
    );
  expect(await free()).toEqual([[0, 2, 3, 6]]);
  await settings.button('Togli i turni da martedì 5 gennaio 2027').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click();
  await page.getByRole('heading', { name: 'I turni di Anna' }).and(focused).waitFor();
  await page.getByRole('radio', { name: 'Sempre uguali' }).click();
  await day('Venerdì').click();
  await save.click();
  await page.getByText('Nessun cambiamento.').waitFor();
  expect(await free()).toEqual([[0, 4, 6]]);
});

test('services are saved one after the other, with what is ticked meanwhile', async () => {
  const page = await visit(path, { as: site().salone, viewport: tablet });
  const save = settingsOn(page).button('Salva i servizi');
  const tick = (name: RegExp) => page.getByRole('checkbox', { name });
  await page.getByRole('switch', { name: /^Fa tutti i servizi/ }).tap();
  await tick(/^Colore/).tap();
  const goOn = await holdBack(page, '**/api/stylists/*/services');
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await save.tap();
  await sent;
  await tick(/^Rifinitura/).tap();
  goOn('continue');
  await expectToast(page, 'Servizi salvati');
  expect(await tick(/^Rifinitura/).isChecked()).toBe(false);
  await save.press('Enter');
  await page.getByRole('heading', { name: 'Che cosa fa' }).and(page.locator(':focus')).waitFor();
  const stylists = await (await asAdmin()).call(listStylists);
  expect(stylists.find(({ id }) => id === site().anna.id)?.serviceIds).toEqual([site().taglio.id]);
});

test('somebody no longer does a service, and who had booked it with them is shown', async () => {
  const { lucia, anna, colore, taglio, barba } = site();
  await book(site(), { by: lucia, service: colore, stylist: anna, date: '2027-01-07', time: '10:00' });
  const page = await visit(path, { as: site().salone, viewport: phone });
  const settings = settingsOn(page);
  await page.getByRole('switch', { name: /^Fa tutti i servizi/ }).tap();
  await page.getByRole('checkbox', { name: /^Colore/ }).tap();
  await page.getByText('Anna fa 2 servizi su 3.').waitFor();
  const params = { id: anna.id };
  await (await asAdmin()).call(keepSkills, { params, body: { serviceIds: [taglio.id] } });
  await settings.button('Salva i servizi').tap();
  await page.getByText(/un’altra persona ha cambiato questi servizi/).waitFor();
  await settings.button('Salva i servizi').tap();
  await settings.affected.getByText('Lucia Verdi').waitFor();
  await settings.press('Salva i servizi');
  await expectToast(page, 'Servizi salvati', 'Un appuntamento è da sistemare.');
  const stylists = await (await asAdmin()).call(listStylists);
  expect(stylists.find(({ id }) => id === anna.id)?.serviceIds).toEqual([taglio.id, barba.id]);
  await page.getByText('2 servizi su 3', { exact: true }).waitFor();
  await page.goto('/admin?giorno=2027-01-08');
  await calendarOn(page).free('venerdì 8 gennaio', '15:00').tap();
  await calendarOn(page).dialog.getByText('Anna non esegue: Colore.').waitFor();
});
