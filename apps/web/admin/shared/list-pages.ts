/**
 * How much of a long list is read at once: first what a few screens hold, then more, since every part is read again
 * whenever something in the list has changed.
 */
export const pageAfter = (cursor: number | undefined) => ({ cursor, limit: cursor === undefined ? 30 : 120 });

/** Where the next part of a list begins. */
export const nextCursorOf = ({ nextCursor }: { nextCursor: string | null }): number | undefined =>
  nextCursor === null ? undefined : Number(nextCursor);
