import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert/alert.tsx';
import { awaited } from '../../ui/loading/stale.css.ts';
import { Bones } from './list-skeleton.tsx';

/** Of an infinite query. */
type Asked = {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
};

type ListedProps = {
  asked: Asked;
  words: { readonly failed: string; readonly loading: string };
  /** The list; null while there is none to show. */
  children: ReactNode;
};

/** A list with all that may come before it or instead of it: bones, a failure, or one that another question found. */
export function Listed({ asked, words, children }: ListedProps) {
  const { error, isFetching, isPlaceholderData } = asked;
  // The part that could not be read is told below the others.
  const failure = asked.isFetchNextPageError ? null : error;
  return (
    <>
      {failure && (
        <Alert title={words.failed} onRetry={() => void asked.refetch()} retrying={isFetching}>
          {failure.message}
        </Alert>
      )}
      {!failure && !children && <Bones label={words.loading} />}
      {children && (
        <div className={isPlaceholderData ? awaited : undefined} aria-busy={isFetching || undefined}>
          {children}
        </div>
      )}
    </>
  );
}
