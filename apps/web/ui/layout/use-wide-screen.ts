import { useSyncExternalStore } from 'react';
import { screen } from './measures.ts';

const query = () => window.matchMedia(screen.wide);

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** For what is too heavy to load where a style sheet would only hide it. On the server nothing is loaded. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
