import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Orm } from '../engine/connection.ts';

/** How the rows of one batch are found: few enough that nobody waits for it, and none that another process holds. */
const batch = { limit: 500, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE } as const;

/** Deletes some rows, and says how many. Any number of processes may do so at once: each takes its own rows. */
export const purgeBatch = <Row>(
  orm: Orm,
  find: (em: SqlEntityManager, options: typeof batch) => Promise<readonly Row[]>,
  remove: (em: SqlEntityManager, rows: readonly Row[]) => Promise<number>,
): Promise<number> =>
  orm.transactional(async em => {
    const rows = await find(em, batch);
    return rows.length === 0 ? 0 : remove(em, rows);
  });
