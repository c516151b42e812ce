import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/sqlite';
import Database, { type Database as File } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { databaseArchive } from '../backup/database-archive.ts';
import { SqliteChanges } from '../change-feed/sqlite-changes.ts';
import type { Connection, Orm } from './connection.ts';
import { ormOptions } from './orm-options.ts';
import { retryOnBusy } from './retry-on-busy.ts';
import { sqliteDataVersion } from './sqlite-data-version.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';

/** `path`: relative to the working directory, or absolute. */
export async function connectSqlite(path: string): Promise<Connection> {
  const file = resolve(path);
  await mkdir(dirname(file), { recursive: true });
  // Closed in reverse order, also when a later one cannot be opened.
  const opened: { close(): unknown }[] = [];
  const kept = <T extends { close(): unknown }>(one: T): T => {
    opened.unshift(one);
    return one;
  };
  const close = async (): Promise<void> => {
    for (const one of opened.splice(0)) await one.close();
  };
  try {
    const sql = new SqliteDatabase(kept(await open(file, [SAVEPOINTS_IN_MEMORY])));
    // The ORM closes only files that it has used; closing twice is harmless.
    const driverOptions = new ImmediateSqliteDialect(kept(await open(file)));
    const { em } = kept(await MikroORM.init({ ...ormOptions, dbName: file, driverOptions }));
    const dialect = new SqliteDialect({ database: kept(await open(file)) });
    const archive = databaseArchive('sqlite', new Kysely({ dialect }));
    const changes = kept(new SqliteChanges(file));
    const dataVersion = sqliteDataVersion(kept(await open(file)));
    const orm: Orm = { fork: () => em.fork(), transactional: work => em.fork().transactional(work) };
    return { orm, sql, changes, dataVersion, archive, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * No timeout: `retryOnBusy` waits for other processes. `synchronous = full` lets a confirmed booking survive a power cut,
 * which the default for write-ahead logging does not promise. `secure_delete`: what is deleted stays in no free page.
 */
const settings = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'secure_delete = on'];

/** What a savepoint would take back: in a file it was most of what a booking writes. A migration may have too much of it. */
const SAVEPOINTS_IN_MEMORY = 'temp_store = memory';

async function open(path: string, own: readonly string[] = []): Promise<File> {
  const file = new Database(path, { timeout: 0 });
  try {
    for (const setting of [...settings, ...own]) await retryOnBusy(() => file.pragma(setting));
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}
