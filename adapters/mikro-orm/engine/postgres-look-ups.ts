import type { Pool, QueryConfig } from 'pg';
import { together, type Wired } from './pipelined.ts';

interface Asked {
  readonly query: QueryConfig;
  readonly answer: (rows: unknown[]) => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Look-ups of one turn of the event loop go in one message on one connection: under load waking PostgreSQL costs more than a look-up.
 * Only for what an index answers at once, since each waits for those before it; one that fails fails alone.
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
      if (this.#asked.length === 1) setImmediate(() => void this.#ask());
    });
  }

  async #ask(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const client = (await this.#pool.connect()) as Wired;
      const queries = asked.map(({ query }) => query);
      const answers = together(client, queries);
      for (const [index, rows] of answers.entries()) void rows.then(asked[index]?.answer, asked[index]?.fail);
      const ended = await Promise.allSettled(answers);
      // A connection on which something failed is not used again.
      client.release(ended.some(({ status }) => status === 'rejected'));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
