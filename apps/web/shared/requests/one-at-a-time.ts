import { useRef } from 'react';

/**
 * Runs one piece of work at a time and ignores further calls meanwhile, even before a button could be drawn as busy.
 * Failures are reported by the work itself.
 */
export function useOneAtATime<V>(work: (given: V) => Promise<unknown>) {
  const running = useRef(false);
  return async (given: V): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work(given);
    } catch {
    } finally {
      running.current = false;
    }
  };
}
