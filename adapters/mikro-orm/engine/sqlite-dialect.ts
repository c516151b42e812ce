import type { Database } from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { retryOnBusy } from './retry-on-busy.ts';

/**
 * The ORM's dialect for SQLite. Kysely's own begins transactions without the write lock: one that reads before it writes
 * then fails when another has written in between, and retrying the statement does not help.
 */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #file: Database;

  constructor(file: Database) {
    super({ database: file });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#file);
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #file: Database;
  /** Kysely wraps each connection that is new to it, and there is one. */
  #patient: DatabaseConnection | undefined;

  constructor(file: Database) {
    super({ database: file });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.#patient ??= new PatientConnection(connection));
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk may have ended it already: rolled back once more it fails, and the one connection is never free again. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return retryOnBusy(() => this.#connection.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery(query, chunkSize);
  }
}
