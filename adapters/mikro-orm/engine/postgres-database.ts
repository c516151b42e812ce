import type { LimitFunction } from 'p-limit';
import type { Pool, PoolClient } from 'pg';
import { entryOf } from '../../../core/entry-of.ts';
import type {
  SqlDatabase,
  SqlDialect,
  Statement,
  Transaction,
  TransactionResult,
  Value,
} from './sql-database.ts';

const dialect: SqlDialect = {
  asEpochMs: column => `(extract(epoch from ${column}) * 1000)::float8`,
  epochMs: 'to_timestamp(?::float8 / 1000)',
  contains: column => `strpos(${column}, ?) > 0`,
  seriesOf: 'generate_series(?::int, ?::int)',
  // Not `for update`, which also blocks foreign key checks on these rows and could deadlock with them.
  forUpdate: 'for no key update',
  isOneOf: `= any(string_to_array(?, ',')::int[])`,
  afterChosenId: table =>
    `select setval(s.name, greatest(?::bigint, coalesce(pg_sequence_last_value(s.name), 1)))
      from (select pg_get_serial_sequence('${table}', 'id')::regclass as name) s`,
};

/**
 * Named statements on the ORM's pool: each connection parses and plans a text once. READ COMMITTED is enough: a
 * transaction begins by locking rows, and every later statement sees what was committed before it got the lock.
 */
export class PostgresDatabase implements SqlDatabase {
  readonly dialect: SqlDialect = dialect;
  readonly #pool: Pool;
  readonly #inTurn: LimitFunction;
  readonly #named = new Map<string, { readonly name: string; readonly text: string }>();

  /** `inTurn`: admits fewer transactions than the pool has connections, which leaves some for reads. */
  constructor(pool: Pool, inTurn: LimitFunction) {
    this.#pool = pool;
    this.#inTurn = inTurn;
  }

  async rows<R>(sql: string, ...values: Value[]): Promise<R[]> {
    return (await this.#pool.query(this.#query({ sql, values }))).rows as R[];
  }

  transaction<T>(work: () => Transaction<TransactionResult<T>>): Promise<T> {
    return this.#inTurn(async () => {
      const client = await this.#pool.connect();
      let broken: Error | undefined;
      try {
        return await this.#through(client, work());
      } catch (error) {
        // A connection that cannot roll back is not reused.
        broken = await client.query('rollback').then(() => undefined, asError);
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }

  async #through<T>(client: PoolClient, steps: Transaction<TransactionResult<T>>): Promise<T> {
    await client.query('begin');
    let step = steps.next([]);
    while (!step.done) step = steps.next((await client.query(this.#query(step.value))).rows);
    const { commit, value } = step.value;
    await client.query(commit ? 'commit' : 'rollback');
    return value;
  }

  #query({ sql, values }: Statement): { name: string; text: string; values: Value[] } {
    return { ...this.#name(sql), values: [...values] };
  }

  #name(sql: string): { readonly name: string; readonly text: string } {
    return entryOf(this.#named, sql, () => ({
      name: `salone_${this.#named.size}`,
      text: withPositions(sql),
    }));
  }
}

function withPositions(sql: string): string {
  let position = 0;
  return sql.replaceAll('?', () => `$${(position += 1)}`);
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
