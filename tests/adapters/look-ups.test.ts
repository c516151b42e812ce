import pLimit from 'p-limit';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PostgresDatabase } from '../../adapters/mikro-orm/engine/postgres-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

let pool: Pool;
let db: PostgresDatabase;
let messages: number;
beforeEach(async () => {
  const options = { connectionString: await freshDatabase(), max: 3, pipeline: true };
  pool = new Pool(options);
  // A lost connection is told to whoever asks, too.
  pool.on('connect', client => client.on('error', () => undefined)).on('error', () => undefined);
  messages = 0;
  pool.on('acquire', () => (messages += 1));
  db = new PostgresDatabase(pool, pLimit(1));
});
afterEach(() => pool.end());

const numbered = (value: number) => db.lookUp<{ value: number }>('select ?::int as value', value);
const failing = () => db.lookUp('select 1 / ?::int', 0);

test('look-ups of one turn share a connection, and each gets its own rows', async () => {
  const answers = await Promise.all([1, 2, 3].map(numbered));
  expect(answers).toEqual([[{ value: 1 }], [{ value: 2 }], [{ value: 3 }]]);
  expect({ messages, connections: pool.totalCount }).toEqual({ messages: 1, connections: 1 });
});

test('one that fails fails alone, and those that come later are answered', async () => {
  const ended = await Promise.allSettled([numbered(1), failing(), numbered(3)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await numbered(4)).toEqual([{ value: 4 }]);
});

test('who ends the connection fails, and those who asked on it are asked once more', async () => {
  const ended = await Promise.allSettled([
    numbered(1),
    db.lookUp('select pg_terminate_backend(pg_backend_pid(), ?)', 5_000),
    numbered(2),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await numbered(3)).toEqual([{ value: 3 }]);
});

test('of many in one turn a message takes some, so that none waits for all', async () => {
  const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => numbered(index)));
  expect(answers.flat().map(({ value }) => value)).toEqual(Array.from({ length: 80 }, (_, index) => index));
  expect({ messages, connections: pool.totalCount }).toEqual({ messages: 3, connections: 3 });
});

test('whoever asks while no connection can be had hears of it', async () => {
  const closed = new Pool({ host: '127.0.0.1', port: 1, max: 1 });
  const away = new PostgresDatabase(closed, pLimit(1));
  const ended = await Promise.allSettled([away.lookUp('select 1'), away.lookUp('select 2')]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await closed.end();
});
