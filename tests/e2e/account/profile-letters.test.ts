import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, holdBack, phone, screens, setStage } from '../stage.ts';

const { site, visit } = setStage();

describe.each(screens)('the letters that one wants %s', (_, viewport) => {
  test('are chosen on the profile, at once, and stay so', async () => {
    const page = await visit('/profile', { as: site().mario, viewport });
    await page.getByRole('tab', { name: 'Lettere' }).click();
    const moved = page.getByRole('checkbox', { name: /Appuntamento spostato/ });
    await moved.waitFor();
    await page.getByText('Scriviamo a mario@example.com.').waitFor();
    await expectInOrder(page);
    if (viewport === phone) await moved.tap();
    else {
      await moved.focus();
      await page.keyboard.press('Space');
    }
    await expectToast(page, 'Scelta salvata', '');
    await page.getByText('Se il salone lo sposta, non lo saprai per e-mail.').waitFor();
    await page.reload();
    await moved.waitFor();
    expect(await moved.isChecked()).toBe(false);
    const cancelled = page.getByRole('checkbox', { name: /Appuntamento cancellato/ });
    const goOn = await holdBack(page, '**/api/user/letters');
    await moved.click();
    await cancelled.click();
    expect([await moved.isChecked(), await cancelled.isChecked()]).toEqual([true, false]);
    const last = page.waitForRequest(request => request.postData() === '{"cancelled":false}');
    goOn('continue');
    await (await last).response();
    await page.reload();
    await moved.waitFor();
    expect([await moved.isChecked(), await cancelled.isChecked()]).toEqual([true, false]);
  });
});
