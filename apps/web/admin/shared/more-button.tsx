import { type RefObject, useEffect, useRef } from 'react';
import { admin } from '../../texts/admin/dashboard.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as css from './list.css.ts';

const words = admin.list;

/** What an infinite query offers. */
type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

type MoreButtonProps = {
  pages: Pages;
  /** How many rows are shown. */
  shown: number;
  /** The parent of the rows, each of which can take the focus. */
  rows: RefObject<HTMLElement | null>;
};

/** Brings the next part of a long list; the first of its rows then has the focus. */
export function MoreButton({ pages, shown, rows }: MoreButtonProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const pressedAt = useRef<number>(null);
  useEffect(() => {
    const before = pressedAt.current;
    if (before === null || shown <= before) return;
    pressedAt.current = null;
    const firstNew = rows.current?.children[before];
    if (firstNew instanceof HTMLElement) firstNew.focus();
  }, [shown, rows]);
  const more = () => {
    pressedAt.current = shown;
    void fetchNextPage();
  };
  if (!hasNextPage) return null;
  if (isFetchNextPageError)
    return (
      <div className={css.more}>
        <Alert onRetry={more} retrying={isFetchingNextPage}>
          {words.moreFailed}
        </Alert>
      </div>
    );
  return (
    <p className={css.more}>
      <Button variant="ghost" loading={isFetchingNextPage} onClick={more}>
        {words.more}
      </Button>
    </p>
  );
}
