import type { QueryClient } from '@tanstack/react-query';
import type { List } from '../shared/requests/query-keys.ts';

/** A request that takes longer has lost its connection; the next change aborts it. */
const longestMs = 10_000;

/**
 * Refetches the active queries of some lists, each list once at a time. Changes that come meanwhile are coalesced into one
 * more refetch: however often something changes, a long list of many pages arrives.
 */
export function coalescedRefetch(queries: QueryClient) {
  const running = new Set<List>();
  const again = new Set<List>();

  async function read(list: List): Promise<void> {
    const queryKey = [list] as const;
    // A first fetch is not aborted, since nothing is shown yet, but its answer may be older than the change.
    if (queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined })) again.add(list);
    try {
      await Promise.race([queries.invalidateQueries({ queryKey }), pause(longestMs)]);
    } finally {
      running.delete(list);
    }
    if (again.delete(list)) start(list);
  }

  function start(list: List): void {
    running.add(list);
    void read(list).catch(() => undefined);
  }

  return (lists: Iterable<List>): void => {
    for (const list of lists)
      if (running.has(list)) again.add(list);
      else start(list);
  };
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
