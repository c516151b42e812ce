import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectInOrder, holdBack, phone, screens, setStage } from '../stage.ts';

const { site, visit } = setStage();

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Caricamento in corso' });

test.each(screens)('a link whose page is still on its way shows so at the top, %s', async (_, viewport) => {
  const page = await visit('/', { as: site().mario, viewport });
  const goOn = await holdBack(page, '**/assets/booking-page-*.js');
  await page.getByRole('link', { name: 'Prenota Ora' }).click();
  await line(page).waitFor();
  expect((await line(page).boundingBox())?.y).toBe(0);
  await page.getByRole('heading', { level: 1, name: /^La poltrona è tua/ }).waitFor();
  await expectInOrder(page);
  goOn('continue');
  await page.getByRole('heading', { level: 1, name: 'Prenota il tuo appuntamento' }).waitFor();
  await line(page).waitFor({ state: 'detached' });
});

test('a tab and a dialog whose code is still on its way show so', async () => {
  const page = await visit('/admin', { as: site().salone, viewport: phone });
  const bring = await holdBack(page, '**/assets/services-tab-*.js');
  await page.getByRole('tab', { name: 'Servizi' }).click();
  await line(page).waitFor();
  bring('continue');
  const goOn = await holdBack(page, '**/assets/service-dialog-*.js');
  await page.getByRole('button', { name: 'Aggiungi Nuovo Servizio' }).click();
  await line(page).waitFor();
  goOn('continue');
  await page.getByRole('dialog', { name: 'Aggiungi Nuovo Servizio' }).waitFor();
  await line(page).waitFor({ state: 'detached' });
});
