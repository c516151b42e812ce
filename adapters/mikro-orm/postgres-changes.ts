import type { Pool, PoolClient } from 'pg';
import type { Change, Changes, News } from '../../core/ports/changes.ts';
import { Listeners } from './listeners.ts';

/** Milliseconds before a lost connection is tried again. */
const PAUSE = 1_000;

/** Changes in PostgreSQL: one connection of the pool does nothing but listen. */
export class PostgresChanges implements Changes {
  readonly #pool: Pool;
  readonly #listeners: Listeners;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#listeners = new Listeners(() => this.#listen());
  }

  watch(listener: (news: News) => void): () => void {
    return this.#listeners.add(listener);
  }

  close(): void {
    this.#listeners.stop();
  }

  #listen(): () => void {
    let ended = false;
    let client: PoolClient | undefined;
    let timer: NodeJS.Timeout | undefined;
    const again = (): void => {
      client?.removeAllListeners('notification');
      client?.release(true);
      client = undefined;
      if (!ended) timer = setTimeout(() => void connect(true), PAUSE).unref();
    };
    const connect = async (afterLoss: boolean): Promise<void> => {
      try {
        client = await this.#pool.connect();
        client.once('error', again);
        client.on('notification', ({ payload = '' }) =>
          this.#listeners.tell({ kind: 'changes', changes: [JSON.parse(payload) as Change] }),
        );
        await client.query('listen salone_changes');
        if (ended) again();
        // What was committed while nobody listened is never sent again.
        else if (afterLoss) this.#listeners.tell({ kind: 'gap' });
      } catch {
        again();
      }
    };
    void connect(false);
    return () => {
      ended = true;
      clearTimeout(timer);
      again();
    };
  }
}
