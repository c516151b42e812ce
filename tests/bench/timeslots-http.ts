import type { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { type BenchServer, cpuPerRequest, p99At, startBenchServer } from './child-server.ts';
import { openDatabases } from './databases.ts';
import { inTurns, inverse } from './in-turns.ts';
import { type Row, ratioAtLeast, ratioAtMost } from './row.ts';
import { addPeople, storeVisits } from './store-visits.ts';

const APPOINTMENTS = 35_000;
const REQUESTS = 4_000;
const SECONDS = 3;

/** `GET /api/timeslots` of a day two weeks ahead, and two months of everybody, beside bare Koa answers of the same size. */
export async function benchTimeslots(): Promise<Row[]> {
  const databases = await openDatabases();
  const rows: Row[] = [];
  for (const { name, fresh } of databases.kinds) {
    const url = await fresh();
    const store = await openStore(url);
    const people = await addPeople(store);
    await storeVisits(store, people, APPOINTMENTS);
    await store.close();
    const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' };
    const [bare, bareDays] = [await startBenchServer('bare', env), await startBenchServer('bare-days', env)];
    const salone = await startBenchServer('salone', env);
    const path = `/api/timeslots?date=${nextWednesday()}&stylistId=${people.stylists[0]}&duration=30&_t=1799000000000`;
    const what = `GET /api/timeslots, ${name}, ${APPOINTMENTS.toLocaleString('en')} appointments`;
    rows.push(await cpu(what, path, salone, bare, name === 'SQLite' ? 0.6 : 0.4));
    const months = `GET /api/availability of 62 days and 8 stylists, ${name}`;
    rows.push(await cpu(months, `/api/availability?${range()}&duration=30`, salone, bareDays, 0.3));
    if (name === 'SQLite') rows.push(await slowest(path, salone, bare));
    for (const { child } of [bare, bareDays, salone]) child.send('stop');
  }
  await databases.close();
  return rows;
}

async function cpu(
  what: string,
  path: string,
  salone: BenchServer,
  bare: BenchServer,
  goal: number,
): Promise<Row> {
  const { ours, reference, ...ratios } = await inTurns(
    () => cpuPerRequest(salone, path, REQUESTS),
    () => cpuPerRequest(bare, path, REQUESTS),
  );
  return ratioAtLeast(goal, 'bare Koa', {
    what,
    measured: `${ours.toFixed(0)} µs CPU a request (bare Koa ${reference.toFixed(0)} µs)`,
    ...inverse(ratios),
    why: 'every request goes through routing, checks and headers, and asks the database whether anything has changed',
  });
}

async function slowest(path: string, salone: BenchServer, bare: BenchServer): Promise<Row> {
  const p99 = (server: BenchServer) => p99At(server, path, { aSecond: 500, seconds: SECONDS });
  const { ours, reference, ...ratios } = await inTurns(
    () => p99(salone),
    () => p99(bare),
  );
  return ratioAtMost(1.5, {
    what: 'p99 of GET /api/timeslots at 500 a second, SQLite',
    measured: `${ours.toFixed(1)} ms (bare Koa ${reference.toFixed(1)} ms)`,
    ...ratios,
  });
}

function nextWednesday(): Temporal.PlainDate {
  const today = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  return today.add({ days: 14 + ((3 - today.dayOfWeek + 7) % 7) });
}

function range(): string {
  const from = nextWednesday();
  return `from=${from.toString()}&to=${from.add({ days: 61 }).toString()}`;
}
