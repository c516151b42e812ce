import { type RefObject, useLayoutEffect } from 'react';
import { liftOver } from './kept-clear.ts';
import { lift } from './toaster.css.ts';

/** Keeps a toast above what is kept clear, wherever that moves meanwhile. */
export function useLift(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toast = list.current;
    if (!toast) return undefined;
    const place = () => {
      const kept = [...document.querySelectorAll('[data-kept-clear]')].filter(
        ({ clientHeight }) => clientHeight > 0,
      );
      const edges = kept.map(element => element.getBoundingClientRect());
      const { left, right, height } = toast.getBoundingClientRect();
      toast.style.setProperty(lift, `${liftOver(edges, { left, right, height }, window.innerHeight)}px`);
    };
    place();
    const resized = new ResizeObserver(place);
    for (const element of [document.body, toast, ...document.querySelectorAll('[data-kept-clear]')])
      resized.observe(element);
    const changed = new MutationObserver(place);
    changed.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [list]);
}
