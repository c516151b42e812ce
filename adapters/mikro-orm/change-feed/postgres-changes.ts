import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Change, Changes, News } from '../../../core/ports/changes.ts';
import { Listeners, type SourceEvents } from './listeners.ts';

/** Milliseconds before reconnecting. */
const PAUSE = 1_000;

/** One connection of the pool does nothing but listen. */
export class PostgresChanges implements Changes {
  readonly #pool: Pool;
  readonly #listeners: Listeners;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#listeners = new Listeners(source => {
      const ended = new AbortController();
      void this.#listen(ended.signal, source);
      return () => ended.abort();
    });
  }

  watch(listener: (news: News) => void): () => void {
    return this.#listeners.add(listener);
  }

  inForce(): Promise<void> {
    return this.#listeners.inForce();
  }

  close(): void {
    this.#listeners.stop();
  }

  /** Reconnects until `ended`; never rejects. */
  async #listen(ended: AbortSignal, source: SourceEvents): Promise<void> {
    for (let afterLoss = false; !ended.aborted; afterLoss = true) {
      await this.#listenOnce(ended, source, afterLoss).catch(() => undefined);
      source.lost();
      await pause(PAUSE, undefined, { signal: ended, ref: false }).catch(() => undefined);
    }
  }

  /** Until the connection is lost or `ended`. */
  async #listenOnce(ended: AbortSignal, source: SourceEvents, afterLoss: boolean): Promise<void> {
    const client = await this.#pool.connect();
    // Rejects once `ended`, also when that was before.
    const over = once(client, 'error', { signal: ended }).catch(() => undefined);
    try {
      client.on('notification', ({ payload = '' }) => this.#listeners.tell(newsIn(payload)));
      await client.query('listen salone_changes');
      // What was committed while nobody listened is never sent again.
      if (afterLoss) this.#listeners.tell({ kind: 'gap' });
      source.begun();
      await over;
    } finally {
      client.removeAllListeners('notification');
      client.release(true);
    }
  }
}

/** Other programs may send on the channel: a payload that is not our triggers' could mean any change. */
function newsIn(payload: string): News {
  try {
    return { kind: 'changes', changes: [JSON.parse(payload) as Change] };
  } catch {
    return { kind: 'gap' };
  }
}
