import type { Page } from '../../core/ports/page.ts';
import type { SqlDatabase, Value } from './sql-database.ts';

/** `rows`: those of the page, and one more where there are more. */
export function pageOf<T extends { readonly id: number }>(
  rows: readonly T[],
  limit: number,
  total: number,
): Page<T> {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null, total };
}

/** `from`: what follows the word in a select. */
export async function countedRows(db: SqlDatabase, from: string, values: readonly Value[]): Promise<number> {
  const [row] = await db.rows<{ total: number }>(
    `select cast(count(*) as integer) as total from ${from}`,
    ...values,
  );
  return row?.total ?? 0;
}
