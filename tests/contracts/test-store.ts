import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { openMemoryDatabase } from '../../adapters/memory/memory-database.ts';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import type { Store } from '../../apps/server/open-store.ts';
import { ask } from '../setup/ask-database.ts';
import { freshDatabase } from '../setup/postgres.ts';

/** What a store keeps, without the life of its connection. */
export type Ports = Omit<
  Store,
  'ping' | 'isDemo' | 'markAsDemo' | 'close' | 'isDatabaseAway' | 'isDatabaseFull'
>;

/** A store that a test file opens once and empties before each test. */
export interface TestStore {
  /** The ports of the emptied store. */
  empty(): Promise<Ports>;
  /** The same store as another process would open it; in memory there is no other. Closed with the store. */
  another(): Promise<Ports>;
  close(): Promise<void>;
}

export type Row = Record<string, unknown>;

/** One that keeps its data in SQL, and what a test needs to look behind the ports. */
export interface SqlTestStore extends TestStore {
  readonly url: string;
  /** One statement on a connection that knows nothing of the adapters. */
  readonly ask: (sql: string) => Promise<Row[]>;
  /** A transaction that holds what it has written until it ends. */
  begin(): Promise<RawTransaction>;
}

export interface RawTransaction {
  readonly ask: (sql: string) => Promise<unknown>;
  end(how: 'commit' | 'rollback'): Promise<void>;
}

export async function memoryStore(): Promise<TestStore> {
  let ports: Ports = openMemoryDatabase();
  return {
    empty: async () => (ports = openMemoryDatabase()),
    another: async () => ports,
    close: async () => undefined,
  };
}

export async function sqliteStore(): Promise<SqlTestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-contract-'));
  const path = join(folder, 'made/when/missing/salone.sqlite');
  const store = await openDatabase(`sqlite:${path}`);
  const raw = new Database(path);
  const again = moreOf(`sqlite:${path}`);
  const all = async (sql: string): Promise<Row[]> => {
    const statement = raw.prepare<[], Row>(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  };
  return {
    url: `sqlite:${path}`,
    ask: all,
    begin: () => begin(`sqlite:${path}`),
    empty: async () => {
      for (const table of tables) await all(`delete from ${table}`);
      await all(changedTimetable);
      return store;
    },
    another: () => again.open(),
    close: async () => {
      raw.close();
      await again.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

export async function postgresStore(): Promise<SqlTestStore> {
  const url = await freshDatabase();
  const store = await openDatabase(url);
  const again = moreOf(url);
  return {
    url,
    ask: sql => ask(url, sql),
    begin: () => begin(url),
    empty: async () => {
      await ask(url, `truncate ${tables.join(', ')} restart identity`);
      await ask(url, changedTimetable);
      return store;
    },
    another: () => again.open(),
    close: async () => {
      await again.close();
      await store.close();
    },
  };
}

/** Further connections to a database, all closed at once. */
function moreOf(url: string) {
  const opened: { close(): Promise<void> }[] = [];
  return {
    async open(): Promise<Ports> {
      const database = await openDatabase(url);
      opened.push(database);
      return database;
    },
    close: async (): Promise<void> => void (await Promise.all(opened.map(database => database.close()))),
  };
}

/** So that none is emptied while another points to it. */
const tables = [
  ...['appointment_history', 'visit_links', 'reminded_visits'],
  ...['letters', 'letter_choices', 'letter_settings', 'account_letters'],
  ...['confirmed_addresses', 'address_links'],
  ...['kept_visits', 'shop_weeks', 'closures', 'stylist_plans', 'absences', 'stylist_skills'],
  ...['held_quarters', 'agenda_days', 'appointments', 'appointment_counts'],
  ...[
    'second_factors',
    'passkeys',
    'known_browsers',
    'reset_links',
    'invitations',
    'limits',
    'calendar_feeds',
  ],
  ...['unfinished_erasures', 'uploads', 'services', 'sessions', 'settings', 'users'],
];

/** What stores have read of it is out of date. */
const changedTimetable = 'update timetable_versions set version = version + 1';

/** On a connection of its own, which ends with it. */
export async function begin(url: string): Promise<RawTransaction> {
  return url.startsWith('sqlite:') ? beginSqlite(url.slice('sqlite:'.length)) : beginPostgres(url);
}

function beginSqlite(path: string): RawTransaction {
  const file = new Database(path);
  file.exec('begin immediate');
  return {
    ask: async sql => file.exec(sql),
    end: async how => {
      file.exec(how);
      file.close();
    },
  };
}

async function beginPostgres(url: string): Promise<RawTransaction> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  return {
    ask: sql => client.query(sql),
    end: async how => {
      await client.query(how);
      await client.end();
    },
  };
}
