import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill, submit } from './account/auth-steps.ts';
import { aWeekOfVisits, calendarOn } from './admin/admin-steps.ts';
import { servicesOn } from './admin/services-steps.ts';
import { desk, expectToast, noteWhenShown, phone, setStage, stopClockAfter, tablet } from './stage.ts';

const { site, visit } = setStage();

/** Beside an open dialog they count as hidden. */
const toasts = (page: Page, includeHidden = false) =>
  page
    .getByRole('region', { name: 'Notifiche (F8)', includeHidden })
    .getByRole('listitem', { includeHidden });

/** Neither lies over the other. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('not on the screen');
  const apart =
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart, JSON.stringify([a, b])).toBe(true);
}

/** A login screen that has just told of a wrong password. */
async function toldOff(options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit('/auth', options);
  if (options.ownClock) {
    await page.clock.install();
    await page.reload();
    await noteWhenShown(page, 'Nome utente o password non corretti');
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
    await stopClockAfter(page, 4_000);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.fastForward(1_000);
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

  test('that was there before a dialog is closed by its cross, and the dialog stays', async () => {
    const page = await visit('/admin', { as: site().salone, viewport: desk });
    const free = page.getByRole('button', { name: /^Aggiungi un appuntamento: martedì 5 gennaio, 16:00/ });
    await free.click();
    const { dialog, confirm } = calendarOn(page);
    await confirm.click();
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await dialog.waitFor({ state: 'detached' });
    // Below the pointer it stays as long as that.
    await toasts(page).hover();
    await free.press('Enter');
    await dialog.waitFor();
    await toasts(page, true).getByRole('button', { includeHidden: true }).click();
    await toasts(page, true).waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
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
      // Below the pointer it stays: a button behind it would be free once it had gone.
      await page.getByText('Seleziona utente e servizio', { exact: true }).hover();
      await confirm.click({ trial: true });
    },
  );

  test.each([
    ['a phone', phone],
    ['a low phone', { width: 360, height: 640 }],
    ['a tablet', tablet],
    ['a wide desk', { width: 1400, height: 800 }],
  ])(
    'leaves the cross and the buttons of a dialog free that is as high as the window, on %s',
    async (_, viewport) => {
      const page = await visit('/admin?scheda=servizi', { as: site().salone, viewport });
      const services = servicesOn(page);
      await services.add.click();
      await services.name.fill('Piega');
      await services.form.getByLabel('Categoria').selectOption('Capelli');
      await services.price.fill('22,50');
      await page.route('**/api/services', route => route.abort());
      await services.save.click();
      await expectToast(page, 'Errore', 'Impossibile aggiungere');
      await expectApart(toasts(page, true), services.save);
      const cross = services.form.getByRole('button', { name: 'Chiudi' });
      await cross.scrollIntoViewIfNeeded();
      await expectApart(toasts(page, true), cross);
    },
  );

  const { width: height, height: width } = tablet;

  test.each([phone, tablet, { width, height }])(
    'leaves what is pressed next below the calendar free: $width pixels',
    async viewport => {
      await aWeekOfVisits(site());
      site().clock.moveTo('2027-01-05T09:40:00+01:00');
      const page = await visit('/admin?vista=giorno', { as: site().salone, viewport });
      const { dialog, confirm, free } = calendarOn(page);
      await free('martedì 5 gennaio', '12:00').click();
      await confirm.click();
      await dialog.getByRole('button', { name: 'Annulla' }).click();
      await dialog.waitFor({ state: 'detached' });
      await toasts(page).hover();
      await expectApart(toasts(page), page.getByRole('button', { name: 'Adesso', exact: true }));
    },
  );

  test.each([phone, tablet, desk])(
    'leaves the buttons below an editor free: $width pixels',
    async viewport => {
      const page = await visit('/admin/settings?scheda=persone', { as: site().salone, viewport });
      await page.getByRole('radio', { name: 'Sempre uguali' }).click();
      await page.getByRole('switch', { name: 'Mercoledì' }).click();
      const save = page.getByRole('button', { name: 'Salva i turni' });
      await page.route('**/api/stylists/*/plans/*', route => route.abort());
      await save.click();
      await toasts(page).hover();
      await expectApart(toasts(page), save);
      await page.evaluate('scrollBy(0, document.body.scrollHeight)');
      await expectApart(toasts(page), save);
    },
  );

  test('leaves the buttons of a form free that is as high as the window, on a tablet that lies', async () => {
    const viewport = { width: tablet.height, height: tablet.width };
    const page = await visit('/admin?scheda=servizi', { as: site().salone, viewport });
    const services = servicesOn(page);
    await services.add.click();
    await services.name.fill('Piega');
    await services.form.getByLabel('Categoria').selectOption('Capelli');
    await services.price.fill('22,50');
    await page.route('**/api/services', route => route.abort());
    await services.save.click();
    await page.getByText(/^Impossibile aggiungere/).hover();
    await services.save.click({ trial: true });
  });
});
