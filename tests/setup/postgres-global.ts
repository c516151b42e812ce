import type { TestProject } from 'vitest/node';
import { dropDatabasesOf } from './postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { readonly url: string; readonly run: string };
  }
}

/** Every project that asks shares one server: global setups of all projects run in the same process. */
const shared: { server?: Promise<PostgresServer>; users: number } = ((
  globalThis as { salonePostgres?: { server?: Promise<PostgresServer>; users: number } }
).salonePostgres ??= { users: 0 });

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1;
  shared.server ??= startPostgres();
  const server = await shared.server;
  const run = `salone_test_${process.pid.toString(36)}_${Date.now().toString(36)}`;
  project.provide('postgres', { url: server.url, run });
  return async () => {
    await dropDatabasesOf(server.url, run);
    shared.users -= 1;
    if (shared.users > 0) return;
    delete shared.server;
    await server.stop();
  };
}
