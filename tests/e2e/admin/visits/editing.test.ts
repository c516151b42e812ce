import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { editAppointment } from '../../../../adapters/http/contract/appointments.ts';
import { archiveService } from '../../../../adapters/http/contract/catalogue.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { confirmedAt } from '../../booking/booking-steps.ts';
import { desk, expectInOrder, expectToast, phone, setStage, tablet } from '../../stage.ts';
import { calendarOn } from '../admin-steps.ts';

const { site, visit } = setStage();

async function chooseAnother(dialog: Locator, service: string): Promise<void> {
  const more = dialog.getByLabel('Altro servizio');
  const label = await more.getByRole('option', { name: service }).textContent();
  await more.selectOption({ label: label ?? '' });
}

function editingOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Modifica appuntamento' });
  const add = dialog.getByRole('button', { name: 'Aggiungi servizio' });
  return {
    dialog,
    open: page.getByRole('dialog', { name: 'Mario Rossi' }).getByRole('button', { name: 'Modifica' }),
    add,
    addAnother: async (service: string) => {
      await chooseAnother(dialog, service);
      await add.click();
    },
    remove: (service: string) => dialog.getByRole('button', { name: `Togli ${service}` }),
    total: dialog.getByRole('status'),
    save: dialog.getByRole('button', { name: 'Salva' }),
  };
}

const haircut = () => {
  const { mario: by, anna: stylist, taglio: service } = site();
  return book(site(), { by, service, stylist, date: '2027-01-05', time: '10:00' });
};

/** Mario's haircut at ten, in its form. */
async function editHaircut(viewport: typeof tablet) {
  const { id } = await haircut();
  const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
  await calendarOn(page)
    .visit(/^Mario Rossi/)
    .tap();
  const editing = editingOn(page);
  await editing.open.tap();
  return { id, page, editing };
}

describe('an appointment is edited', () => {
  test.each([
    ['on a phone', phone],
    ['on a tablet', tablet],
    ['at a desk', desk],
  ])('%s: another service, and a note of the shop', async (_, viewport) => {
    await haircut();
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
    await calendarOn(page)
      .visit(/^Mario Rossi/)
      .click();
    const editing = editingOn(page);
    await editing.open.click();
    await editing.addAnother('Rifinitura barba');
    expect(await editing.total.innerText()).toMatch(/10:00 – 10:45 · 45 minuti\s+28,00\s€/);
    await editing.dialog.getByLabel(/^Note del salone/).fill('lametta');
    await expectInOrder(page);
    await editing.save.click();
    await expectToast(page, 'Appuntamento modificato');
    await calendarOn(page)
      .visit(/^Mario Rossi.*Rifinitura barba/)
      .click();
    await page.getByText('Note del salone: lametta').waitFor();
    const [stored] = await confirmedAt(site());
    expect(stored).toMatchObject({ duration: 45, price: 2_800, staffNotes: 'lametta' });
  });

  test('with the keyboard alone; what does not fit is said, and nothing typed is lost', async () => {
    await haircut();
    const { lucia: by, anna: stylist, barba: service } = site();
    await book(site(), { by, service, stylist, date: '2027-01-05', time: '10:30' });
    const page = await visit('/admin?vista=giorno', { as: site().salone });
    await calendarOn(page)
      .visit(/^Mario Rossi/)
      .press('Enter');
    const editing = editingOn(page);
    await editing.open.press('Enter');
    await editing.addAnother('Colore');
    const notes = editing.dialog.getByLabel(/^Note del cliente/);
    await notes.fill('corti');
    await editing.save.press('Enter');
    await editing.dialog.getByText(/Questo orario è appena stato prenotato/).waitFor();
    expect(await notes.inputValue()).toBe('corti');
    await editing.remove('Colore').press('Enter');
    expect(await editing.remove('Taglio uomo').isDisabled()).toBe(true);
    await editing.save.press('Enter');
    await expectToast(page, 'Appuntamento modificato');
    const stored = await confirmedAt(site());
    expect(stored.find(({ userId }) => userId === site().mario.id)).toMatchObject({
      ...{ duration: 30, notes: 'corti' },
    });
  });
});

test('two who change the services of one appointment: the later is told, loses nothing, and may insist', async () => {
  const { id, page, editing } = await editHaircut(phone);
  await editing.addAnother('Colore');
  const notes = editing.dialog.getByLabel(/^Note del cliente/);
  await notes.fill('corti');
  const other = site().browser();
  await other.logIn(site().salone);
  const serviceIds = [site().taglio.id, site().barba.id];
  await other.call(editAppointment, { params: { id }, body: { serviceIds } });
  await editing.save.tap();
  await editing.dialog.getByText(/ora sono Taglio uomo \+ Rifinitura barba/).waitFor();
  expect(await notes.inputValue()).toBe('corti');
  await expectInOrder(page);
  await editing.save.tap();
  await expectToast(page, 'Appuntamento modificato');
  expect(await confirmedAt(site())).toMatchObject([{ serviceName: 'Taglio uomo + Colore', notes: 'corti' }]);
});

