import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, holdBack, screens, setStage } from '../../stage.ts';

const { site, visit } = setStage();

describe.each(screens)('the letters of the shop %s', (_, viewport) => {
  test('are switched, read beforehand and sent to oneself', async () => {
    const page = await visit('/admin/settings?scheda=messaggi', { as: site().salone, viewport });
    const booked = page.getByRole('switch', { name: 'Appuntamento confermato' });
    await booked.waitFor();
    await expectInOrder(page);
    await booked.click();
    await expectToast(page, 'Messaggi aggiornati', '');
    const kept = page.waitForResponse(answer => answer.request().method() !== 'GET');
    await page.getByLabel('Il promemoria parte').selectOption({ label: '48 ore prima' });
    await kept;
    const goOn = await holdBack(page, '**/api/settings/letters');
    const moved = page.getByRole('switch', { name: 'Appuntamento spostato', exact: true });
    const cancelled = page.getByRole('switch', { name: 'Appuntamento cancellato', exact: true });
    await moved.click();
    await cancelled.click();
    expect([await moved.isChecked(), await cancelled.isChecked()]).toEqual([false, false]);
    const last = page.waitForRequest(request => (request.postData() ?? '').includes('"cancelled":false'));
    goOn('continue');
    await (await last).response();
    await page.reload();
    await booked.waitFor();
    for (const off of [booked, moved, cancelled]) expect(await off.isChecked()).toBe(false);
    expect(await page.getByLabel('Il promemoria parte').inputValue()).toBe('48');
    await booked.click();
    await page.getByRole('button', { name: 'Anteprima: Appuntamento spostato' }).click();
    await page.getByText(/Oggetto: Appuntamento spostato/).waitFor();
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Manda a me' }).click();
    await expectToast(page, 'Lettera mandata', 'È partita per salone@example.com.');
  });
});
