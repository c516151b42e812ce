import type { QueryClient } from '@tanstack/react-query';

/** A reading that takes longer has lost its connection; the next change breaks it off. */
const longestMs = 10_000;

/**
 * Reads what is shown under some keys afresh, each key once at a time. A change that comes while a key is being read is
 * read when that is done, and many of them together: however often something changes, a long list of many parts arrives.
 */
export function coalescedRefetch(queries: QueryClient) {
  const running = new Set<string>();
  const again = new Set<string>();

  async function read(key: string): Promise<void> {
    const queryKey = [key];
    // Its answer may be older than the change; having nothing to show yet, it is not broken off.
    if (queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined })) again.add(key);
    try {
      await Promise.race([queries.invalidateQueries({ queryKey }), pause(longestMs)]);
    } finally {
      running.delete(key);
    }
    if (again.delete(key)) start(key);
  }

  function start(key: string): void {
    running.add(key);
    void read(key).catch(() => undefined);
  }

  return (keys: Iterable<string>): void => {
    for (const key of keys)
      if (running.has(key)) again.add(key);
      else start(key);
  };
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
