import type { Page, PageRequest } from '../../../core/ports/page.ts';
import type { SqlDatabase, Value } from '../engine/sql-database.ts';

/** The shortest amount that is read for a part; longer ones are this doubled. */
const SHORTEST = 15;

/**
 * Ends the select of a part: its rows, and more where there are more. The amount stands in the text, since for one that is
 * handed over PostgreSQL plans anew each time, which takes longer than the reading. It is one of a few: engines keep every
 * text, and parts of any length may be asked for.
 */
export const limitClause = (limit: number): string =>
  `limit ${SHORTEST * 2 ** Math.ceil(Math.max(0, Math.log2(limit / SHORTEST))) + 1}`;

/** `rows`: those of the page, and at least one more where there are more. What is all on a first page needs no counting. */
export async function pageOf<T extends { readonly id: number }>(
  rows: readonly T[],
  { limit, after }: PageRequest,
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
