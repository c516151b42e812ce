import { builtWeb } from '../../apps/server/web.ts';
import type { Shop } from '../../core/shop/shop.ts';
import { type Engine, openShop, shopAddress } from '../http/running-shop.ts';
import { freePort } from '../setup/free-port.ts';

/** Where sites of this worker have stood: the next one is at the same address, whose pages browsers know already. */
const freePorts: number[] = [];

/**
 * The whole site: the small shop, the real server, the built web. It is eight o'clock on Tuesday 5 January 2027 until
 * `clock` is moved; the browser's own clock decides nothing.
 */
export async function openSite(engine: Engine = 'memory', shop: Partial<Shop> = {}) {
  const site = await openShop(
    engine,
    given => {
      const own = { ...given.shop, ...shop };
      return { shop: own, web: builtWeb({ ...given, shop: own }, { publicUrl: shopAddress }) };
    },
    freePorts.pop() ?? (await freePort()),
  );
  return {
    ...site,
    async close(): Promise<void> {
      await site.close();
      freePorts.push(Number(new URL(site.origin).port));
    },
  };
}
