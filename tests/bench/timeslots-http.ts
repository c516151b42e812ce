import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { openStore } from '../../apps/server/open-store.ts';
import type { Row } from './row.ts';
import { storeVisits } from './store-visits.ts';

const APPOINTMENTS = 35_000;
const REQUESTS = 8_000;
const ROUNDS = 5;

/** `GET /api/timeslots` of a day two weeks ahead beside a bare Koa answer of the same size, by CPU time per request. */
export async function benchTimeslots(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-bench-'));
  const databaseUrl = `sqlite:${join(folder, 'bench.sqlite')}`;
  const store = await openStore(databaseUrl);
  const stylists = await storeVisits(store, APPOINTMENTS);
  await store.close();
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const [bare, salone] = await Promise.all([startServer('bare', env), startServer('salone', env)]);
  const day = nextWednesday().toString();
  const path = `/api/timeslots?date=${day}&stylistId=${stylists[0]}&duration=30`;
  const ratios: number[] = [];
  const costs: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const reference = await cpuPerRequest(bare, path);
    const ours = await cpuPerRequest(salone, path);
    // The first round warms both up.
    if (round > 0) {
      ratios.push(reference / ours);
      costs.push([ours, reference]);
    }
  }
  for (const { child } of [bare, salone]) child.send('stop');
  await rm(folder, { recursive: true });
  const [ours, reference] = costs[0] ?? [0, 0];
  return [
    {
      what: `GET /api/timeslots, SQLite, ${APPOINTMENTS.toLocaleString('en')} appointments`,
      measured: `${ours.toFixed(0)} µs CPU a request (bare Koa ${reference.toFixed(0)} µs)`,
      ratio: ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0,
      goal: 'at least 0.50 of bare Koa',
    },
  ];
}

function nextWednesday(): Temporal.PlainDate {
  const today = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  return today.add({ days: 14 + ((3 - today.dayOfWeek + 7) % 7) });
}

interface Running {
  readonly child: ChildProcess;
  readonly origin: string;
}

async function startServer(kind: 'bare' | 'salone', env: NodeJS.ProcessEnv): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), [kind], { env });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${port}` };
}

/** Microseconds of CPU, user and system, that the server spends on one request. */
async function cpuPerRequest({ child, origin }: Running, path: string): Promise<number> {
  const before = await cpuTime(child);
  const result = await autocannon({ url: origin + path, connections: 10, amount: REQUESTS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} bad answers`);
  return ((await cpuTime(child)) - before) / REQUESTS;
}

async function cpuTime(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }];
  return cpu.user + cpu.system;
}
