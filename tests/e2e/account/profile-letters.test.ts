import { describe, expect, test } from 'vitest';
import { expectInOrder, expectToast, phone, screens, setStage } from '../stage.ts';

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
    await moved.click();
    await expectToast(page, 'Scelta salvata', '');
  });
});
