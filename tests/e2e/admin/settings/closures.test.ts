import { expect, test } from 'vitest';
import { seeAvailability } from '../../../../adapters/http/contract/calendar.ts';
import {
  addClosure,
  changeClosure,
  listClosures,
} from '../../../../adapters/http/contract/timetable/closures.ts';
import { removeStylist } from '../../../../adapters/http/contract/users.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { settingsOn } from './settings-steps.ts';

const { site, visit } = setStage();

const path = '/admin/settings?scheda=chiusure';

async function asAdmin() {
  const admin = site().browser();
  await admin.logIn(site().salone);
  return admin;
}

test('August is closed in three taps, and who had booked is shown before, with a number to call', async () => {
  const { mario, lucia, anna, bruno, taglio, colore } = site();
  await book(site(), { by: mario, service: taglio, stylist: anna, date: '2027-08-10', time: '10:00' });
  await book(site(), { by: lucia, service: colore, stylist: bruno, date: '2027-08-19', time: '15:00' });
  const page = await visit('/admin', { as: site().salone, viewport: phone });
  await page.getByRole('link', { name: 'Impostazioni' }).tap();
  const settings = settingsOn(page);
  await settings.tab('Chiusure').tap();
  await settings.button('Aggiungi Ferie d’agosto').tap();
  await page.getByRole('dialog', { name: 'Due appuntamenti restano fuori' }).waitFor();
  expect(await settings.affected.getByRole('listitem').count()).toBe(2);
  const call = settings.affected.getByRole('link', { name: 'Chiama Mario Rossi' });
  expect(await call.getAttribute('href')).toBe('tel:0551234567');
  await expectInOrder(page);
  // The dates can still be changed, and nothing is stored yet.
  await settings.press('Torna alle date');
  await settings.field('Al').fill('2027-08-15');
  await settings.press('Salva la chiusura');
  await page.getByRole('dialog', { name: 'Un appuntamento resta fuori' }).waitFor();
  await settings.press('Salva la chiusura');
  await expectToast(page, 'Chiusura salvata', 'Un appuntamento è da sistemare.');
  await settings.planned('Ferie d’agosto').getByText('9 – 15 agosto 2027 · 7 giorni').waitFor();
  const days = await (await asAdmin()).call(seeAvailability, {
    query: { from: '2027-08-15', to: '2027-08-17', serviceId: taglio.id },
  });
  expect(days.map(({ state }) => state)).toEqual(['closed', 'closed', 'open']);
  await expectInOrder(page);
});

