import { builtWeb } from '../../apps/server/web.ts';
import type { Shop } from '../../core/shop/shop.ts';
import { type Engine, openShop, shopAddress } from '../http/running-shop.ts';

/**
 * The whole site on a free port: the small shop, the real server, the built web. It is eight o'clock on Tuesday
 * 5 January 2027 until `clock` is moved; the browser's own clock decides nothing.
 */
export function openSite(engine: Engine = 'memory', shop: Partial<Shop> = {}) {
  return openShop(engine, given => {
    const own = { ...given.shop, ...shop };
    return { shop: own, web: builtWeb({ ...given, shop: own }, { publicUrl: shopAddress }) };
  });
}
