import { describe, expect, test } from 'vitest';
import { calls } from '../../../../adapters/http/contract/calls.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { expectInOrder, screens, setStage, tablet } from '../../stage.ts';

const { site, visit } = setStage();

/** Mario with a mobile number, Lucia with one of the town, Rosa with none, Carla with an e-mail address alone. */
async function tomorrow() {
  const { mario, lucia, taglio, anna, bruno, salone } = site();
  const admin = site().browser();
  await admin.logIn(salone);
  const reach = (id: number, firstName: string, phone: string) =>
    admin.call(calls.editUser, { params: { id }, body: { firstName, lastName: 'Rossi', phone, email: '' } });
  await reach(mario.id, 'Mario', '3406789012');
  await reach(lucia.id, 'Lucia', '0558401122');
  const { id } = await admin.call(calls.addCustomer, { body: { firstName: 'Rosa' } });
  const date = '2027-01-06';
  await book(site(), { by: mario, service: taglio, stylist: anna, date, time: '09:00' });
  await book(site(), { by: lucia, service: taglio, stylist: bruno, date, time: '11:00' });
  const ofRosa = { userId: id, serviceId: taglio.id, stylistId: anna.id, notes: null };
  await admin.call(calls.bookAppointment, { body: { ...ofRosa, date, time: '15:00' } });
  const carla = await admin.call(calls.addCustomer, {
    body: { firstName: 'Carla', email: 'carla@example.com' },
  });
  await admin.call(calls.bookAppointment, { body: { ...ofRosa, userId: carla.id, date, time: '16:00' } });
  return admin;
}

describe.each(screens)('whom the shop reminds, %s,', (_, viewport) => {
  test('is called or written to in one tap and ticked; another dashboard’s tick is seen at once', async () => {
    const admin = await tomorrow();
    const page = await visit('/admin', { as: site().salone, viewport });
    await page.getByRole('link', { name: 'Avvisi' }).click();
    await page.getByRole('heading', { name: 'Mercoledì 6 gennaio' }).waitFor();
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const written = row('Mario').getByRole('link', { name: 'Scrivi a Mario Rossi su WhatsApp' });
    const message = async () => new URL((await written.getAttribute('href')) ?? '').searchParams.get('text');
    await expect
      .poll(message)
      .toBe(
        'Ciao Mario, ti aspettiamo mercoledì 6 gennaio alle 09:00 per Taglio uomo con Anna. ' +
          'Se non puoi venire chiama lo 055 123 4567. Salone Aurora',
      );
    expect(await row('Lucia').getByRole('link').getAttribute('href')).toBe('tel:0558401122');
    await row('Rosa').getByText('Nessun telefono né e-mail').waitFor();
    await page.getByText('0 di 3').waitFor();
    const byLetter = page.getByRole('region', { name: 'Per e-mail' });
    await byLetter.getByText('parte alle 16:00').waitFor();
    expect(await byLetter.getByRole('listitem').count()).toBe(1);
    await expectInOrder(page);
    await row('Mario').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await row('Mario').getByText('Ricordato alle 08:00 da Salone Aurora').waitFor();
    await page.getByText('1 di 3').waitFor();
    expect(await written.count()).toBe(0);
    const { appointments } = await admin.call(calls.listReminders, { query: {} });
    const id = appointments[1]?.id ?? 0;
    await admin.call(calls.setReminded, { params: { id }, body: { reminded: true } });
    await page.getByText('2 di 3').waitFor();
    await expectInOrder(page);
    await page.getByText('Bruno', { exact: true }).click();
    await page.getByText('1 di 1').waitFor();
    await page.getByRole('button', { name: 'Giorno dopo' }).click();
    await page.getByText('In questo giorno non è atteso nessuno.').waitFor();
    await page.getByRole('button', { name: 'Giorno prima' }).click();
    await row('Mario').getByRole('checkbox').click();
    await page.getByText('1 di 3').waitFor();
  });
});

test('whom a closure leaves outside is told apart, and no message says that they are awaited', async () => {
  const admin = await tomorrow();
  const body = { from: '2027-01-06', to: '2027-01-06', hours: [], stylistIds: null, reason: 'Epifania' };
  await admin.call(calls.addClosure, { body });
  const page = await visit('/admin/notices', { as: site().salone, viewport: tablet });
  const why = page.getByRole('listitem').getByText('Da sistemare. Salone chiuso: Epifania');
  await expect.poll(() => why.count()).toBe(4);
  const written = page.getByRole('link', { name: 'Scrivi a Mario Rossi su WhatsApp' });
  expect(await written.getAttribute('href')).toBe('https://wa.me/393406789012');
  await expectInOrder(page);
  const { appointments } = await admin.call(calls.listOutside, {});
  await admin.call(calls.keepVisit, { params: { id: appointments[0]?.id ?? 0 } });
  await expect.poll(() => why.count()).toBe(3);
});

test('as long as it cannot be read who is left outside, no message says that they are awaited', async () => {
  const admin = await tomorrow();
  const hours = [{ from: '10:00', to: '18:00' }];
  const body = { from: '2027-01-06', to: '2027-01-06', hours, stylistIds: null, reason: 'Corso' };
  await admin.call(calls.addClosure, { body });
  const page = await visit('/', { as: site().salone, viewport: tablet });
  const outside = '**/api/appointments/outside*';
  await page.route(outside, route => route.abort());
  await page.goto('/admin/notices');
  await page.getByText('Non riusciamo a mostrare gli appuntamenti da sistemare.').waitFor();
  const writtenTo = (name: string) =>
    page.getByRole('link', { name: `Scrivi a ${name} su WhatsApp` }).getAttribute('href');
  expect(await writtenTo('Mario Rossi')).toBe('https://wa.me/393406789012');
  const sample = page.getByText('Che cosa scriviamo su WhatsApp');
  expect(await sample.count()).toBe(0);
  await expectInOrder(page);
  await page.unroute(outside);
  await page.getByRole('button', { name: 'Riprova' }).tap();
  await page
    .getByRole('listitem')
    .getByText(/^Da sistemare\./)
    .waitFor();
  expect(await writtenTo('Mario Rossi')).toBe('https://wa.me/393406789012');
  await sample.tap();
  await page.getByText(/^Ciao Lucia, ti aspettiamo/).waitFor();
});

test('on a Saturday evening the day on which the shop opens again is a press away, with when its letters go', async () => {
  const { mario: by, anna: stylist, taglio: service, salone } = site();
  await book(site(), { by, service, stylist, date: '2027-01-12', time: '10:00' });
  const admin = site().browser();
  await admin.logIn(salone);
  await admin.call(calls.editUser, {
    params: { id: by.id },
    body: { firstName: 'Mario', lastName: 'Rossi', email: 'mario@example.com' },
  });
  site().clock.moveTo('2027-01-09T19:30:00+01:00');
  const page = await visit('/admin/notices', { as: salone, viewport: tablet });
  await page.getByText('In questo giorno non è atteso nessuno.').waitFor();
  await page.getByRole('button', { name: 'Vai a martedì 12 gennaio' }).tap();
  await page.getByText('parte lunedì 11 gennaio alle 10:00').waitFor();
});
