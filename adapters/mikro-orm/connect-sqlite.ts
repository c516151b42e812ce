import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/sqlite';
import Database, { type Database as File } from 'better-sqlite3';
import type { Connection } from './connect.ts';
import { ormOptions } from './orm-options.ts';
import { whenFree } from './patience.ts';
import { sqliteArchive } from './sqlite-archive.ts';
import { SqliteChanges } from './sqlite-changes.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { ImmediateSqliteDialect } from './sqlite-dialect.ts';

/** `path`: relative to the working directory, or absolute. */
export async function connectSqlite(path: string): Promise<Connection> {
  const file = resolve(path);
  await mkdir(dirname(file), { recursive: true });
  const sql = new SqliteDatabase(await open(file));
  const ormFile = await open(file);
  const orm = await MikroORM.init({
    ...ormOptions,
    dbName: file,
    driverOptions: new ImmediateSqliteDialect(ormFile),
  });
  const changes = new SqliteChanges(file);
  const archiveFile = await open(file);
  return {
    em: orm.em,
    sql,
    changes,
    archive: sqliteArchive(archiveFile),
    close: async () => {
      changes.close();
      archiveFile.close();
      await orm.close();
      // The ORM leaves a file open that it has not used itself; closing twice does no harm.
      ormFile.close();
      sql.close();
    },
  };
}

/**
 * Waiting for another process is `whenFree`'s business, hence no timeout. With `synchronous = full` a booking that was
 * confirmed survives a power cut, which the driver's default for write-ahead logging does not promise.
 */
async function open(path: string): Promise<File> {
  const file = new Database(path, { timeout: 0 });
  await whenFree(() => file.pragma('journal_mode = wal'));
  await whenFree(() => file.pragma('synchronous = full'));
  await whenFree(() => file.pragma('foreign_keys = on'));
  return file;
}
