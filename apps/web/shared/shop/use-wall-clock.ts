import { useEffect, useState } from 'react';
import { type WallClock, wallClock } from '../../format/wall-clock.ts';
import { shopTime } from '../requests/calls.ts';
import { useSession } from '../session/session.ts';

const everyMs = 20_000;

/**
 * The shop's wall clock, to the minute, whatever this computer's says. Null in prerendered HTML and until the first
 * request, for the session, has been answered, which carries the time.
 */
export function useWallClock(zone: string): WallClock | null {
  const { isPending } = useSession();
  const [now, setNow] = useState<WallClock | null>(null);
  useEffect(() => {
    if (isPending) return;
    const look = () => setNow(wallClock(shopTime(), zone));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [zone, isPending]);
  return now;
}
