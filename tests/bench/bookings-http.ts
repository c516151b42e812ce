import { openStore } from '../../apps/server/open-store.ts';
import { ok } from '../../core/problem.ts';
import { headersOf, requestsPerSecond, startBenchServer } from './child-server.ts';
import { openDatabases } from './databases.ts';
import { inTurns } from './in-turns.ts';
import { type Row, ratioAtLeast } from './row.ts';
import { addPeople, type BenchPeople } from './store-visits.ts';
import { type Wishes, wishes } from './wishes.ts';

/** Of a round: enough that the first one compiles what all of them run. */
const BOOKINGS = 1_500;
/** Bookings a second, beside a handler written by hand that runs the same transaction on a database of its own. */
export async function benchBookings(): Promise<Row[]> {
  const databases = await openDatabases();
  const rows: Row[] = [];
  for (const { name, fresh } of databases.kinds) {
    const [ours, theirs] = [await fresh(), await fresh()];
    const people = [await prepared(ours), await prepared(theirs)] as const;
    const env = { ...process.env, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
    const salone = await startBenchServer('salone', { ...env, DATABASE_URL: ours });
    const byHand = await startBenchServer('by-hand', { ...env, DATABASE_URL: theirs });
    const headers = await headersOf('customer', salone);
    const [ourWishes, theirWishes] = people.map(wishes) as [Wishes, Wishes];
    const take = (from: Wishes) => Array.from({ length: BOOKINGS }, () => from.next().value ?? '');

    const {
      ours: ourPace,
      reference,
      ...ratios
    } = await inTurns(
      () => requestsPerSecond(salone, { ...load, headers, bodies: take(ourWishes) }),
      () => requestsPerSecond(byHand, { ...load, headers, bodies: take(theirWishes) }),
    );
    for (const { child } of [salone, byHand]) child.send('stop');
    rows.push(
      ratioAtLeast(name === 'SQLite' ? 0.9 : 0.65, 'the handler by hand', {
        what: `POST /api/appointments, ${name === 'SQLite' ? 'SQLite, synchronous=FULL' : `${name}, 10 connections`}`,
        measured: `${ourPace.toFixed(0)} a second (by hand ${reference.toFixed(0)})`,
        ...ratios,
        why: 'session and service are read before the transaction, and input, permissions and headers are checked, which the handler by hand leaves out',
      }),
    );
  }
  await databases.close();
  return rows;
}

const load = { path: '/api/appointments', amount: BOOKINGS };

async function prepared(url: string): Promise<BenchPeople> {
  const store = await openStore(url);
  const people = await addPeople(store);
  // Whom a letter goes to.
  const email = 'cliente@posta.example';
  await store.users.update(people.userId, ({ user, emailIsOwn }) => ok({ ...user, email, emailIsOwn }));
  await store.close();
  return people;
}
