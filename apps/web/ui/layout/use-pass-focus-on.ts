import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** For what leaves a list by its own buttons, or with them: whoever stands in it then goes on elsewhere. */
export function usePassFocusOn<E extends HTMLElement>(elsewhere: () => HTMLElement | null) {
  const element = useRef<E>(null);
  const goOn = useEffectEvent((left: E | null) => {
    if (left?.contains(document.activeElement)) elsewhere()?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const there = element.current;
    return () => goOn(there);
  }, []);
  return element;
}
