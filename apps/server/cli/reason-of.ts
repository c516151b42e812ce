import { systemReasons } from './setting-texts.ts';

/** Why something was thrown, for the terminal: in Italian where the code is known, then the error's own message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', message } = error as NodeJS.ErrnoException;
  // An AggregateError of several addresses has a code and no message.
  const own = message || code;
  const known = systemReasons[code];
  return known === undefined ? own : `${known} (${own})`;
}
