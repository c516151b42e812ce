import { useCallback, useState } from 'react';

/** How wide an element is, measured whenever that changes: a drawing is laid out for it, not shrunk. */
export function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, ref] as const;
}
