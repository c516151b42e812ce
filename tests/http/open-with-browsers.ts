import { type Engine, openShop } from './running-shop.ts';

/** The small shop, an administrator's browser and Mario's, both logged in. */
export async function openWithBrowsers(engine: Engine) {
  const shop = await openShop(engine);
  const [admin, mario] = [shop.browser(), shop.browser()];
  await admin.logIn(shop.salone);
  await mario.logIn(shop.mario);
  return { shop, admin, mario };
}
