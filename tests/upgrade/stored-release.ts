import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ask } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

export const fileOf = (release: string, name: string): Promise<string> =>
  readFile(join(import.meta.dirname, release, name), 'utf8');

/** The address of a database as an earlier release left it; `folder` is for what is kept in files. */
type PutBack = (release: string, folder: string) => Promise<string>;

export const engines: readonly (readonly [name: 'SQLite' | 'PostgreSQL', putBack: PutBack])[] = [
  [
    'SQLite',
    async (release, folder) => {
      const path = join(folder, 'salone.sqlite');
      const file = new Database(path);
      file.exec(await fileOf(release, 'sqlite.sql'));
      file.close();
      return `sqlite:${path}`;
    },
  ],
  [
    'PostgreSQL',
    async release => {
      const url = await freshDatabase();
      await ask(url, await fileOf(release, 'postgresql.sql'));
      return url;
    },
  ],
];
