import { searchWords } from '../../../core/people/folded-key.ts';
import type { SqlDialect, Value } from '../engine/sql-database.ts';

interface Condition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/**
 * A condition: the search key contains every word. One text each for 1, 2, 4, 8 … words, since engines keep every text; the
 * last word fills the remaining places.
 */
export function everyWord({ contains }: SqlDialect, key: string, search: string): Condition {
  const words = searchWords(search);
  const last = words.at(-1);
  if (last === undefined) return { sql: 'true', values: [] };
  const places = 2 ** Math.ceil(Math.log2(words.length));
  const values = Array.from({ length: places }, (_, index) => words[index] ?? last);
  return { sql: values.map(() => contains(key)).join(' and '), values };
}
