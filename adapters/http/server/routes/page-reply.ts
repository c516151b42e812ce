import type { Page } from '../../../../core/ports/page.ts';

/** A part of a list as it is sent. */
export const pageReply = <T, R>({ items, next, total }: Page<T>, reply: (item: T) => R) => ({
  items: items.map(reply),
  nextCursor: next === null ? null : String(next),
  total,
});
