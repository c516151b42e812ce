import { systemReasons } from './setting-texts.ts';

/** Why something was thrown, for whoever sits at the terminal: in Italian where the code is known, then its own words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', message } = error as NodeJS.ErrnoException;
  // Of several addresses that failed there is nothing but a code.
  const own = message || code;
  const known = systemReasons[code];
  return known === undefined ? own : `${known} (${own})`;
}
