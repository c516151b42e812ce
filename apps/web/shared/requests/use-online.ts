import { useSyncExternalStore } from 'react';

/** Whether the browser has a network at all, at every moment. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(listener: () => void): () => void {
  const watching = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, listener, watching);
  return () => watching.abort();
}
