import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { ask, askDatabase } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { book, by, day, moveTo, visit } from './visits.ts';

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
    await expect.poll(() => ask(url, waiting)).toEqual([{ waiting: 1 }]);
    await older.query(`update appointments set status = 'cancelled'`);
    await older.query('commit');
    await older.end();
    const { appointments, close } = await newer;
    const all = await appointments.list({});
    expect((await appointments.page({ status: 'cancelled' }, { limit: 1 })).total).toBe(all.length);
    await close();
  },
);

test.each(['SQLite', 'PostgreSQL'])(
  'when appointments were booked is taken from their history, once it has a place of its own: %s',
  async engine => {
    const folder = await mkdtemp(join(tmpdir(), 'salone-migrating-'));
    const url = engine === 'SQLite' ? `sqlite:${join(folder, 'salone.sqlite')}` : await freshDatabase();
    const before = await openDatabase(url);
    const shop = await seedSmallShop(before);
    const [kept, forgotten] = [
      await book(before, visit(shop)),
      await book(before, visit(shop, { at: '11:00' })),
    ];
    await moveTo(before, kept, visit(shop, { at: '15:00' }));
    await before.close();
    await askDatabase(url, `delete from appointment_history where appointment_id = ${forgotten.id}`);
    await askDatabase(url, 'alter table appointments drop column booked_at');
    await askDatabase(url, `delete from mikro_orm_migrations where name = '0054-booking-moment'`);
    const after = await openDatabase(url);
    const found = new Map<number, number | null>();
    for await (const visits of after.countedVisits.during({ from: day('2027-01-05'), to: day('2027-01-05') }))
      for (const { minute, bookedAt } of visits) found.set(minute, bookedAt);
    expect(found).toEqual(
      new Map([
        [900, by(1).at.epochMilliseconds],
        [660, null],
      ]),
    );
    await after.close();
    await rm(folder, { recursive: true });
  },
);
