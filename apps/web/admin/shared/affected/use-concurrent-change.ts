import { useEffect, useRef, useState } from 'react';
import { isSame } from './is-same.ts';

/**
 * What somebody else has made of a stored thing since one began to type over it; undefined while nothing. `hasChanged` reads
 * it again, and is true once for each change: whoever saves after having been told, means it. `catchUp`: what one has changed
 * oneself is no news. A form that shows nothing else while nothing `isTyped` follows what is stored.
 */
export function useConcurrentChange<T>(opened: T, read: () => Promise<T>, isTyped = true) {
  const known = useRef(opened);
  const [meanwhile, tell] = useState<{ readonly now: T }>();
  const [wasTyped, note] = useState(isTyped);
  if (isTyped !== wasTyped) {
    note(isTyped);
    tell(undefined);
  }
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
  useEffect(() => {
    if (!isTyped) known.current = opened;
  }, [opened, isTyped]);
  return { meanwhile, hasChanged, see, catchUp: () => read().then(see, () => undefined) };
}
