import type { ServerDeps } from '../../adapters/http/server/server-deps.ts';
import { type Engine, openShop } from './running-shop.ts';

/** The small shop, an administrator's browser and Mario's, both logged in. */
export async function openWithBrowsers(engine: Engine, overrides: Partial<ServerDeps> = {}) {
  const shop = await openShop(engine, overrides);
  const [admin, mario] = [shop.browser(), shop.browser()];
  await admin.logIn(shop.salone);
  await mario.logIn(shop.mario);
  return { shop, admin, mario };
}
