import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bookAppointment } from '../../../../adapters/http/contract/appointments.ts';
import { invite } from '../../../../adapters/http/contract/people/invitations.ts';
import { addCustomer } from '../../../../adapters/http/contract/users.ts';
import { expectInOrder, expectToast, inEveryWay, phone, screens, setStage, tablet } from '../../stage.ts';
import { customersOn } from '../admin-steps.ts';

const { site, visit } = setStage();

/** Rosa, whom the shop has booked for. */
async function withRosa() {
  const admin = site().browser();
  await admin.logIn(site().salone);
  const names = { firstName: 'Rosa', lastName: 'Neri', email: 'rosa@example.com' };
  const { id } = await admin.call(addCustomer, { body: names });
  const visitOfRosa = { userId: id, serviceId: site().taglio.id, stylistId: site().anna.id, notes: null };
  await admin.call(bookAppointment, { body: { ...visitOfRosa, date: '2027-01-07', time: '10:00' } });
  return { id, link: async () => (await admin.call(invite, { params: { id } })).url };
}

/** A desk whose page is shown at twice its size. */
const zoomed = { width: 640, height: 400 };

const pathOf = (url: string): string => url.replace('http://salone.example', '');

const formOn = (page: Page) => ({
  username: page.getByLabel('Nome utente'),
  password: page.getByLabel('Password', { exact: true }),
  again: page.getByLabel('Conferma password'),
  send: page.getByRole('button', { name: 'Entra' }),
});

describe.each(screens)('somebody without an account, %s', (_, viewport) => {
  test('is invited from their card, chooses a login and finds their appointments', async () => {
    const { id } = await withRosa();
    const page = await visit(`/admin?scheda=clienti&cliente=${id}`, { as: site().salone, viewport });
    const customers = customersOn(page);
    await customers.press('Invita sul sito');
    await customers.dialog.getByText('Lo mandiamo anche a rosa@example.com.').waitFor();
    await expectInOrder(page);
    await customers.press('Crea l’invito');
    await customers.dialog.getByRole('img', { name: 'Codice QR dell’invito' }).waitFor();
    await customers.dialog.getByText('Vale fino a martedì 12 gennaio alle 08:00').waitFor();
    await expectInOrder(page);
    const link = await customers.field('Link').inputValue();
    const rosa = await visit(pathOf(link), { viewport });
    const form = formOn(rosa);
    await form.username.fill('mario');
    await form.password.fill('segreta');
    await form.again.fill('segreto');
    await form.send.click();
    await rosa.getByText('Le password non coincidono').waitFor();
    await form.again.fill('segreta');
    await form.send.click();
    await rosa.getByText('Questo nome utente è già in uso').waitFor();
    await expectInOrder(rosa);
    expect(rosa.url()).not.toContain('#');
    await form.username.fill('rosa.neri');
    await form.username.press('Enter');
    await rosa.waitForURL('**/appointments');
    await expectToast(rosa, 'Benvenuto!');
    await rosa.getByText('Taglio uomo').first().waitFor();
    expect((await site().store.users.find(id))?.username).toBe('rosa.neri');
  });
});

describe('the page of an invitation', () => {
  test('changes nothing when it is opened, outlives a reload, and says once and clearly that it is over', async () => {
    const rosa = await withRosa();
    const old = await rosa.link();
    const page = await visit(pathOf(old), { viewport: phone });
    const form = formOn(page);
    await form.send.waitFor();
    await page.reload();
    await form.send.waitFor();
    await expectInOrder(page, [zoomed, tablet], inEveryWay);
    expect((await site().store.users.find(rosa.id))?.username).toBeNull();
    await rosa.link();
    await form.username.fill('rosa');
    await form.password.fill('segreta');
    await form.again.fill('segreta');
    await form.send.click();
    await page.getByText('Questo invito non vale più').waitFor();
    await page.getByRole('link', { name: /^Chiama / }).waitFor();
    await expectInOrder(page);
    const late = await visit(pathOf(old), { viewport: phone });
    await late.getByText('Questo invito non vale più').waitFor();
    expect(await formOn(late).send.count()).toBe(0);
  });

  test('says who is logged in already, and lets the invited person in instead', async () => {
    const { link } = await withRosa();
    const page = await visit(pathOf(await link()), { as: site().mario });
    await page.getByText(/ha già fatto l’accesso Mario Rossi/).waitFor();
    const form = formOn(page);
    await form.username.fill('rosa');
    await form.password.fill('segreta');
    await form.again.fill('segreta');
    await page.context().setOffline(true);
    await form.send.click();
    await expectToast(page, 'Non riuscito');
    await page.context().setOffline(false);
    await form.send.click();
    await page.waitForURL('**/appointments');
    await page.getByText('Taglio uomo').first().waitFor();
  });
});
