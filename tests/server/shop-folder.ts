import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openStore, type Store } from '../../apps/server/open-store.ts';
import { migratedAt } from './migrated-at.ts';
import { type Ended, runToEnd } from './processes.ts';

export interface ShopFolder {
  readonly folder: string;
  /** With a database and an outbox below the folder; a test may put others in their place. */
  settings: Record<string, string>;
  readonly cli: (args: readonly string[], input?: string) => Promise<Ended>;
  /** The store of the folder's database, which is new and holds nothing; closed after the test. */
  readonly openNew: () => Promise<Store>;
}

/** An empty folder for each test of a file, and the command line with the settings of a shop there. */
export function folderForEachTest(): ShopFolder {
  const opened: Store[] = [];
  const here = {
    folder: '',
    settings: {} as Record<string, string>,
    cli: (args: readonly string[], input?: string) => runToEnd('cli.ts', args, here.settings, input),
    async openNew() {
      const store = await openStore(await migratedAt(join(here.folder, 'salone.sqlite')));
      opened.push(store);
      return store;
    },
  };
  beforeEach(async () => {
    here.folder = await mkdtemp(join(tmpdir(), 'salone-commands-'));
    here.settings = {
      DATABASE_URL: `sqlite:${join(here.folder, 'salone.sqlite')}`,
      MAIL_URL: `file:${join(here.folder, 'outbox')}`,
    };
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(store => store.close()));
    await rm(here.folder, { recursive: true });
  });
  return here;
}

/** As `create-admin` adds one, but for the password, with which nobody can log in. */
export async function addAdministrator(databaseUrl: string, username: string): Promise<void> {
  const store = await openStore(databaseUrl);
  await store.users.add({
    ...{ username, passwordHash: 'none', isAdmin: true, isStylist: false },
    ...{ firstName: null, lastName: null, email: null, phone: null },
  });
  await store.close();
}
