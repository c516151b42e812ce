import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { ask } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

const releaseOne = new URL('../upgrade/release-1/postgresql.sql', import.meta.url);

test.each([
  [
    'by statement',
    async (url: string) => {
      await (await openDatabase(url)).close();
      await ask(url, `delete from mikro_orm_migrations where name = '0008-counts-by-statement'`);
    },
  ],
  ['at commit', async (url: string) => ask(url, await readFile(releaseOne, 'utf8'))],
])(
  'a newer program that changes how appointments are counted waits for a booking under way in an older one: %s',
  async (_, make) => {
    const url = await freshDatabase();
    await make(url);
    const older = new Client({ connectionString: url });
    await older.connect();
    await older.query('begin');
    await older.query('select id from appointments');
    const newer = openDatabase(url);
    const waiting = `select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
    where not granted and datname = current_database()`;
    await expect.poll(() => ask(url, waiting), { timeout: 10_000 }).toEqual([{ waiting: 1 }]);
    await older.query(`update appointments set status = 'cancelled'`);
    await older.query('commit');
    await older.end();
    const { appointments, close } = await newer;
    const all = await appointments.list({});
    expect((await appointments.page({ status: 'cancelled' }, { limit: 1 })).total).toBe(all.length);
    await close();
  },
);