test('a Monday is opened for one stylist with the keyboard alone', async () => {
  const page = await visit(path, { as: site().salone });
  const settings = settingsOn(page);
  await settings.button('Apertura straordinaria').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Nuova apertura straordinaria' }).waitFor();
  await settings.field('Dal').fill('2027-02-15');
  expect(await settings.field('Al').inputValue()).toBe('2027-02-15');
  const bruno = settings.dialog.getByRole('checkbox', { name: 'Bruno Conti' });
  await bruno.focus();
  await page.keyboard.press('Space');
  await settings.field('Orario: alle').selectOption('17:00');
  await settings.field('Motivo (facoltativo)').fill('Carnevale');
  await expectInOrder(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Apertura salvata');
  await settings.planned('Carnevale').getByText('Lun 15 febbraio 2027 · 9:00 – 17:00 · Anna').waitFor();
  const { anna, taglio } = site();
  const admin = await asAdmin();
  const asked = { from: '2027-02-15', to: '2027-02-15', serviceId: taglio.id };
  const days = await admin.call(seeAvailability, { query: { ...asked, stylistId: anna.id } });
  expect(days[0]?.firstStart).toBe('09:00');
  const others = await admin.call(seeAvailability, { query: { ...asked, stylistId: site().bruno.id } });
  expect(others[0]?.state).not.toBe('open');
});

test('who takes no more bookings while an opening is entered is taken out of it, and that is said', async () => {
  const page = await visit(path, { as: site().salone, viewport: tablet });
  const settings = settingsOn(page);
  await settings.button('Apertura straordinaria').click();
  await settings.field('Dal').fill('2027-02-15');
  await settings.field('Motivo (facoltativo)').fill('Carnevale');
  const admin = await asAdmin();
  await admin.call(removeStylist, { params: { id: site().bruno.id }, query: {} });
  await settings.dialog
    .getByText('Qualcuno non prende più prenotazioni: è stato tolto dalla scelta.')
    .waitFor();
  await settings.press('Salva l’apertura');
  await expectToast(page, 'Apertura salvata');
  await settings.planned('Carnevale').getByText('Lun 15 febbraio 2027 · 9:00 – 13:00 · Anna').waitFor();
});

test('who is in an opening and has left since is taken out of it when it is edited, and that is said', async () => {
  const { anna, bruno } = site();
  const admin = await asAdmin();
  const days = { from: '2027-02-22', to: '2027-02-22', hours: [{ from: '09:00', to: '13:00' }] };
  await admin.call(addClosure, { body: { ...days, stylistIds: [anna.id, bruno.id], reason: 'Fiera' } });
  await admin.call(removeStylist, { params: { id: bruno.id }, query: {} });
  const page = await visit(path, { as: site().salone, viewport: tablet });
  const settings = settingsOn(page);
  await settings.button('Modifica Fiera').click();
  await settings.dialog
    .getByText('Qualcuno non prende più prenotazioni: è stato tolto dalla scelta.')
    .waitFor();
  await settings.press('Salva l’apertura');
  await expectToast(page, 'Apertura salvata');
  await settings.planned('Fiera').getByText('Lun 22 febbraio 2027 · 9:00 – 13:00 · Anna').waitFor();
});

test('an extra opening with somebody in it is taken back only after who that is was shown', async () => {
  const admin = await asAdmin();
  const monday = { from: '2027-02-15', to: '2027-02-15', reason: 'Fiera', stylistIds: null };
  await admin.call(addClosure, { body: { ...monday, hours: [{ from: '09:00', to: '13:00' }] } });
  const { mario, anna, taglio } = site();
  await book(site(), { by: mario, service: taglio, stylist: anna, date: monday.from, time: '10:00' });
  const page = await visit(path, { as: site().salone, viewport: tablet });
  await page.getByRole('button', { name: 'Elimina Fiera' }).tap();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Elimina' }).tap();
  await question.getByText('Un appuntamento resta fuori').waitFor();
  await expectInOrder(page);
  expect(await admin.call(listClosures, { query: { from: monday.from, to: monday.to } })).toHaveLength(1);
  await question.getByRole('button', { name: 'Elimina' }).tap();
  await expectToast(page, 'Eliminata', 'Fiera non è più in programma.');
  expect(await admin.call(listClosures, { query: { from: monday.from, to: monday.to } })).toEqual([]);
});

test('what is refused, changed meanwhile or cut off keeps what was typed, and is told', async () => {
  const admin = await asAdmin();
  const plain = { hours: [], stylistIds: null };
  const body = { ...plain, from: '2027-02-10', to: '2027-02-11', reason: 'Corso' };
  const { id } = await admin.call(addClosure, { body });
  const page = await visit(path, { as: site().salone, viewport: tablet });
  const settings = settingsOn(page);
  await settings.button('Nuova chiusura').click();
  await settings.field('Dal').fill('2027-02-11');
  await settings.field('Motivo (facoltativo)').fill('Fiera');
  await settings.press('Salva la chiusura');
  await settings.dialog.getByText('In quei giorni c’è già «Corso»: dal 10 all’11 febbraio.').waitFor();
  await settings.field('Al').and(page.locator(':focus')).waitFor();
  await expectInOrder(page);
  await settings.field('Dal').fill('2027-02-12');
  await page.context().setOffline(true);
  await settings.press('Salva la chiusura');
  await expectToast(page, 'Errore', 'Il server non risponde.');
  await page.context().setOffline(false);
  expect(await settings.field('Motivo (facoltativo)').inputValue()).toBe('Fiera');
  await settings.press('Salva la chiusura');
  await expectToast(page, 'Chiusura salvata');

  await settings.button('Modifica Corso').click();
  await settings.field('Motivo (facoltativo)').fill('Corso a Milano');
  await admin.call(changeClosure, { params: { id }, body: { ...body, to: '2027-02-10' } });
  await settings.press('Salva la chiusura');
  await settings.dialog.getByText(/un’altra persona l’ha cambiata: adesso è Mer 10 febbraio 2027/).waitFor();
  await settings.press('Salva la chiusura');
  // The toast of the closure saved before may still be there.
  await settings.dialog.waitFor({ state: 'detached' });
  await expectToast(page, 'Chiusura salvata');
  const stored = await admin.call(listClosures, { query: { from: '2027-02-01', to: '2027-02-28' } });
  expect(stored.map(({ reason, to }) => `${reason} ${to}`)).toEqual([
    'Corso a Milano 2027-02-11',
    'Fiera 2027-02-12',
  ]);

  await settings.button('Elimina Fiera').click();
  const question = page.getByRole('alertdialog', { name: 'Eliminare "Fiera"?' });
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expectToast(page, 'Eliminata');
  await settings.planned('Fiera').waitFor({ state: 'detached' });
  await settings.button('Nuova chiusura').and(page.locator(':focus')).waitFor();
});

test('a closure is listed however far ahead it lies, and a holiday that is closed leaves the proposals', async () => {
  const far = { from: '2029-12-24', to: '2029-12-31', hours: [], stylistIds: null, reason: 'Natale 2029' };
  await (await asAdmin()).call(addClosure, { body: far });
  const page = await visit(path, { as: site().salone, viewport: phone });
  const settings = settingsOn(page);
  await settings.planned('Natale 2029').waitFor();
  await settings.button('Aggiungi Ferie d’agosto').press('Enter');
  await expectToast(page, 'Chiusura salvata');
  await settings.button('Aggiungi Ferie d’agosto').waitFor({ state: 'detached' });
  await page.locator('h2#proposte:focus').waitFor();
});

test('a range is drawn on the year with the mouse, and a closure on it is opened', async () => {
  const page = await visit(path, { as: site().salone });
  const settings = settingsOn(page);
  const day = (date: string) => page.locator(`[data-day="${date}"]`);
  const middle = async (date: string) => {
    const { x, y, width, height } = (await day(date).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middle('2027-02-16')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('2027-02-18')), { steps: 4 });
  await page.mouse.up();
  expect(await settings.field('Dal').inputValue()).toBe('2027-02-16');
  expect(await settings.field('Al').inputValue()).toBe('2027-02-18');
  await settings.press('Salva la chiusura');
  await expectToast(page, 'Chiusura salvata');
  await page.locator('[data-day="2027-02-17"][data-look="closed"]').waitFor();
  await page.mouse.click(...(await middle('2027-02-17')));
  await page.getByRole('dialog', { name: 'Modifica Chiuso' }).waitFor();
});
