import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Statement as Prepared } from 'better-sqlite3';
import { entryOf } from '../../../core/entry-of.ts';
import { isBusy } from './driver-errors.ts';
import { retryOnBusy } from './retry-on-busy.ts';
import type {
  CommitMode,
  SqlDatabase,
  SqlDialect,
  Statement,
  Transaction,
  TransactionResult,
  Value,
} from './sql-database.ts';

/** Instants are whole milliseconds. */
const dialect: SqlDialect = {
  asEpochMs: column => column,
  epochMs: '?',
  contains: column => `instr(${column}, ?) > 0`,
  // A transaction has the file to itself from its begin.
  forgetDeleted: 'pragma wal_checkpoint(truncate)',
  forUpdate: '',
  each: `json_each('[' || ? || ']')`,
  lettersIn: `(select value ->> 'kind' as kind, value ->> 'person' as person, value ->> 'asked' as asked,
    value ->> 'suffix' as suffix from json_each(?)) as one`,
  isOneOf: `in (select value from json_each('[' || ? || ']'))`,
};

/** At most so many transactions share a commit: reads wait for them. */
const MAX_PER_COMMIT = 32;

/** A transaction in the queue. */
interface Change {
  readonly mode: CommitMode;
  /** Runs its statements; `settle` resolves its promise once the commit is done. */
  perform(): { readonly commit: boolean; readonly settle: () => void };
  fail(reason: unknown): void;
}

/**
 * A connection of its own beside the ORM's. A transaction runs synchronously: it holds the write lock as briefly as possible,
 * and no read of this process sees half of it.
 *
 * Group commit: the disk is most of the cost, so transactions of the same moment share one. Each has a savepoint, sees what
 * the earlier ones did, and is answered when the commit is done; it waits for the disk when one of them has to.
 */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect: SqlDialect = dialect;
  readonly #file: Database;
  readonly #prepared = new Map<string, Prepared<unknown[]>>();
  readonly #waiting: Change[] = [];
  #committing = false;
  /** As set last; undefined: not yet. */
  #waits: boolean | undefined;

  constructor(file: Database) {
    this.#file = file;
  }

  async rows<R>(sql: string, ...values: Value[]): Promise<R[]> {
    const statement: Statement = { sql, values };
    if (await retryOnBusy(() => this.#prepare(sql).readonly))
      return retryOnBusy(() => this.#run(statement) as R[]);
    return this.transaction(function* (): Transaction<TransactionResult<R[]>> {
      const [rows] = yield { statements: [statement] };
      return { commit: true, value: rows as R[] };
    });
  }

  lookUp<R>(sql: string, ...values: Value[]): Promise<R[]> {
    return this.rows(sql, ...values);
  }

  transaction<T>(
    work: () => Transaction<TransactionResult<T>>,
    mode: CommitMode = 'synchronous',
  ): Promise<T> {
    return new Promise((answer, fail) => {
      const perform = () => {
        const { commit, value } = this.#through(work());
        return { commit, settle: () => answer(value) };
      };
      this.#waiting.push({ mode, perform, fail });
      if (!this.#committing) void this.#commitWaiting();
    });
  }

  async #commitWaiting(): Promise<void> {
    this.#committing = true;
    do {
      // Transactions of requests that arrive in the same turn of the event loop join.
      await nextTurn();
      const changes: Change[] = [];
      try {
        await retryOnBusy(() => {
          // Those that arrived while another process held the lock join too.
          changes.push(...this.#waiting.splice(0, MAX_PER_COMMIT - changes.length));
          this.#together(changes);
        });
      } catch (error) {
        const failed = isBusy(error) ? [...changes, ...this.#waiting.splice(0)] : changes;
        for (const change of failed) change.fail(error);
      }
    } while (this.#waiting.length > 0);
    this.#committing = false;
  }

  /** `immediate`: the write lock comes before the first read, so that no decision rests on stale rows. */
  #together(changes: readonly Change[]): void {
    // Left open when even the rollback failed: a fault of the disk that may be over.
    if (this.#file.inTransaction) this.#execute('rollback');
    this.#waitForDisk(changes.some(({ mode }) => mode === 'synchronous'));
    this.#execute('begin immediate');
    try {
      const performed = changes.map(change => this.#withinSavepoint(change));
      this.#execute(performed.some(({ commit }) => commit) ? 'commit' : 'rollback');
      for (const { settle } of performed) settle();
    } catch (error) {
      if (this.#file.inTransaction) this.#execute('rollback');
      throw error;
    }
  }

  /** Called outside transactions: within one SQLite does not change it. */
  #waitForDisk(waits: boolean): void {
    if (waits === this.#waits) return;
    this.#file.pragma(`synchronous = ${waits ? 'full' : 'normal'}`);
    this.#waits = waits;
  }

  #withinSavepoint(change: Change): ReturnType<Change['perform']> {
    this.#execute('savepoint own');
    try {
      const performed = change.perform();
      if (!performed.commit) this.#execute('rollback to own');
      this.#execute('release own');
      return performed;
    } catch (error) {
      // A full disk rolls back the whole transaction, the others' savepoints included.
      if (!this.#file.inTransaction || isBusy(error)) throw error;
      this.#execute('rollback to own');
      this.#execute('release own');
      return { commit: false, settle: () => change.fail(error) };
    }
  }

  #through<T>(steps: Transaction<T>): T {
    let step = steps.next([]);
    while (!step.done) step = steps.next(step.value.statements.map(statement => this.#run(statement)));
    return step.value;
  }

  #execute(sql: string): void {
    this.#prepare(sql).run();
  }

  #run({ sql, values }: Statement): unknown[] {
    const prepared = this.#prepare(sql);
    if (prepared.reader) return prepared.all(...values);
    prepared.run(...values);
    return [];
  }

  #prepare(sql: string): Prepared<unknown[]> {
    return entryOf(this.#prepared, sql, text => this.#file.prepare<unknown[]>(text));
  }
}
