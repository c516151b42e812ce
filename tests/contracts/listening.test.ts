import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { PostgresChanges } from '../../adapters/mikro-orm/change-feed/postgres-changes.ts';
import { SqliteChanges } from '../../adapters/mikro-orm/change-feed/sqlite-changes.ts';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { plainTimes } from '../../core/calendar/pattern.ts';
import type { Changes, News } from '../../core/ports/changes.ts';
import { ask } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

/** What a watcher has been told, as ids of services. */
function watched(changes: Changes) {
  const told: (number | 'gap')[] = [];
  const end = changes.watch((news: News) =>
    told.push(...(news.kind === 'gap' ? ['gap' as const] : news.changes.map(({ id }) => id))),
  );
  return { told, end };
}

/** Whether a promise has settled, once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await new Promise(setImmediate);
  return settled;
}

test('on PostgreSQL nothing is promised before the connection listens, at first and after a loss', async () => {
  const url = await freshDatabase();
  const { services, close, ...ports } = await openDatabase(url);
  const { taglio, barba, colore } = await seedSmallShop({ services, ...ports });
  let gate = Promise.withResolvers<void>();
  let waits = 0;
  const pool = new Pool({ connectionString: url });
  pool.on('error', () => undefined);
  // A connection's only statement waits.
  const held = {
    connect: async () => {
      const client = await pool.connect();
      const query = client.query.bind(client) as (text: string) => Promise<unknown>;
      const holdBack = async (text: string) => {
        waits += 1;
        await gate.promise;
        return query(text);
      };
      return Object.assign(client, { query: holdBack });
    },
  } as unknown as Pool;
  const changes = new PostgresChanges(held);
  const { told, end } = watched(changes);

  await expect.poll(() => waits).toBe(1);
  await services.update(taglio.id, { price: 1_000 });
  expect(await isSettled(changes.inForce())).toBe(false);
  gate.resolve();
  await changes.inForce();
  await services.update(barba.id, { price: 1_000 });
  await expect.poll(() => told).toEqual([barba.id]);

  gate = Promise.withResolvers();
  await ask(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query = 'listen salone_changes' and datname = current_database()`,
  );
  await expect.poll(() => isSettled(changes.inForce())).toBe(false);
  await expect.poll(() => waits).toBe(2);
  await services.update(taglio.id, { price: 2_000 });
  const late = watched(changes);
  expect(await isSettled(changes.inForce())).toBe(false);
  gate.resolve();
  await changes.inForce();
  await services.update(colore.id, { price: 2_000 });
  await expect.poll(() => told).toEqual([barba.id, 'gap', colore.id]);
  expect(late.told).toEqual(['gap', colore.id]);
  for (const one of [late.end, end]) one();
  expect(await isSettled(changes.inForce())).toBe(false);
  await pool.end();
  await close();
});

test('on SQLite nothing is promised before the file can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-listening-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'salone.sqlite');
  const changes = new SqliteChanges(path);
  const { told, end } = watched(changes);
  expect(await isSettled(changes.inForce())).toBe(false);
  const database = await openDatabase(`sqlite:${path}`);
  await changes.inForce();
  const shaving = { name: 'Rasatura', description: null, category: 'Barba', imageUrl: null } as const;
  const { id } = await database.services.add({ ...shaving, ...plainTimes, price: 1_200, duration: 30 });
  await expect.poll(() => told).toEqual(['gap', id]);
  end();
  expect(await isSettled(changes.inForce())).toBe(false);
  const again = watched(changes);
  await changes.inForce();
  again.end();
  await database.close();
});
