import type { Write } from '../../../../core/booking/agenda-change.ts';
import { entryOf } from '../../../../core/booking/history/history-entry.ts';

/** The values of its line in the history. */
export function historyOf(
  write: Write,
): [userId: number, at: number, kind: string, from: string | null, to: string | null, via: string | null] {
  const { by, at, kind, from, to, via } = entryOf(write);
  const states = [from && JSON.stringify(from), to && JSON.stringify(to)] as const;
  return [by, at.epochMilliseconds, kind, ...states, via ?? null];
}
