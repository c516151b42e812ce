import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { containerEngineAnswers } from './container-engine.ts';

export type PostgresServer = {
  readonly kind: 'given' | 'container' | 'embedded';
  /** A superuser's connection string. */
  readonly url: string;
  stop(): Promise<void>;
};

/** DATABASE_URL_TEST wins; else a container where an engine answers; else the server from the npm package. */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env['DATABASE_URL_TEST'];
  if (given) return { kind: 'given', url: given, stop: async () => undefined };
  if (!(await containerEngineAnswers())) return startEmbeddedPostgres();
  return startContainer().catch((reason: unknown) => {
    process.stderr.write(
      `PostgreSQL in a container did not start (${String(reason)}): using the packaged one\n`,
    );
    return startEmbeddedPostgres();
  });
}

/** A server that can be stopped for a while: it is back after `resume`, with its data and address. */
export interface InterruptibleServer extends PostgresServer {
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** Ends by itself when this process does, however it ends. */
export async function startEmbeddedPostgres(): Promise<InterruptibleServer> {
  const program = fileURLToPath(new URL('postgres-keeper.ts', import.meta.url));
  const keeper = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const lines = createInterface({ input: keeper.stdout });
  const ended = once(keeper, 'exit');
  const said = () =>
    Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      ended.then(() => Promise.reject(new Error('PostgreSQL ended before it answered'))),
    ]);
  const tell = async (order: 'start' | 'stop'): Promise<void> => {
    keeper.stdin.write(`${order}\n`);
    await said();
  };
  const url = await said();
  return {
    kind: 'embedded',
    url,
    pause: () => tell('stop'),
    resume: () => tell('start'),
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}

async function startContainer(): Promise<PostgresServer> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_USER: 'salone', POSTGRES_PASSWORD: 'salone', POSTGRES_DB: 'postgres' })
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  return {
    kind: 'container',
    url: `postgresql://salone:salone@${container.getHost()}:${container.getMappedPort(5432)}/postgres`,
    stop: async () => {
      await container.stop();
    },
  };
}
