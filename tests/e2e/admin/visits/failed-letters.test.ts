import { describe, expect, test } from 'vitest';
import { calls } from '../../../../adapters/http/contract/calls.ts';
import { sendLettersOf } from '../../../http/letters/send-letters-of.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, screens, setStage } from '../../stage.ts';

const { site, visit } = setStage();

/** Lucia has not heard that hers is booked, Mario not that his is cancelled. */
async function undelivered() {
  const { mario, lucia, taglio, anna, bruno, salone, post } = site();
  const admin = site().browser();
  await admin.logIn(salone);
  const date = '2027-01-06';
  const { id } = await book(site(), { by: mario, service: taglio, stylist: anna, date, time: '09:00' });
  await sendLettersOf(site());
  await admin.call(calls.cancelAppointment, { params: { id } });
  post.answers.push({ failure: 'refused', inDoubt: false });
  await sendLettersOf(site());
  await admin.call(calls.editUser, {
    params: { id: lucia.id },
    body: { firstName: 'Lucia', lastName: 'Bianchi', phone: '3401234567', email: 'lucia@example.com' },
  });
  await book(site(), { by: lucia, service: taglio, stylist: bruno, date, time: '11:00' });
  post.answers.push({ failure: 'refused', inDoubt: false });
  await sendLettersOf(site());
  await admin.call(calls.editUser, {
    params: { id: mario.id },
    body: { firstName: 'Mario', lastName: 'Rossi', phone: '3406789012', email: 'mario@example.com' },
  });
}

/** Lucia's next one is kept back, and the invitation of Rosa refused. */
async function heldAndRefused() {
  const { lucia, taglio, bruno, salone, store, clock, mail } = site();
  const date = '2027-01-06';
  await book(site(), { by: lucia, service: taglio, stylist: bruno, date, time: '15:00' });
  const until = clock.now().add({ minutes: 5 });
  for (const { id } of await store.outbox.claim(clock.now(), until, 9))
    await store.outbox.settle(id, until, { as: 'kept-back' });
  const admin = site().browser();
  await admin.logIn(salone);
  const body = { firstName: 'Rosa', lastName: 'Neri', phone: '3401112223', email: 'rosa@example.com' };
  const { id } = await admin.call(calls.addCustomer, { body });
  await admin.call(calls.invite, { params: { id } });
  mail.answers.push({ failure: 'refused', inDoubt: false });
  await site().mailed();
}

describe.each(screens)('letters that did not arrive, %s,', (_, viewport) => {
  test('are counted on the dashboard, shown with whom to call, the worst first, and sent again', async () => {
    await undelivered();
    const page = await visit('/admin', { as: site().salone, viewport });
    const link = page.getByRole('link', { name: 'Avvisi 2 lettere non consegnate' });
    await link.focus();
    await page.keyboard.press('Enter');
    const cards = page.getByRole('tabpanel').getByRole('listitem');
    await cards.nth(1).waitFor();
    await page.getByRole('tab', { name: 'Lettere non consegnate 2 lettere non consegnate' }).waitFor();
    const [first, second] = [cards.nth(0), cards.nth(1)];
    await first.getByText('Mario Rossi', { exact: true }).waitFor();
    await first.getByText('Non sa che l’appuntamento è cancellato').waitFor();
    await first.getByText('L’indirizzo mario@example.com rifiuta la posta.').waitFor();
    const [worst, other] = [first, second].map(card => card.getByRole('heading').boundingBox());
    expect((await worst)?.x).toBe((await other)?.x);
    await second.getByText('mercoledì 6 gennaio, 11:00 · Taglio uomo con Bruno').waitFor();
    expect(await first.getByRole('link', { name: /^Chiama/ }).getAttribute('href')).toBe('tel:3406789012');
    await expectInOrder(page);
    const again = page.getByRole('button', { name: 'Riprova: Appuntamento cancellato, a Mario Rossi' });
    await again.click();
    await expectToast(page, 'La lettera riparte');
    await first.getByText('Lucia Bianchi').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('non-consegnate');
    expect(await sendLettersOf(site())).toEqual([
      'Appuntamento cancellato: era mercoledì 6 gennaio alle 09:00',
    ]);
    await page.getByRole('link', { name: 'Correggi l’e-mail di Lucia Bianchi' }).click();
    await page.getByRole('dialog').getByText('lucia@example.com').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Avvisi 1 lettera non consegnata' }).click();
    await page
      .getByRole('button', { name: 'Riprova: Appuntamento confermato, a Lucia Bianchi' })
      .press('Enter');
    await page.getByText('Tutte le lettere sono arrivate.').waitFor();
    await sendLettersOf(site());
    await heldAndRefused();
    await page.reload();
    await first.getByText('lucia@example.com').waitFor();
    await first.getByText('Da domani puoi riprovare. Se è urgente, chiama.').waitFor();
    await second.getByText('Invito', { exact: true }).waitFor();
    await second.getByText('Sull’account · martedì 5 gennaio, 08:00').waitFor();
    await second.getByText('Se serve ancora, rifai l’invito dalla scheda.').waitFor();
    expect(await page.getByRole('button', { name: /^Riprova/ }).count()).toBe(0);
    await expectInOrder(page);
  });
});
