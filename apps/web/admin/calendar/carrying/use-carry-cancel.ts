import { useEffect, useEffectEvent } from 'react';
import type { Carry } from './use-carry.ts';

/** Cancels the carry: on Escape, a finger that lifts without moving, a system gesture, or when the focus leaves. */
export function useCarryCancel(grid: HTMLElement, { carried, current }: Carry, letGo: () => void): void {
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
    // When somebody else moves it, its block is removed: that message comes first.
    if (by === 'keys') grid.addEventListener('focusout', () => queueMicrotask(() => onEnd()), { signal });
    else {
      addEventListener('pointercancel', () => onEnd(), { signal, capture: true });
      // A carry that has moved was dropped before this.
      addEventListener('pointerup', () => onEnd(), { signal });
    }
    return () => watching.abort();
  }, [grid, by]);

  // Only a listener at touchstart may keep a touch from scrolling.
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
