/**
 * The hot path to either engine: constant SQL, compiled once, with `?` for each value. Texts come from a small fixed set,
 * since engines keep every compiled one.
 */
export interface SqlDatabase {
  readonly dialect: SqlDialect;
  /** One statement on its own; what it writes is durable. A read never waits for a transaction of this process. */
  rows<R>(sql: string, ...values: Value[]): Promise<R[]>;
  /** The same of a read by key that an index answers at once: those of one turn of the event loop may be asked together. */
  lookUp<R>(sql: string, ...values: Value[]): Promise<R[]>;
  /** Several statements as one. `work` runs again from its start when the engine has to retry. */
  transaction<T>(work: () => Transaction<TransactionResult<T>>, mode?: CommitMode): Promise<T>;
}

/**
 * `asynchronous`: answered before it is on the disk. A power cut or a crash of PostgreSQL may undo the last of them, the
 * end of a process of ours never does. For what is harmless to lose: a login of that second, a counted attempt.
 */
export type CommitMode = 'synchronous' | 'asynchronous';

export type Value = string | number | null;

/** Where the engines' SQL differs. */
export interface SqlDialect {
  /** An instant's column as milliseconds since 1970. */
  readonly asEpochMs: (column: string) => string;
  /** A placeholder for an instant in milliseconds since 1970. */
  readonly epochMs: string;
  /** An operator behind a column: true when it is one of the ids in a parameter `1,2,3`. */
  readonly isOneOf: string;
  /** A condition: the column's text contains the parameter. */
  readonly contains: (column: string) => string;
  /** The integers of a parameter `1,2,3` as a table with a column `value`. */
  readonly each: string;
  /** The rows `kind, person, asked, suffix` of a parameter, a JSON list. */
  readonly lettersIn: string;
  /** Whether one statement may write to several tables. */
  readonly writesSeveral?: boolean;
  /** Shared by bookings, exclusive for changes of the timetable, until the transaction ends; only where writers overlap. */
  readonly timetableLock?: { readonly shared: string; readonly exclusive: string };
  /** Truncates the write-ahead log, which still holds deleted rows; SQLite only, and not while somebody reads. */
  readonly forgetDeleted?: string;
  /** Ends a select that locks its rows until the transaction ends. */
  readonly forUpdate: string;
  /** Moves a table's id sequence past an id that was chosen for a row; only where there are sequences. */
  readonly afterChosenId?: (table: string) => string;
}

/** Without `commit` the transaction is rolled back. */
export interface TransactionResult<T> {
  readonly commit: boolean;
  readonly value: T;
}

/**
 * A transaction as a generator: it yields steps and gets the rows of their statements back. So the same code runs
 * asynchronously on PostgreSQL and synchronously on SQLite, where an `await` inside would let other work of this process
 * into the open transaction and keep every other writer waiting.
 */
export type Transaction<T> = Generator<Step, T, unknown[][]>;

/** Statements that run one after the other without waiting to be answered: PostgreSQL gets them in one message. */
export interface Step {
  readonly statements: readonly Statement[];
  /** Nothing follows but a result with `commit`: the engine may commit in the same message. */
  readonly isLast?: boolean;
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A statement's rows, within a transaction. */
export function* query<R>(sql: string, ...values: Value[]): Transaction<R[]> {
  const [rows] = yield { statements: [{ sql, values }] };
  return rows as R[];
}

/** The same of the last statement: nothing follows but a result with `commit`. */
export function* lastQuery<R>(sql: string, ...values: Value[]): Transaction<R[]> {
  const [rows] = yield { statements: [{ sql, values }], isLast: true };
  return rows as R[];
}
