import { useEffect, useEffectEvent } from 'react';
import type { Carry } from './use-carry.ts';

/** Escape, a finger that lifts where it took, a gesture of the system, or a focus that goes elsewhere: it stays where it was. */
export function useLettingGo(grid: HTMLElement, { carried, current }: Carry, letGo: () => void): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letGo();
  });
  const onEnd = useEffectEvent(letGo);
  const by = carried?.by;
  useEffect(() => {
    if (!by) return;
    const watching = new AbortController();
    const { signal } = watching;
    addEventListener('keydown', onEscape, { signal, capture: true });
    // Moved by somebody else its block leaves the page, which is told first.
    if (by === 'keys') grid.addEventListener('focusout', () => queueMicrotask(() => onEnd()), { signal });
    else {
      addEventListener('pointercancel', () => onEnd(), { signal, capture: true });
      // What has moved has been dropped by then.
      addEventListener('pointerup', () => onEnd(), { signal });
    }
    return () => watching.abort();
  }, [grid, by]);

  // A touch is asked once, as it begins, whether somebody may keep it from scrolling.
  useEffect(() => {
    const stay = (event: Event) => {
      if (current.current?.by === 'pointer' && event.cancelable) event.preventDefault();
    };
    const watching = new AbortController();
    grid.addEventListener('touchmove', stay, { passive: false, signal: watching.signal });
    grid.addEventListener('contextmenu', stay, { signal: watching.signal });
    return () => watching.abort();
  }, [grid, current]);
}
