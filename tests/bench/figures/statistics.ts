import { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../../adapters/system/system-clock.ts';
import { openStore } from '../../../apps/server/open-store.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { type BenchServer, headersOf, startBenchServer } from '../child-server.ts';
import { openDatabases } from '../databases.ts';
import { inTurns, median } from '../in-turns.ts';
import { atMost, type Row, ratioAtMost } from '../row.ts';
import { addPeople, type BenchPeople } from '../store-visits.ts';

const YEARS = 3;
const MONTHS = 3;
const ROUNDS = 7;
const CUSTOMERS = 5_000;
const AT_A_TIME = 2_000;
const STARTS = [510, 555, 600, 630, 690, 735, 840, 870, 960, 1020, 1080, 1155, 1170];

const twoYears =
  'some sixty thousand visits, of the year and of the one before, are read and counted a few weeks at a time, so that others are answered in between';

/** What the figures of a year and of a month cost in a shop of a hundred thousand appointments, and a month in a new one. */
export async function benchStatistics(): Promise<Row[]> {
  const databases = await openDatabases();
  const rows: Row[] = [];
  for (const { name, fresh } of databases.kinds) {
    const old = await shopOf(await fresh(), { years: YEARS });
    const young = await shopOf(await fresh(), { months: MONTHS });
    const today = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
    const month = { from: today.subtract({ days: 35 }), to: today.subtract({ days: 5 }) };
    const year = { from: today.subtract({ days: 365 }), to: today.subtract({ days: 1 }) };
    const what = `the statistics of a year, ${name}, 100,000 appointments`;
    rows.push(atMost(300, 'ms', { what, value: await timeOf(old, year), digits: 0, why: twoYears }));
    const { ours, reference, ...ratios } = await inTurns(
      () => timeOf(old, month),
      () => timeOf(young, month),
    );
    rows.push(
      ratioAtMost(1.2, {
        what: `the statistics of a month, ${name}, 100,000 appointments`,
        measured: `${ours.toFixed(1)} ms (a shop of three months ${reference.toFixed(1)} ms)`,
        ...ratios,
      }),
    );
    for (const { server } of [old, young]) server.child.send('stop');
  }
  await databases.close();
  return rows;
}

interface Shop {
  readonly server: BenchServer;
  readonly headers: Record<string, string>;
}

async function timeOf(
  { server, headers }: Shop,
  { from, to }: { from: Temporal.PlainDate; to: Temporal.PlainDate },
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const answer = await fetch(`${server.origin}/api/statistics?from=${from}&to=${to}`, { headers });
    const { now } = (await answer.json()) as { now: { total: { visits: number } } };
    if (now.total.visits < 1_000) throw new Error(`only ${now.total.visits} visits`);
    times.push(performance.now() - began);
  }
  return median(times);
}

async function shopOf(databaseUrl: string, back: Temporal.DurationLike): Promise<Shop> {
  const store = await openStore(databaseUrl);
  const people = await addPeople(store);
  await store.close();
  await fill(databaseUrl, people, back);
  const server = await startBenchServer('salone', {
    ...process.env,
    ...{ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
  });
  return { server, headers: await headersOf('admin', server) };
}

/** Eight full stylists until today, of many customers, each booked three days before. */
async function fill(url: string, people: BenchPeople, back: Temporal.DurationLike): Promise<void> {
  const today = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  const isSqlite = url.startsWith('sqlite:');
  const numbers = isSqlite
    ? `(with recursive n(value) as (select 1 union all select value + 1 from n where value < ${CUSTOMERS}) select value from n)`
    : `generate_series(1, ${CUSTOMERS}) as n(value)`;
  await askDatabase(
    url,
    `insert into users (id, first_name, is_admin, is_stylist, search_key)
      select 100000 + value, 'Cliente ' || value, false, false, 'cliente' from ${numbers}`,
  );
  let values: string[] = [];
  const flush = async (): Promise<void> => {
    if (values.length > 0) await askDatabase(url, `${into} ${values.join(', ')}`);
    values = [];
  };
  let count = 0;
  for (
    let date = today.subtract(back);
    Temporal.PlainDate.compare(date, today) < 0;
    date = date.add({ days: 1 })
  ) {
    if (date.dayOfWeek === 7 || date.dayOfWeek === 1) continue;
    const midnight = date.toZonedDateTime('Europe/Rome');
    for (const stylistId of people.stylists)
      for (const start of STARTS) {
        count += 1;
        const at = midnight.add({ minutes: start }).epochMilliseconds;
        const startsAt = isSqlite ? at : `to_timestamp(${at / 1_000})`;
        const userId = 100_001 + ((count * 7_919) % CUSTOMERS);
        values.push(
          `(${userId}, ${people.serviceId}, ${stylistId}, ${startsAt}, '${date}', ${start}, 15, 1800, 'confirmed')`,
        );
      }
    if (values.length >= AT_A_TIME) await flush();
  }
  await flush();
  const booked = isSqlite ? 'starts_at - 259200000' : `starts_at - interval '3 days'`;
  await askDatabase(url, `update appointments set booked_at = ${booked}`);
  await askDatabase(
    url,
    `insert into appointment_history (appointment_id, user_id, at, kind)
      select id, user_id, booked_at, 'booked' from appointments`,
  );
  if (!isSqlite) await askDatabase(url, 'vacuum analyze');
}

const into = `insert into appointments
  (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status) values`;
