import type { LimitFunction } from 'p-limit';
import type { Pool, QueryConfig } from 'pg';
import { entryOf } from '../../../core/entry-of.ts';
import { pipelined, type Wired } from './pipelined.ts';
import { PostgresLookUps } from './postgres-look-ups.ts';
import type {
  CommitMode,
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
  each: `unnest(string_to_array(?, ',')::int[]) each (value)`,
  lettersIn: 'json_to_recordset(?::json) as one (kind text, person integer, asked integer, suffix text)',
  writesSeveral: true,
  // Any number that nothing else in this database locks. Not a lock of the row: it would be written with every booking.
  timetableLock: {
    shared: 'select pg_advisory_xact_lock_shared(748302)',
    exclusive: 'select pg_advisory_xact_lock(748302)',
  },
  // Not `for update`, which also blocks foreign key checks on these rows and could deadlock with them.
  forUpdate: 'for no key update',
  isOneOf: `= any(string_to_array(?, ',')::int[])`,
  afterChosenId: table =>
    `select setval(s.name, greatest(?::bigint, coalesce(pg_sequence_last_value(s.name), 1)))
      from (select pg_get_serial_sequence('${table}', 'id')::regclass as name) s`,
};

/**
 * Named statements on the ORM's pool, whose connections pipeline: each parses and plans a text once. READ COMMITTED is enough: a
 * transaction begins by locking rows, and every later statement sees what was committed before it got the lock.
 */
export class PostgresDatabase implements SqlDatabase {
  readonly dialect: SqlDialect = dialect;
  readonly #pool: Pool;
  readonly #lookUps: PostgresLookUps;
  readonly #inTurn: LimitFunction;
  readonly #named = new Map<string, { readonly name: string; readonly text: string }>();

  /** `inTurn`: admits fewer transactions than the pool has connections, which leaves some for reads. */
  constructor(pool: Pool, inTurn: LimitFunction) {
    this.#pool = pool;
    this.#lookUps = new PostgresLookUps(pool);
    this.#inTurn = inTurn;
  }

  async rows<R>(sql: string, ...values: Value[]): Promise<R[]> {
    return (await this.#pool.query(this.#query({ sql, values }))).rows as R[];
  }

  async lookUp<R>(sql: string, ...values: Value[]): Promise<R[]> {
    return (await this.#lookUps.rows(this.#query({ sql, values }))) as R[];
  }

  transaction<T>(
    work: () => Transaction<TransactionResult<T>>,
    mode: CommitMode = 'synchronous',
  ): Promise<T> {
    return this.#inTurn(async () => {
      const client = (await this.#pool.connect()) as Wired;
      let broken: Error | undefined;
      try {
        return await this.#through(client, work(), begin[mode]);
      } catch (error) {
        // A connection that cannot roll back is not reused.
        broken = await client.query('rollback').then(() => undefined, asError);
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }

  async #through<T>(
    client: Wired,
    steps: Transaction<TransactionResult<T>>,
    opening: readonly QueryConfig[],
  ): Promise<T> {
    let isOpen = false;
    let step = steps.next([]);
    while (!step.done) {
      const { statements, isLast = false } = step.value;
      const messages = [
        ...(isOpen ? [] : opening),
        ...statements.map(statement => this.#query(statement)),
        ...(isLast ? [{ text: 'commit' }] : []),
      ];
      // Of several failures the first is thrown: what comes after it is refused because of it, and a commit then rolls back.
      const answers = await Promise.all(pipelined(client, messages));
      const first = isOpen ? 0 : opening.length;
      step = steps.next(answers.slice(first, first + statements.length));
      isOpen = !isLast;
    }
    const { commit, value } = step.value;
    if (isOpen) await client.query(commit ? 'commit' : 'rollback');
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

const begin: Readonly<Record<CommitMode, readonly QueryConfig[]>> = {
  synchronous: [{ text: 'begin' }],
  asynchronous: [{ text: 'begin' }, { text: 'set local synchronous_commit = off' }],
};

function withPositions(sql: string): string {
  let position = 0;
  return sql.replaceAll('?', () => `$${(position += 1)}`);
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
