const name = (key: string) => `scroll:${key}`;

/** How far down the history entry was when it was left. */
export function scrollOf(key: string): number {
  return Number(sessionStorage.getItem(name(key)) ?? 0);
}

/** Follows the scrolling of one history entry until told to stop. */
export function keepScroll(key: string): () => void {
  let waiting = 0;
  const store = () => {
    waiting = 0;
    sessionStorage.setItem(name(key), String(Math.round(window.scrollY)));
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
