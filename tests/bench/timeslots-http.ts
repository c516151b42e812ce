import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { cpuPerRequest, startBenchServer } from './child-server.ts';
import { inTurns } from './in-turns.ts';
import { because, type Row } from './row.ts';
import { addPeople, storeVisits } from './store-visits.ts';

const APPOINTMENTS = 35_000;
const REQUESTS = 4_000;

/** `GET /api/timeslots` of a day two weeks ahead beside a bare Koa answer of the same size, by CPU time per request. */
export async function benchTimeslots(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-bench-'));
  const databaseUrl = `sqlite:${join(folder, 'bench.sqlite')}`;
  const store = await openStore(databaseUrl);
  const people = await addPeople(store);
  await storeVisits(store, people, APPOINTMENTS);
  await store.close();
  const env = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const [bare, salone] = await Promise.all([startBenchServer('bare', env), startBenchServer('salone', env)]);
  const day = nextWednesday().toString();
  const path = `/api/timeslots?date=${day}&stylistId=${people.stylists[0]}&duration=30`;
  const { ours, reference, ratio } = await inTurns(
    () => cpuPerRequest(salone, path, REQUESTS),
    () => cpuPerRequest(bare, path, REQUESTS),
  );
  for (const { child } of [bare, salone]) child.send('stop');
  await rm(folder, { recursive: true });
  return [
    {
      what: `GET /api/timeslots, SQLite, ${APPOINTMENTS.toLocaleString('en')} appointments`,
      measured: `${ours.toFixed(0)} µs CPU a request (bare Koa ${reference.toFixed(0)} µs)`,
      ratio: 1 / ratio,
      goal: 'at least 0.50 of bare Koa',
      missed: because(
        1 / ratio < 0.5,
        'every request goes through routing, checks and headers, and asks the database whether anything has changed',
      ),
    },
  ];
}

function nextWednesday(): Temporal.PlainDate {
  const today = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  return today.add({ days: 14 + ((3 - today.dayOfWeek + 7) % 7) });
}
