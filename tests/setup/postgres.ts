import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { ask } from './ask-database.ts';

/** A connection string of a new, empty database. Call it once per test file; the run drops it at its end. */
export async function freshDatabase(): Promise<string> {
  const { url, run } = inject('postgres');
  const name = `${run}_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}

/** Removes what `freshDatabase` made in one run, for a server that outlives the run. */
export async function dropDatabasesOf(url: string, run: string): Promise<void> {
  const names = await ask(url, `select datname from pg_database where starts_with(datname, '${run}_')`);
  for (const { datname } of names) await ask(url, `drop database if exists ${String(datname)} with (force)`);
}
