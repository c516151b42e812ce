import { useRef } from 'react';

/**
 * Runs some work once at a time: whatever comes while it is under way does nothing, even in the same moment, before
 * a button could be redrawn as busy. A failure has been told by the time it arrives here.
 */
export function useOneAtATime<V>(work: (given: V) => Promise<unknown>) {
  const running = useRef(false);
  return async (given: V): Promise<void> => {
    if (running.current) return;
    running.current = true;
    await work(given).catch(() => undefined);
    running.current = false;
  };
}
