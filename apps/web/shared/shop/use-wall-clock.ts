import { useEffect, useState } from 'react';
import { type WallClock, wallClock } from '../../format/wall-clock.ts';

const everyMs = 20_000;

/** The shop's wall clock, to the minute. Null in prerendered HTML and until the browser has taken over. */
export function useWallClock(zone: string): WallClock | null {
  const [now, setNow] = useState<WallClock | null>(null);
  useEffect(() => {
    const look = () => setNow(wallClock(new Date(), zone));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [zone]);
  return now;
}
