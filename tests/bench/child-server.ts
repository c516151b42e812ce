import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Browser } from '../http/browser.ts';
import { whileRunning } from '../setup/while-running.ts';

export interface BenchServer {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** What it serves: fixed JSON, bookings by hand, mail that is thrown away, or the whole product, at wish with its letters. */
export async function startBenchServer(
  kind: 'bare' | 'bare-days' | 'by-hand' | 'mail' | 'salone' | 'salone-letters',
  env: NodeJS.ProcessEnv,
  execArgv: string[] = [],
): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), [kind], { env, execArgv });
  const { port } = await told<{ port: number }>(child);
  return { child, origin: `http://127.0.0.1:${port}` };
}

export interface Load {
  readonly path: string;
  readonly amount: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST, each once. */
  readonly bodies?: readonly string[];
}

const CONNECTIONS = 10;

/** As many a second as ten connections get answered; throws when any is not answered well. */
export async function requestsPerSecond(
  { origin }: Pick<BenchServer, 'origin'>,
  load: Load,
): Promise<number> {
  return load.amount / ((await send(origin, load)) / 1_000);
}

/**
 * The 99th percentile of how long answers take, in milliseconds, when so many are asked for a second, one after the other
 * at even distances: from the moment at which a question was due, so that one held up by those before counts as slow. The
 * load generator of the other figures asks for all of a second's at once.
 */
export async function p99At(
  { origin }: Pick<BenchServer, 'origin'>,
  path: string,
  { aSecond, seconds }: { readonly aSecond: number; readonly seconds: number },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = async (): Promise<void> => {
    const [response] = (await once(get(origin + path, { agent }), 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`${path} was not answered`);
    await once(response.resume(), 'end');
  };
  const times = await timesAt(ask, { aSecond, seconds });
  agent.destroy();
  return p99Of(times);
}

export const p99Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** How long each takes, from the moment at which it was due. */
export function timesAt(
  ask: () => Promise<void>,
  { aSecond, seconds }: { readonly aSecond: number; readonly seconds: number },
): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    Array.from({ length: aSecond * seconds }, async (_, index) => {
      const due = began + (index * 1_000) / aSecond;
      await pause(Math.max(0, due - performance.now()));
      await ask();
      return performance.now() - due;
    }),
  );
}

/** Microseconds of CPU, user and system, that the server spends on one request. */
export async function cpuPerRequest(
  { child, origin }: BenchServer,
  path: string,
  amount: number,
): Promise<number> {
  const before = await cpuTime(child);
  await send(origin, { path, amount });
  return ((await cpuTime(child)) - before) / amount;
}

/** Milliseconds until the last answer: the load generator itself notices its end at the next full second. */
async function send(origin: string, { path, amount, headers = {}, bodies }: Load): Promise<number> {
  let client = 0;
  const began = performance.now();
  let last = began;
  const result = await autocannon({
    ...{ url: origin + path, connections: CONNECTIONS, amount, headers: { ...headers } },
    ...(bodies !== undefined && { method: 'POST' }),
    setupClient(one) {
      one.on('response', () => {
        last = performance.now();
      });
      const mine = bodies?.filter((_, index) => index % CONNECTIONS === client);
      client += 1;
      if (mine) one.setRequests(mine.map(body => ({ method: 'POST', path, headers: { ...headers }, body })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return last - began;
}

/** The most memory that it has held at once so far, in MB. */
export async function mostMemory(child: ChildProcess): Promise<number> {
  child.send('memory');
  const { kilobytes } = await told<{ kilobytes: number }>(child);
  return kilobytes / 1_024;
}

async function cpuTime(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { cpu } = await told<{ cpu: NodeJS.CpuUsage }>(child);
  return cpu.user + cpu.system;
}

/** Its next message. */
async function told<T>(child: ChildProcess): Promise<T> {
  const [message] = (await whileRunning([child], once(child, 'message'))) as [T];
  return message;
}

/** What a logged-in browser sends along. */
export async function headersOf(
  username: string,
  { origin }: Pick<BenchServer, 'origin'>,
): Promise<Record<string, string>> {
  const browser = new Browser(origin);
  const body = JSON.stringify({ username, password: username });
  const headers = { 'content-type': 'application/json' };
  const response = await browser.fetch('/api/login', { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`${username} is not let in: ${response.status}`);
  const cookie = [...browser.cookies].map(pair => pair.join('=')).join('; ');
  return { ...headers, cookie, 'sec-fetch-site': 'same-origin' };
}
