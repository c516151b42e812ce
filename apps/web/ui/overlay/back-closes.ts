import { useEffect, useEffectEvent } from 'react';

/** What is open and closed by the browser's Back, the topmost last. */
const open: (() => void)[] = [];

/** An entry in the history that Back uses up, and the one below it, both at the same address. */
type Marks = { readonly guard?: number; readonly below?: number };

const marksOf = (state: unknown): Marks => (typeof state === 'object' && state !== null ? state : {});

/** The guard where the browser stands, or stood last. */
let standing = typeof window === 'undefined' ? undefined : marksOf(history.state).guard;

/** Once closed, a guard stays for the next that opens: taking it away would cross whatever leads elsewhere meanwhile. */
function putGuard(): void {
  const { guard, below } = marksOf(history.state);
  if (guard !== undefined && open.length === 0) return void (standing = guard);
  standing = (below ?? guard ?? Date.now()) + 1;
  const state = history.state as object | null;
  history.replaceState({ ...state, below: standing }, '');
  history.pushState({ ...state, guard: standing, below: undefined }, '');
}

function onBack({ state }: PopStateEvent): void {
  const { guard, below } = marksOf(state);
  const fromGuard = below !== undefined && below === standing;
  standing = guard;
  if (!fromGuard) return;
  const close = open.pop();
  // With nothing open Back leads on, as if there were no guard.
  if (close) close();
  else history.back();
}

function noteOpened(close: () => void): () => void {
  window.addEventListener('popstate', onBack);
  putGuard();
  open.push(close);
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** While something is open, the browser's Back closes it, and only that: the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeByBack = useEffectEvent(close);
  useEffect(() => (isOpen ? noteOpened(() => closeByBack()) : undefined), [isOpen]);
}
