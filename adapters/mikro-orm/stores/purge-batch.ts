import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Orm } from '../engine/connection.ts';

/** A batch is small enough that nobody waits for it, and skips rows that another process has locked. */
const batch = { limit: 500, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/** Deletes one batch of rows, and says how many. Safe in any number of processes at once. */
export const purgeBatch = <Row>(
  orm: Orm,
  find: (em: SqlEntityManager, options: typeof batch) => Promise<readonly Row[]>,
  remove: (em: SqlEntityManager, rows: readonly Row[]) => Promise<number>,
): Promise<number> =>
  orm.transactional(async em => {
    const rows = await find(em, batch);
    return rows.length === 0 ? 0 : remove(em, rows);
  });
