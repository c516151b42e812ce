import { useRef, useState } from 'react';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What somebody else has made of a stored thing since its form was opened; undefined while nothing. `hasChanged` reads it
 * again, and is true once for each change: whoever saves after having been told, means it. `see`: what a form that stays
 * open shows before anything is typed into it.
 */
export function useConcurrentChange<T>(opened: T, read: () => Promise<T>) {
  const known = useRef(opened);
  const [meanwhile, tell] = useState<{ readonly now: T }>();
  const hasChanged = async () => {
    const now = await read();
    if (isSame(now, known.current)) return false;
    known.current = now;
    tell({ now });
    return true;
  };
  const see = (now: T) => {
    known.current = now;
    tell(undefined);
  };
  return { meanwhile, hasChanged, see };
}
