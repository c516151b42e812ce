import type { ReactNode } from 'react';
import { ReadFailed } from '../../shared/requests/read-failed.tsx';
import { stale } from '../../ui/loading/stale.css.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** Of an infinite query. */
type ListQuery = {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
};

type QueryListProps = {
  query: ListQuery;
  words: { readonly failed: string; readonly loading: string };
  /** The list; null while there is none to show. */
  children: ReactNode;
};

/** A list, or what stands in its place: a skeleton while it loads, an alert when it failed, stale rows while it refetches. */
export function QueryList({ query, words, children }: QueryListProps) {
  const { error, isFetching, isPlaceholderData } = query;
  // A further page that failed has its own message, below the list.
  const failure = query.isFetchNextPageError ? null : error;
  return (
    <>
      {failure && <ReadFailed what={words.failed} reads={[query]} />}
      {!failure && !children && <ListSkeleton label={words.loading} />}
      {children && (
        <div className={isPlaceholderData ? stale : undefined} aria-busy={isFetching || undefined}>
          {children}
        </div>
      )}
    </>
  );
}
