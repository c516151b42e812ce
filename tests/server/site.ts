import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmallShop, seedSmallShop } from '../../adapters/memory/seed.ts';
import { Argon2PasswordHasher } from '../../adapters/security/argon2-password-hasher.ts';
import { openStore } from '../../apps/server/open-store.ts';
import type { AccountHolder } from '../../core/people/user.ts';
import { Browser } from '../http/browser.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { freePort } from '../setup/free-port.ts';
import { freshDatabase } from '../setup/postgres.ts';
import { migratedAt } from './migrated-at.ts';
import { type Running, startServer } from './processes.ts';

/** An address of an empty database; `folder` is there for what the database keeps in files. */
type OpenDatabase = (folder: string) => Promise<string>;

type Database = readonly [name: 'SQLite' | 'PostgreSQL', open: OpenDatabase];

export const databases: readonly [Database, Database] = [
  ['SQLite', folder => migratedAt(join(folder, 'salone.sqlite'))],
  ['PostgreSQL', freshDatabase],
];

/** A shop that real server processes serve: its data, its settings, and the processes that run. */
export interface Site extends Omit<SmallShop, 'anna' | 'bruno'> {
  readonly stylists: readonly AccountHolder[];
  readonly folder: string;
  /** As they are when a server is next started. */
  readonly settings: Record<string, string>;
  readonly ask: (sql: string) => ReturnType<typeof askDatabase>;
  /** A server, on the site's own port unless `another`. */
  start(which?: 'another'): Promise<Running>;
  /** Logged in at a running server. */
  browserOf(user: AccountHolder, at: Running): Promise<Browser>;
  /** Ends what still runs. */
  close(): Promise<void>;
}

/** The small shop with six stylists; Mario, Lucia and Salone log in with their names as passwords. Limits are off. */
export async function openSite(open: OpenDatabase, settings: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-site-'));
  const databaseUrl = await open(folder);
  const { anna, bruno, ...shop } = await seed(databaseUrl);
  const all = {
    ...{ DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', LOG_LEVEL: 'info', PORT: String(await freePort()) },
    ...{ STORAGE_URL: `file:${join(folder, 'objects')}`, MAIL_URL: `file:${join(folder, 'outbox')}` },
    ...settings,
  };
  const running: Running[] = [];
  return {
    ...shop,
    stylists: [anna, bruno, ...shop.further],
    ...{ folder, settings: all, ask: sql => askDatabase(databaseUrl, sql) },
    async start(which) {
      const port = which === 'another' ? String(await freePort()) : all.PORT;
      const server = await startServer([], { ...all, PORT: port });
      running.push(server);
      return server;
    },
    async browserOf(user, { origin }) {
      const browser = new Browser(origin);
      await browser.logIn(user);
      return browser;
    },
    async close() {
      const alive = running.filter(({ child }) => child.exitCode === null && child.signalCode === null);
      await Promise.all(alive.map(server => server.stop('SIGKILL')));
      await rm(folder, { recursive: true });
    },
  };
}

async function seed(
  databaseUrl: string,
): Promise<SmallShop & { readonly further: readonly AccountHolder[] }> {
  const store = await openStore(databaseUrl);
  const shop = await seedSmallShop(store);
  const hasher = new Argon2PasswordHasher();
  for (const { id, username } of [shop.mario, shop.lucia, shop.salone])
    await store.passwords.change(id, await hasher.hash(username), undefined);
  const further: AccountHolder[] = [];
  const { id: _, ...like } = shop.bruno;
  for (const username of ['carla', 'dino', 'enzo', 'franca']) {
    const added = await store.users.add({ ...like, username, passwordHash: 'none' });
    if (added.ok) further.push(added.value);
  }
  await store.close();
  return { ...shop, further };
}
