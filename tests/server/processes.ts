import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

const root = new URL('../../', import.meta.url);

type Settings = Readonly<Record<string, string>>;

function run(file: string, args: readonly string[], settings: Settings): ChildProcess {
  const env = { PATH: process.env['PATH'], ...settings };
  return spawn(process.execPath, [`apps/server/${file}`, ...args], { cwd: root, env, stdio: 'pipe' });
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program to its end, with `input` on its standard input. */
export async function runToEnd(
  file: string,
  args: readonly string[],
  settings: Settings,
  input = '',
): Promise<Ended> {
  const child = run(file, args, settings);
  child.stdin?.end(input);
  const [out, err, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

export interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
  /** What stood in its log when it began to listen. */
  said(): string;
  /** Sends SIGTERM, or what is said, and waits: the exit code. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the server, on a free port unless `PORT` is set, and waits until it listens. */
export async function startServer(args: readonly string[], settings: Settings): Promise<Running> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const child = run('main.ts', args, { ...settings, PORT: String(port) });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (chunk.includes('listening')) resolve();
    });
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    child,
    said: () => said,
    origin: `http://127.0.0.1:${port}`,
    async stop(signal = 'SIGTERM') {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