describe('a new appointment', () => {
  test.each([
    ['on a phone', phone],
    ['on a tablet', tablet],
    ['at a desk', desk],
  ])('%s: of several services, added with the keyboard or a press', async (_, viewport) => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
    const calendar = calendarOn(page);
    await page
      .getByRole('button', { name: /^Aggiungi un appuntamento: .*, 10:00$/ })
      .first()
      .click();
    await calendar.customer.fill('Mario');
    await calendar.option(/^Mario Rossi/).click();
    const label = await calendar.service.getByRole('option', { name: 'Taglio uomo' }).textContent();
    await calendar.service.selectOption({ label: label ?? '' });
    for (const service of ['Colore', 'Rifinitura barba']) {
      await calendar.dialog.getByRole('button', { name: 'Aggiungi servizio' }).click();
      await chooseAnother(calendar.dialog, service);
      await calendar.dialog.getByRole('button', { name: 'Aggiungi servizio' }).press('Enter');
    }
    await calendar.dialog.getByRole('button', { name: 'Togli Colore' }).click();
    await calendar.dialog.getByText(/10:45/).waitFor();
    await expectInOrder(page);
    await calendar.confirm.click();
    await calendar.visit(/^Mario Rossi.*Taglio uomo \+ Rifinitura barba/).waitFor();
    expect(await confirmedAt(site())).toMatchObject([{ duration: 45, price: 2_800 }]);
  });
});

describe('the only service of an appointment', () => {
  test('gives way to the one that is chosen instead, which then is the only one', async () => {
    const { page, editing } = await editHaircut(phone);
    expect(await editing.remove('Taglio uomo').isDisabled()).toBe(true);
    await chooseAnother(editing.dialog, 'Rifinitura barba');
    await editing.remove('Taglio uomo').tap();
    expect(await editing.remove('Rifinitura barba').isDisabled()).toBe(true);
    expect(await editing.dialog.getByLabel('Altro servizio').inputValue()).toBe('0');
    await expectInOrder(page);
    await editing.save.tap();
    await expectToast(page, 'Appuntamento modificato');
    expect(await confirmedAt(site())).toMatchObject([{ serviceName: 'Rifinitura barba', duration: 15 }]);
  });

  test('stays when what was chosen instead is archived meanwhile', async () => {
    const { editing } = await editHaircut(tablet);
    await chooseAnother(editing.dialog, 'Colore');
    const other = site().browser();
    await other.logIn(site().salone);
    await other.call(archiveService, { params: { id: site().colore.id } });
    const more = editing.dialog.getByLabel('Altro servizio');
    await more.getByRole('option', { name: 'Colore' }).waitFor({ state: 'detached' });
    await editing.dialog
      .getByText('«Colore» non si può più prenotare: è stato tolto dalla scelta.')
      .waitFor();
    expect(await more.inputValue()).toBe('0');
    expect(await editing.add.getAttribute('aria-disabled')).toBe('true');
    expect(await editing.remove('Taglio uomo').isDisabled()).toBe(true);
  });

  test('comes back when the one that took its place is archived meanwhile', async () => {
    const { page, editing } = await editHaircut(phone);
    await chooseAnother(editing.dialog, 'Colore');
    await editing.remove('Taglio uomo').tap();
    const other = site().browser();
    await other.logIn(site().salone);
    await other.call(archiveService, { params: { id: site().colore.id } });
    await editing.dialog
      .getByText('«Colore» non si può più prenotare: è stato tolto dalla scelta. Restano i servizi di prima.')
      .waitFor();
    expect(await editing.remove('Taglio uomo').isDisabled()).toBe(true);
    await editing.dialog.getByText(/10:00 – 10:30/).waitFor();
    await expectInOrder(page);
    await editing.dialog.getByLabel('Note del cliente').fill('corti');
    await editing.save.tap();
    await expectToast(page, 'Appuntamento modificato');
    expect(await confirmedAt(site())).toMatchObject([{ serviceName: 'Taglio uomo', notes: 'corti' }]);
  });
});

describe('another service that is chosen, and not put into the list by a press more', () => {
  test('is booked with a new appointment', async () => {
    const page = await visit('/admin?vista=giorno', { as: site().salone, viewport: tablet });
    const calendar = calendarOn(page);
    await calendar.free('martedì 5 gennaio', '10:00').tap();
    await calendar.customer.fill('Mario');
    await calendar.option(/^Mario Rossi/).tap();
    const label = await calendar.service.getByRole('option', { name: 'Taglio uomo' }).textContent();
    await calendar.service.selectOption({ label: label ?? '' });
    await calendar.dialog.getByRole('button', { name: 'Aggiungi servizio' }).tap();
    await chooseAnother(calendar.dialog, 'Rifinitura barba');
    await calendar.dialog.getByText('Dalle 10:00 alle 10:45.').waitFor();
    await calendar.confirm.tap();
    await expectToast(page, 'Successo');
    expect(await confirmedAt(site())).toMatchObject([{ serviceName: 'Taglio uomo + Rifinitura barba' }]);
  });

  test('is saved with the others, unless it is unchosen', async () => {
    const { page, editing } = await editHaircut(tablet);
    await chooseAnother(editing.dialog, 'Colore');
    await expect.poll(() => editing.total.innerText()).toMatch(/10:00 – 12:00/);
    await editing.dialog.getByLabel('Altro servizio').selectOption('0');
    await expect.poll(() => editing.total.innerText()).toMatch(/10:00 – 10:30/);
    await chooseAnother(editing.dialog, 'Rifinitura barba');
    await editing.save.tap();
    await expectToast(page, 'Appuntamento modificato');
    expect(await confirmedAt(site())).toMatchObject([{ serviceName: 'Taglio uomo + Rifinitura barba' }]);
  });
});
