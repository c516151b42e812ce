import { useSyncExternalStore } from 'react';
import { screen } from './measures.ts';

const query = () => window.matchMedia(screen.wide);

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

let wide = false;

/** A sheet of paper is narrow: what goes on it is what was on the screen. */
function look(): boolean {
  if (!window.matchMedia('print').matches) wide = query().matches;
  return wide;
}

/** For what is too heavy to load where a style sheet would only hide it. On the server nothing is loaded. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, look, () => false);
}
