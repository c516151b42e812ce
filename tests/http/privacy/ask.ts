import { type Browser, json } from '../browser.ts';
import type { PlantedShop } from './planted-shop.ts';
import type { Reader } from './private-fields.ts';

export type Who = Exclude<Reader, 'log'>;

export interface Asked {
  readonly shop: PlantedShop;
  readonly who: Who;
  readonly browser: Browser;
}

export type Ask = (asked: Asked) => Promise<Response>;

export const get =
  (address: (shop: PlantedShop) => string): Ask =>
  ({ shop, browser }) =>
    browser.fetch(address(shop));
export const send =
  (method: string, address: (shop: PlantedShop) => string, body?: (asked: Asked) => unknown): Ask =>
  asked =>
    asked.browser.fetch(address(asked.shop), { ...json(body?.(asked) ?? {}), method });
