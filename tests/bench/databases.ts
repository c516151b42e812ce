import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '../setup/ask-database.ts';
import { startEmbeddedPostgres } from '../setup/postgres-server.ts';

export interface BenchDatabases {
  /** Addresses of empty databases, by the name of their kind. */
  readonly kinds: readonly { readonly name: string; readonly fresh: () => Promise<string> }[];
  close(): Promise<void>;
}

export async function openDatabases(): Promise<BenchDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-bench-'));
  const postgres = await startEmbeddedPostgres();
  let made = 0;
  return {
    kinds: [
      { name: 'SQLite', fresh: async () => `sqlite:${join(folder, `${(made += 1)}.sqlite`)}` },
      {
        name: 'PostgreSQL',
        fresh: async () => {
          const name = `bench_${(made += 1)}`;
          await ask(postgres.url, `create database ${name}`);
          return Object.assign(new URL(postgres.url), { pathname: name }).href;
        },
      },
    ],
    async close() {
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}
