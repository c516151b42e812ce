import type { Page, PageRequest } from '../../../core/ports/page.ts';

/** Longer pages are this doubled. */
const SHORTEST = 15;

/**
 * How many rows to read for a page: more than it shows where there are more. Written into the text, since PostgreSQL plans
 * a parameter anew each time; one of a few, since engines keep every text and pages of any length may be asked for.
 */
export const rowsToRead = (limit: number): number =>
  SHORTEST * 2 ** Math.ceil(Math.max(0, Math.log2(limit / SHORTEST))) + 1;

/** `rows`: those of the page, and at least one more if there are more. A first page that holds everything needs no count. */
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
