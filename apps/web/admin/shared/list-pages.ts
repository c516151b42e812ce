/**
 * Page sizes of a long list: first what a few screens hold, then more, since every loaded page is refetched whenever
 * something in the list changes.
 */
export const pageAfter = (cursor: number | undefined) => ({ cursor, limit: cursor === undefined ? 30 : 120 });

/** Undefined after the last page. */
export const nextCursorOf = ({ nextCursor }: { nextCursor: string | null }): number | undefined =>
  nextCursor === null ? undefined : Number(nextCursor);
