import { Client } from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { ask } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

test('a newer program that changes how appointments are counted waits for a booking under way in an older one', async () => {
  const url = await freshDatabase();
  await (await openDatabase(url)).close();
  await ask(url, `delete from mikro_orm_migrations where name = '0008-counts-by-statement'`);
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
  await (await newer).close();
});
