import { isArchivable } from '../../apps/server/open-store.ts';
import type { RunningShop } from '../http/running-shop.ts';

/** All that is stored, but for what an attempt itself leaves: sessions and limits. */
export async function stored({ store }: RunningShop): Promise<string> {
  return isArchivable(store) ? JSON.stringify(await store.archive.read()) : '';
}
