import type { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { type BenchServer, headersOf, requestsPerSecond, startBenchServer } from './child-server.ts';
import { openDatabases } from './databases.ts';
import { inTurns } from './in-turns.ts';
import { type Row, ratioAtMost } from './row.ts';
import { addPeople, type BenchPeople } from './store-visits.ts';

const MANY = 100_000;
const REQUESTS = 300;
const AT_A_TIME = 1_000;
const STARTS = [510, 555, 600, 630, 690, 735, 840, 870, 960, 1020, 1080, 1155];

/** The same day, week and first page, from a shop with about a hundred appointments and from one with a hundred thousand more. */
export async function benchManyAppointments(): Promise<Row[]> {
  const databases = await openDatabases();
  const rows: Row[] = [];
  for (const { name, fresh } of databases.kinds) {
    const [few, many] = [await shopWith(0, await fresh()), await shopWith(MANY, await fresh())];
    const week = wednesdayAhead();
    const paths = {
      'a day’s times': `/api/timeslots?date=${week}&stylistId=${few.people.stylists[0]}&duration=30`,
      'a week of appointments': `/api/appointments?from=${week.subtract({ days: 2 })}&to=${week.add({ days: 4 })}`,
      'the first page of the list': '/api/appointments?limit=20',
    };
    for (const [what, path] of Object.entries(paths)) {
      const each = async ({ server, headers }: Shop) =>
        1e6 / (await requestsPerSecond(server, { path, headers, amount: REQUESTS }));
      const { ours, reference, ...ratios } = await inTurns(
        () => each(many),
        () => each(few),
      );
      const row = ratioAtMost(1.2, {
        what: `${what}, ${name}, 100,000 appointments`,
        measured: `${ours.toFixed(0)} µs (100 appointments ${reference.toFixed(0)} µs)`,
        ...ratios,
      });
      rows.push(row);
    }
    for (const { server } of [few, many]) server.child.send('stop');
  }
  await databases.close();
  return rows;
}

interface Shop {
  readonly people: BenchPeople;
  readonly server: BenchServer;
  readonly headers: Record<string, string>;
}

async function shopWith(more: number, databaseUrl: string): Promise<Shop> {
  const store = await openStore(databaseUrl);
  const people = await addPeople(store);
  await store.close();
  await fillYears(databaseUrl, people, more);
  const server = await startBenchServer('salone', {
    ...process.env,
    ...{ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
  });
  return { people, server, headers: await headersOf('admin', server) };
}

/** Full stylists on one Wednesday, whatever `more` is, and so many visits in the years before. */
export async function fillYears(databaseUrl: string, people: BenchPeople, more: number): Promise<void> {
  let values: string[] = [];
  let date = wednesdayAhead();
  const flush = async (): Promise<void> => {
    await askDatabase(databaseUrl, `${into} ${values.join(', ')}`);
    values = [];
  };
  for (let left = more + 1; left > 0; date = dayBefore(date)) {
    for (const stylistId of people.stylists)
      for (const start of STARTS) values.push(visit(databaseUrl, people, { stylistId, date, start }));
    left -= people.stylists.length * STARTS.length;
    if (values.length >= AT_A_TIME || left <= 0) await flush();
  }
  if (!databaseUrl.startsWith('sqlite:')) await askDatabase(databaseUrl, 'vacuum analyze');
}

const into = `insert into appointments
  (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status) values`;

interface Place {
  readonly stylistId: number;
  readonly date: Temporal.PlainDate;
  readonly start: number;
}

function visit(url: string, { userId, serviceId }: BenchPeople, { stylistId, date, start }: Place): string {
  const moment = date.toZonedDateTime('Europe/Rome').add({ minutes: start }).toInstant();
  const startsAt = url.startsWith('sqlite:') ? moment.epochMilliseconds : `'${moment}'`;
  return `(${userId}, ${serviceId}, ${stylistId}, ${startsAt}, '${date}', ${start}, 15, 1800, 'confirmed')`;
}

/** The open day before; before the Wednesday that both have, the Saturday of the week before. */
function dayBefore(date: Temporal.PlainDate): Temporal.PlainDate {
  const before = date.equals(wednesdayAhead()) ? date.subtract({ days: 4 }) : date.subtract({ days: 1 });
  return before.dayOfWeek === 7 ? before.subtract({ days: 1 }) : before;
}

/** The full day. */
export function wednesdayAhead(): Temporal.PlainDate {
  const today = new SystemClock().now().toZonedDateTimeISO('Europe/Rome').toPlainDate();
  return today.add({ days: 35 + 3 - today.dayOfWeek });
}
