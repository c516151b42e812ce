import type { Pool, QueryConfig } from 'pg';
import { pipelined, type Wired } from './pipelined.ts';

interface Asked {
  readonly query: QueryConfig;
  readonly answer: (rows: unknown[]) => void;
  readonly fail: (reason: unknown) => void;
}

/** Of one message. */
const MOST = 32;

/**
 * Look-ups of one turn of the event loop go in one message on one connection: under load waking PostgreSQL costs more than a
 * look-up. Only for what an index answers at once, since each waits for those before it. One that fails fails alone; those
 * that lose the connection because of another are asked once more, each by itself.
 */
export class PostgresLookUps {
  readonly #pool: Pool;
  #asked: Asked[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  rows(query: QueryConfig): Promise<unknown[]> {
    return new Promise((answer, fail) => {
      this.#asked.push({ query, answer, fail });
      if (this.#asked.length === 1) setImmediate(() => this.#askAll());
    });
  }

  #askAll(): void {
    const asked = this.#asked;
    this.#asked = [];
    for (let first = 0; first < asked.length; first += MOST) void this.#ask(asked.slice(first, first + MOST));
  }

  async #ask(asked: readonly Asked[]): Promise<void> {
    try {
      const client = (await this.#pool.connect()) as Wired;
      const queries = asked.map(({ query }) => query);
      const answers = pipelined(client, queries);
      for (const [index, { query, answer, fail }] of asked.entries())
        answers[index]?.catch(reason => this.#onceMore(query, reason)).then(answer, fail);
      const ended = await Promise.allSettled(answers);
      // A connection on which something failed is not used again.
      client.release(ended.some(({ status }) => status === 'rejected'));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  /** What PostgreSQL itself refuses, with a severity, it would refuse again. */
  async #onceMore(query: QueryConfig, reason: unknown): Promise<unknown[]> {
    if (reason instanceof Error && 'severity' in reason) throw reason;
    return (await this.#pool.query<object>(query)).rows;
  }
}
