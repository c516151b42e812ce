/**
 * The hot path to either engine: constant SQL, compiled once. `?` stands for a value, in order; every text is one of a
 * small fixed set, since engines keep what they compiled for ever.
 */
export interface SqlDatabase {
  readonly dialect: SqlDialect;
  /** One statement on its own; what it writes is durable. A read never waits for a transaction of this process. */
  rows<R>(sql: string, ...values: Value[]): Promise<R[]>;
  /** Several statements as one. `work` is started afresh whenever the engine has to begin again. */
  transaction<T>(work: () => Transaction<TransactionResult<T>>): Promise<T>;
}

export type Value = string | number | null;

/** Where the engines speak differently. */
export interface SqlDialect {
  /** An instant's column as milliseconds since 1970. */
  readonly asEpochMs: (column: string) => string;
  /** Stands for an instant given as milliseconds since 1970. */
  readonly epochMs: string;
  /** Follows a column: true when it is one of the ids of one value, written `1,2,3`. */
  readonly isOneOf: string;
  /** Whether a column's text contains one value. */
  readonly contains: (column: string) => string;
  /** Where one statement may write to several tables: the whole numbers from one value to the next, as a table. */
  readonly seriesOf?: string;
  /** Ends a statement that keeps the rows it found from changing until the transaction ends. */
  readonly forUpdate: string;
  /** Where ids are given out by a counter: lets a table's counter know the id that was chosen for a row. */
  readonly afterChosenId?: (table: string) => string;
}

/** What a transaction leaves: without `commit` everything it did is undone. */
export interface TransactionResult<T> {
  readonly commit: boolean;
  readonly value: T;
}

/**
 * The work of a transaction, as a generator: it hands out statements and is handed their rows. So one text serves a
 * driver that answers at once (SQLite: nothing else of this process comes between) and one that answers later.
 */
export type Transaction<T> = Generator<Statement, T, unknown[]>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A statement's rows, within a transaction. */
export function* query<R>(sql: string, ...values: Value[]): Transaction<R[]> {
  return (yield { sql, values }) as R[];
}
