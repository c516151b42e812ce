import { expect, test } from 'vitest';
import { editAppointment } from '../../../../adapters/http/contract/appointments.ts';
import { book } from '../../appointments/appointments-steps.ts';
import { expectInOrder, phone, setStage, tablet } from '../../stage.ts';
import { aWeekOfVisits } from '../admin-steps.ts';

const { site, visit } = setStage();

test('a day of the shop goes on paper with a page for each stylist', async () => {
  await aWeekOfVisits(site());
  const { lucia: by, anna: stylist, barba: service, salone } = site();
  const notes = 'Ho la pelle delicata';
  const { id } = await book(site(), { by, service, stylist, notes, date: '2027-01-05', time: '15:00' });
  const shop = site().browser();
  await shop.logIn(salone);
  await shop.call(editAppointment, { params: { id }, body: { staffNotes: 'Rasoio nuovo' } });
  const page = await visit('/admin?vista=settimana&giorno=2027-01-05', { as: salone, viewport: tablet });
  const link = page.getByRole('link', { name: 'Stampa martedì 5 gennaio' });
  const target = await link.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await link.press('Enter');
  const anna = page.getByRole('region', { name: 'Anna Bianchi' });
  await anna.getByText('Martedì 5 gennaio 2027').waitFor();
  const lines = (await anna.getByRole('listitem').allInnerTexts()).map(line => line.replace(/\s+/g, ' '));
  expect(lines).toEqual([
    '09:00 – 09:30 Mario Rossi 0551234567 Taglio uomo',
    '10:00 – 11:30 Lucia Verdi 0551234567 Colore',
    '15:00 – 15:15 Lucia Verdi 0551234567 Rifinitura barba Cliente: Ho la pelle delicata Salone: Rasoio nuovo',
  ]);
  const bruno = page.getByRole('region', { name: 'Bruno Conti' });
  expect(await bruno.getByRole('listitem').count()).toBe(1);
  expect(await page.evaluate('document.activeElement.innerText')).toBe('La giornata su carta');
  await expectInOrder(page);
  await page.evaluate('window.print = () => { document.title = "su carta"; }');
  await page.getByRole('button', { name: 'Stampa' }).press('Enter');
  expect(await page.title()).toBe('su carta');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(2);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['button', 'link', 'banner'] as const)
    expect(await page.getByRole(role).count(), role).toBe(0);
  await page.emulateMedia({ media: 'screen', colorScheme: null });
  await page.getByRole('link', { name: 'Calendario' }).press('Enter');
  await page.getByRole('heading', { name: /^4 – 10 gennaio 2027/ }).waitFor();
  await link.and(page.locator(':focus')).waitFor();
  // All of its controls on one line where the calendar needs the height.
  await page.setViewportSize({ width: 1024, height: 768 });
  const [print, view] = [
    await link.boundingBox(),
    await page.getByText('Salone', { exact: true }).boundingBox(),
  ];
  expect(Math.abs((print?.y ?? 0) - (view?.y ?? 1000))).toBeLessThan(44);
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: '4 – 10 gennaio 2027' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Stampa martedì 5 gennaio' }).tap();
  await bruno.waitFor();
  await page.getByRole('link', { name: 'Calendario' }).tap();
  await page.getByRole('button', { name: '4 – 10 gennaio 2027' }).and(page.locator(':focus')).waitFor();
});
