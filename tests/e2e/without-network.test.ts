import { expect, test } from 'vitest';
import { expectInOrder, phone, setStage } from './stage.ts';

const { visit } = setStage();

test('who opens a page that cannot be reached is told why that may be in the shop’s own look, with its number', async () => {
  const page = await visit('/', { viewport: phone, serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // A file under way that the network takes away is an error on the console.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/booking');
  await page.getByRole('heading', { name: 'Non riusciamo a collegarci' }).waitFor();
  expect(await page.getByRole('link', { name: '055 123 4567' }).getAttribute('href')).toBe('tel:0551234567');
  await expectInOrder(page);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Riprova' }).click();
  await page.getByRole('heading', { name: 'Accedi o registrati' }).waitFor();
});

test('what is kept for that is one page, and nothing of anybody', async () => {
  const page = await visit('/', { serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const kept = await page.evaluate(`(async () => {
    const found = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  })()`);
  expect(kept).toEqual(['/offline']);
});
