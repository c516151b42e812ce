import type { Database, Statement as Prepared } from 'better-sqlite3';
import { whenFree } from './patience.ts';
import type { Outcome, SqlDatabase, SqlDialect, Statement, Steps, Value } from './sql-database.ts';

/** Instants are whole milliseconds. */
const dialect: SqlDialect = {
  asEpochMs: column => column,
  epochMs: '?',
  containsEveryWord: column => `not exists (select 1 from json_each(?) where instr(${column}, value) = 0)`,
  // A transaction has the file to itself from its begin.
  keepingThem: '',
  keepingFree: '',
  isOneOf: `in (select value from json_each('[' || ? || ']'))`,
};

/**
 * A connection of its own beside the ORM's. A transaction runs from begin to commit without giving way to anything else
 * in this process: it holds the file for as short as can be, and no read ever waits for it or sees half of it.
 */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect: SqlDialect = dialect;
  readonly #file: Database;
  readonly #prepared = new Map<string, Prepared<unknown[]>>();

  constructor(file: Database) {
    this.#file = file;
  }

  rows<R>(sql: string, ...values: Value[]): Promise<R[]> {
    return whenFree(() => this.#run({ sql, values }) as R[]);
  }

  transaction<T>(work: () => Steps<Outcome<T>>): Promise<T> {
    return whenFree(() => this.#atOnce(work()));
  }

  /** `immediate`: the write lock is taken before the first read, so what is read cannot be stale when it is written on. */
  #atOnce<T>(steps: Steps<Outcome<T>>): T {
    this.#prepare('begin immediate').run();
    try {
      let step = steps.next([]);
      while (!step.done) step = steps.next(this.#run(step.value));
      const { keep, value } = step.value;
      this.#prepare(keep ? 'commit' : 'rollback').run();
      return value;
    } catch (error) {
      if (this.#file.inTransaction) this.#prepare('rollback').run();
      throw error;
    }
  }

  #run({ sql, values }: Statement): unknown[] {
    const prepared = this.#prepare(sql);
    if (prepared.reader) return prepared.all(...values);
    prepared.run(...values);
    return [];
  }

  #prepare(sql: string): Prepared<unknown[]> {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const prepared = this.#file.prepare<unknown[]>(sql);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
