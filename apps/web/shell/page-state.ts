import type { PageState } from '../shared/requests/query-client.ts';

/** Reads the state the server left in the page; without one the app asks for everything itself. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : {};
}
