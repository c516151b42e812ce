import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { marioComesAndGoes } from '../appointments/appointments-steps.ts';
import { expectInOrder, expectToast, phone, screens, setStage } from '../stage.ts';

const { site, visit } = setStage();

const name = 'Scarica i miei dati';

describe.each(screens)('all that is stored about somebody %s', (_, viewport) => {
  test('is theirs in one press', async () => {
    await marioComesAndGoes(site());
    const page = await visit('/profile', { as: site().mario, viewport });
    const button = page.getByRole('button', { name });
    await button.waitFor();
    await expectInOrder(page);
    const saved = page.waitForEvent('download');
    if (viewport === phone) await button.tap();
    else {
      await button.focus();
      await page.keyboard.press('Enter');
    }
    const file = await saved;
    expect(file.suggestedFilename()).toBe('i-miei-dati.json');
    const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
    expect(data).toMatchObject({ persona: { nome: 'Mario', email: 'mario@example.com' } });
    expect(data['appuntamenti']).toHaveLength(5);
    await expectToast(page, 'Copia scaricata', 'Il file i-miei-dati.json');
  });
});

test('that cannot be read is told, and can be asked for again', async () => {
  const page = await visit('/profile', { as: site().mario, viewport: phone });
  await page.route('/api/user/export', route => route.abort());
  await page.getByRole('button', { name }).tap();
  await expectToast(page, 'Errore', 'Il server non risponde');
  await page.unroute('/api/user/export');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).tap();
  await saved;
});
