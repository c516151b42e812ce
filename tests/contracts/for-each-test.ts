import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Ports, TestStore } from './test-store.ts';

/** Opens a store for the tests of a suite. Before each it is emptied, and `begin` is handed what is there. */
export function forEachTest<S extends TestStore>(
  open: () => Promise<S>,
  begin: (ports: Ports, store: S) => Promise<void> | void,
): void {
  let store: S;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());
  beforeEach(async () => begin(await store.empty(), store));
}
