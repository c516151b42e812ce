import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { invalidate } from '../requests/stale-lists.ts';
import { useWallClock } from './use-wall-clock.ts';

/** A page may stay open over midnight: the server is then asked what day it is. */
export function useMidnight(zone: string): void {
  const queries = useQueryClient();
  const date = useWallClock(zone)?.date;
  const before = useRef(date);
  useEffect(() => {
    if (before.current && date !== before.current) void invalidate(queries, ['shop', 'availability']);
    before.current = date;
  }, [date, queries]);
}
