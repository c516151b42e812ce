import { describe, expect, test } from 'vitest';
import { bookAppointment } from '../../../../adapters/http/contract/appointments.ts';
import { addCustomer, editUser } from '../../../../adapters/http/contract/users.ts';
import { desk, expectInOrder, expectToast, handhelds, setStage } from '../../stage.ts';
import { customersOn } from '../admin-steps.ts';

const { site, visit } = setStage();

/** Mario, entered once more as 'M. Rossi' under the same number, with a note and an appointment. */
async function withTwin(staffNotes = 'Sfumatura bassa') {
  const admin = site().browser();
  await admin.logIn(site().salone);
  const { firstName, lastName, email, id: mario } = site().mario;
  const phone = '3400000118';
  await admin.call(editUser, { params: { id: mario }, body: { firstName, lastName, email, phone } });
  const { id } = await admin.call(addCustomer, { body: { firstName: 'M.', lastName: 'Rossi', phone } });
  const note = (who: number, text: string) =>
    admin.call(editUser, { params: { id: who }, body: { staffNotes: text } });
  await note(id, staffNotes);
  const wish = { userId: id, serviceId: site().taglio.id, stylistId: site().anna.id, notes: null };
  await admin.call(bookAppointment, { body: { ...wish, date: '2027-01-07', time: '10:00' } });
  return { id, note };
}

describe.each([...handhelds, ['at a desk', desk] as const])(
  'somebody who was entered twice, %s',
  (_, viewport) => {
    test('becomes one from either card: what will remain is shown before, and said to be for good', async () => {
      const { id } = await withTwin();
      const page = await visit(`/admin?scheda=clienti&cliente=${id}`, { as: site().salone, viewport });
      const { dialog, press, rows } = customersOn(page);
      await dialog.getByText('Mario Rossi, stesso telefono, 0 appuntamenti').waitFor();
      await expectInOrder(page);
      await press('Unisci la scheda di Mario Rossi');
      await page.getByRole('dialog', { name: 'È la stessa persona?' }).waitFor();
      await dialog.getByText('1 appuntamento, note private').waitFor();
      await dialog.getByText('Account: mario').waitFor();
      await dialog.getByText('1 appuntamento, le note e la storia in una scheda sola').waitFor();
      await dialog.getByText('Non si può tornare indietro.').waitFor();
      await expectInOrder(page);
      await press('No, sono due persone');
      await press('Unisci la scheda di Mario Rossi');
      await press('Unisci');
      await expectToast(page, 'Schede unite', 'Ora c’è una scheda sola: Mario Rossi.');
      await dialog.getByRole('heading', { name: 'Mario Rossi' }).waitFor();
      await dialog.getByRole('region', { name: 'Prossimo' }).getByText('Gio 7 gennaio 2027, 10:00').waitFor();
      await expect
        .poll(() => dialog.getByRole('textbox', { name: /^Note private/ }).inputValue())
        .toBe('Sfumatura bassa');
      expect(await dialog.getByText('Forse è la stessa persona').count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => rows.filter({ hasText: 'Rossi' }).count()).toBe(1);
    });
  },
);

test('notes that do not fit together are told, and the cards stay two', async () => {
  const { note } = await withTwin('a'.repeat(600));
  await note(site().mario.id, 'b'.repeat(600));
  const at = `/admin?scheda=clienti&cliente=${site().mario.id}`;
  const page = await visit(at, { as: site().salone, viewport: desk });
  const { dialog, press } = customersOn(page);
  await dialog.getByText('M. Rossi, stesso telefono, 1 appuntamento').waitFor();
  await page.getByRole('button', { name: 'Unisci la scheda di M. Rossi' }).press('Enter');
  await dialog.getByRole('button', { name: 'Unisci', exact: true }).press('Enter');
  await expectToast(page, 'Errore', 'Insieme le note private passano i 1.000 caratteri');
  await press('No, sono due persone');
  await dialog.getByText('M. Rossi, stesso telefono').waitFor();
});
