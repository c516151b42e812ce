import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Statement as Prepared } from 'better-sqlite3';
import { isBusy } from './driver-errors.ts';
import { retryOnBusy } from './retry-on-busy.ts';
import type {
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
  forUpdate: '',
  isOneOf: `in (select value from json_each('[' || ? || ']'))`,
};

/** How many changes at most share a commit: reads wait for them. */
const TOGETHER = 32;

/** Somebody's transaction that waits for its turn. */
interface Change {
  /** Its statements; `settle` tells its outcome once that is durable. */
  perform(): { readonly commit: boolean; readonly settle: () => void };
  fail(reason: unknown): void;
}

/**
 * A connection of its own beside the ORM's. A transaction runs without giving way to anything else in this process: it
 * holds the file for as short as can be, and no read ever waits for it or sees half of it.
 *
 * Waiting for the disk is most of what a change costs, so those that come in the same moment share one commit. Each has
 * a savepoint of its own, sees what the ones before it did, and is told its outcome when all of it is durable.
 */
export class SqliteDatabase implements SqlDatabase {
  readonly dialect: SqlDialect = dialect;
  readonly #file: Database;
  readonly #prepared = new Map<string, Prepared<unknown[]>>();
  readonly #waiting: Change[] = [];
  #committing = false;

  constructor(file: Database) {
    this.#file = file;
  }

  async rows<R>(sql: string, ...values: Value[]): Promise<R[]> {
    const statement: Statement = { sql, values };
    if (await retryOnBusy(() => this.#prepare(sql).readonly))
      return retryOnBusy(() => this.#run(statement) as R[]);
    return this.transaction(function* (): Transaction<TransactionResult<R[]>> {
      return { commit: true, value: (yield statement) as R[] };
    });
  }

  transaction<T>(work: () => Transaction<TransactionResult<T>>): Promise<T> {
    return new Promise((answer, fail) => {
      const perform = () => {
        const { commit, value } = this.#through(work());
        return { commit, settle: () => answer(value) };
      };
      this.#waiting.push({ perform, fail });
      if (!this.#committing) void this.#commitWaiting();
    });
  }

  async #commitWaiting(): Promise<void> {
    this.#committing = true;
    do {
      // Whoever has been read from the network in this turn of the loop comes along.
      await nextTurn();
      const changes: Change[] = [];
      try {
        await retryOnBusy(() => {
          // Who came while another process wrote comes along as well, and has no wait of its own after this one.
          changes.push(...this.#waiting.splice(0, TOGETHER - changes.length));
          this.#together(changes);
        });
      } catch (error) {
        const failed = isBusy(error) ? [...changes, ...this.#waiting.splice(0)] : changes;
        for (const change of failed) change.fail(error);
      }
    } while (this.#waiting.length > 0);
    this.#committing = false;
  }

  /** `immediate`: the write lock is taken before the first read, so what is read cannot be stale when it is written on. */
  #together(changes: readonly Change[]): void {
    // Left open when it could not even be undone: a fault of the disk that may be over.
    if (this.#file.inTransaction) this.#execute('rollback');
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

  #withinSavepoint(change: Change): ReturnType<Change['perform']> {
    this.#execute('savepoint own');
    try {
      const performed = change.perform();
      if (!performed.commit) this.#execute('rollback to own');
      this.#execute('release own');
      return performed;
    } catch (error) {
      // A full disk takes the whole transaction along, and with it what the others did.
      if (!this.#file.inTransaction || isBusy(error)) throw error;
      this.#execute('rollback to own');
      this.#execute('release own');
      return { commit: false, settle: () => change.fail(error) };
    }
  }

  #through<T>(steps: Transaction<T>): T {
    let step = steps.next([]);
    while (!step.done) step = steps.next(this.#run(step.value));
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
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const prepared = this.#file.prepare<unknown[]>(sql);
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}
