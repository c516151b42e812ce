import { expect, test } from 'vitest';
import { builtWeb } from '../../apps/server/web.ts';
import { allOf, drawn } from '../http/privacy/every-answer.ts';
import { openPlantedShop } from '../http/privacy/planted-shop.ts';
import { markers } from '../http/privacy/private-fields.ts';
import { shopAddress } from '../http/running-shop.ts';

test('a page that the server draws holds nothing that a guest may not see, whoever is logged in', async () => {
  const shop = await openPlantedShop('sqlite', deps => ({
    web: builtWeb(deps, { publicUrl: shopAddress }),
  }));
  const shown = new Set<string>();
  for (const [who, browser] of shop.browsers)
    for (const path of drawn) {
      const text = await allOf(await browser.fetch(path));
      const found = markers(false).filter(({ marker }) => text.includes(marker));
      expect(
        found.filter(({ seenBy }) => !seenBy.includes('guest')),
        `${who} ${path}`,
      ).toEqual([]);
      for (const { column } of found) shown.add(column);
    }
  expect(shown).toContain('description');
  await shop.close();
});
