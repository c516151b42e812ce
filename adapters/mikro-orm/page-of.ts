import type { Cut, Page } from '../../core/ports/page.ts';
import type { SqlDatabase, Value } from './sql-database.ts';

/**
 * Ends the select of a part: its rows, and one more where there are more. The amount stands in the text, of which there are
 * as many as a page may be long: for one that is handed over PostgreSQL plans anew each time, which takes longer than the reading.
 */
export const cutAt = (limit: number): string => `limit ${limit + 1}`;

/** `rows`: those of the page, and one more where there are more. What is all on a first page needs no counting. */
export async function pageOf<T extends { readonly id: number }>(
  rows: readonly T[],
  { limit, after }: Cut,
  count: () => Promise<number>,
): Promise<Page<T>> {
  const items = rows.slice(0, limit);
  const isAll = after === undefined && rows.length <= limit;
  return {
    items,
    next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    total: isAll ? rows.length : await count(),
  };
}

/** `from`: what follows the word in a select. */
export async function countedRows(db: SqlDatabase, from: string, values: readonly Value[]): Promise<number> {
  const [row] = await db.rows<{ total: number }>(
    `select cast(count(*) as integer) as total from ${from}`,
    ...values,
  );
  return row?.total ?? 0;
}
