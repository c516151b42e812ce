import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectInOrder, phone, screens, setStage } from '../stage.ts';
import { marioComesAndGoes } from './appointments-steps.ts';

const { site, visit } = setStage();

const label = 'Aggiungi al calendario Taglio uomo, venerdì 8 gennaio 2027, 10:30';

describe.each(screens)('an appointment to come %s', (_, viewport) => {
  test('is added to one’s own calendar in one press', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/appointments', { as: site().mario, viewport });
    const link = page.getByRole('link', { name: label });
    await link.waitFor();
    await expectInOrder(page);
    const saved = page.waitForEvent('download');
    if (viewport === phone) await link.tap();
    else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^appuntamento-\d+\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('DTSTART;TZID=Europe/Rome:20270108T103000');
    await link.waitFor();
    await page.getByRole('tab', { name: 'Cancellati' }).click();
    await page.getByRole('heading', { name: 'Colore' }).waitFor();
    expect(await page.getByRole('link', { name: /^Aggiungi al calendario/ }).count()).toBe(0);
  });
});

test('whose session has ended meanwhile is led to the login, not to an answer for programs', async () => {
  await marioComesAndGoes(site());
  const page = await visit('/appointments', { as: site().mario, viewport: phone });
  const link = page.getByRole('link', { name: label });
  await link.waitFor();
  await page.context().clearCookies();
  await link.tap();
  await page.waitForURL('**/auth**');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
