import type { Write } from '../../../../core/booking/agenda-change.ts';
import { isForStylist } from '../../../../core/letters/letter-kinds.ts';

/** The values of the letters that it causes; undefined: it causes none. */
export function lettersOf({
  letters = [],
  at,
}: Write): [due: number, first: number, all: string] | undefined {
  if (letters.length === 0) return undefined;
  const rows = letters.map(({ kind, to }) => ({
    ...{ kind, person: to, asked: Number(isForStylist(kind)) },
    // The key leaves the customer out: after a merge the letter is sent once.
    suffix: isForStylist(kind) ? `-${to}` : '',
  }));
  return [at.epochMilliseconds, at.epochMilliseconds, JSON.stringify(rows)];
}
