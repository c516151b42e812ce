import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { book } from './appointments-steps.ts';
import { expectToast, setStage } from './stage.ts';

const { site, visit } = setStage();

/** Everything the page keeps of the server, as text: its query client, found through React's own root. */
const readCache = `(() => {
  const root = document.getElementById('root');
  let fiber = root[Object.keys(root).find(name => name.startsWith('__reactContainer$'))];
  while (fiber && !fiber.memoizedProps?.client?.getQueryCache) fiber = fiber.child;
  const { client } = fiber.memoizedProps;
  const queries = client.getQueryCache().getAll().map(({ queryKey, state }) => [queryKey, state.data]);
  return JSON.stringify([queries, client.getMutationCache().getAll().map(({ state }) => state)]);
})()`;

const cacheOf = (page: Page): Promise<string> => page.evaluate(readCache);

test('after an administrator’s logout nothing only administrators may see is left in any tab', async () => {
  const { mario, lucia, anna: stylist, taglio, salone } = site();
  await book(site(), { by: lucia, service: taglio, stylist, date: '2027-01-06', time: '10:00' });
  const page = await visit('/admin', { as: salone });
  const other = await page.context().newPage();
  await other.goto('/admin?scheda=clienti');
  await other.getByRole('cell', { name: mario.username, exact: true }).waitFor();
  const read = {
    Appuntamenti: `"username":"${lucia.username}"`,
    Servizi: '["services","admin"]',
    Clienti: `"username":"${mario.username}"`,
    Stylist: `"username":"${salone.username}"`,
  };
  for (const [name, secret] of Object.entries(read)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect.poll(() => cacheOf(page)).toContain(secret);
  }

  await page.getByRole('button', { name: /^Menu di / }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await expectToast(page, 'Logout effettuato');
  for (const tab of [page, other]) {
    await tab.waitForURL(url => url.pathname === '/');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    const left = (await cacheOf(tab)) + (await tab.content());
    const secrets = [mario, lucia, salone].map(({ username }) => `"username":"${username}"`);
    expect(await tab.getByText(/Mario|Lucia/).count()).toBe(0);
    expect([...secrets, '"admin"', '"customers"'].filter(secret => left.includes(secret))).toEqual([]);
    expect(left).toContain('["services","public"]');
  }
});
