import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calendarOn } from './admin-steps.ts';
import { fill, submit } from './auth-steps.ts';
import { desk, expectToast, phone, setStage, tablet } from './stage.ts';

const { site, visit } = setStage();

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem');

/** A login screen that has just told of a wrong password. */
async function toldOff(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/auth', options);
  if (options.ownClock) {
    await page.clock.install();
    await page.reload();
  }
  await fill(page, { 'Nome utente': 'mario', Password: 'sbagliata' });
  await submit(page).click();
  await expectToast(page, 'Login fallito', 'Nome utente o password non corretti');
  return page;
}

describe('a toast', () => {
  test('takes the place of the one before', async () => {
    const page = await toldOff();
    await page.context().setOffline(true);
    await submit(page).click();
    await expectToast(page, 'Login fallito', 'Il server non risponde.');
    expect(await toasts(page).count()).toBe(1);
  });

  test('closes after five seconds, and is forgotten a million milliseconds later', async () => {
    const page = await toldOff({ ownClock: true });
    await page.clock.fastForward(2_000);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.fastForward(5_000);
    await toasts(page).waitFor({ state: 'detached' });
    const place = page.getByRole('region', { name: 'Notifiche (F8)' });
    await page.clock.fastForward(900_000);
    expect(await place.count()).toBe(1);
    await page.clock.fastForward(100_000);
    await place.waitFor({ state: 'detached' });
  });

  test('is swiped away to the right, not by less than fifty pixels', async () => {
    const page = await toldOff();
    const box = (await toasts(page).boundingBox()) ?? { x: 0, y: 0 };
    const swipe = async (pixels: number) => {
      await page.mouse.move(box.x + 80, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 80 + pixels, box.y + 20, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(45);
    await swipe(-90);
    expect(await toasts(page).count()).toBe(1);
    await swipe(60);
    await toasts(page).waitFor({ state: 'detached' });
  });

  test('is reached with F8', async () => {
    const page = await toldOff();
    await page.keyboard.press('F8');
    await page.locator('[role="region"][aria-label="Notifiche (F8)"] ol:focus').waitFor();
    await page.keyboard.press('Tab');
    await toasts(page).and(page.locator(':focus')).waitFor();
  });

  test('is at most 420 pixels wide at a desk, and as wide as a phone', async () => {
    const widthAt = async (page: Page) =>
      (await page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('list').boundingBox())?.width;
    expect(await widthAt(await toldOff())).toBe(420);
    expect(await widthAt(await toldOff({ viewport: phone }))).toBe(phone.width);
  });

  test.each([phone, tablet, desk])(
    'is told above an open dialog, whose buttons it leaves free: $width pixels',
    async viewport => {
      const page = await visit('/admin', { as: site().salone, viewport });
      const free = page.getByRole('button', { name: /^Aggiungi un appuntamento: martedì 5 gennaio, 16:00/ });
      await free.click();
      const confirm = calendarOn(page).confirm;
      await confirm.click();
      await expectToast(page, 'Errore', 'Seleziona utente e servizio');
      for (const seen of [page.getByText('Seleziona utente e servizio', { exact: true }), confirm])
        await seen.click({ trial: true });
    },
  );
});
