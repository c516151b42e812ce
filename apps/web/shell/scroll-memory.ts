import { readInTab, storeInTab } from '../shared/session/tab-storage.ts';

const name = (place: string) => `scroll:${place}`;

/** How far down a place was when it was left. */
export function savedScroll(place: string): number {
  return Number(readInTab(name(place)));
}

/** Follows the scrolling of one place until told to stop. */
export function trackScroll(place: string): () => void {
  let waiting = 0;
  const store = () => {
    waiting = 0;
    storeInTab(name(place), String(Math.round(window.scrollY)));
  };
  const onScroll = () => {
    if (waiting === 0) waiting = window.setTimeout(store, 100);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.clearTimeout(waiting);
    window.removeEventListener('scroll', onScroll);
  };
}
