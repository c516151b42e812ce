import type { Service, Shop } from './shop-data.ts';

/** What the server already knew when it rendered the page, so that the first visit asks for nothing twice. */
export type PageState = { shop?: Shop; services?: readonly Service[] };

/** Reads the state the server left in the page; without one the app asks for everything itself. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}
