import { useEffect, useEffectEvent } from 'react';

/** What is open and closed by the browser's Back, the topmost last. For each there is an entry in the history. */
const open: (() => void)[] = [];

/** How many open things an entry of the history stands for. */
function openAt(state: unknown): number {
  return typeof state === 'object' && state !== null && 'open' in state ? Number(state.open) : 0;
}

/** Passes over an entry that stands for more than is open. */
function leaveSpareEntry(): void {
  if (openAt(history.state) > open.length) history.back();
}

function closeByBack({ state }: PopStateEvent): void {
  while (open.length > openAt(state)) open.pop()?.();
  leaveSpareEntry();
}

function noteOpened(close: () => void): () => void {
  if (open.length === 0) window.addEventListener('popstate', closeByBack);
  open.push(close);
  const entry: unknown = history.state;
  if (openAt(entry) < open.length) history.pushState({ ...(entry as object | null), open: open.length }, '');
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    // What closes it may lead elsewhere in the same event, and its entry then stays where it is.
    setTimeout(leaveSpareEntry);
  };
}

/** While something is open, the browser's Back closes it, and only that: the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (isOpen ? noteOpened(() => onBack()) : undefined), [isOpen]);
}
