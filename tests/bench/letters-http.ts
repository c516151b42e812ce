import { openStore } from '../../apps/server/open-store.ts';
import { ok } from '../../core/problem.ts';
import { headersOf, requestsPerSecond, startBenchServer } from './child-server.ts';
import { openDatabases } from './databases.ts';
import { inTurns } from './in-turns.ts';
import { type Row, ratioAtLeast } from './row.ts';
import { addPeople } from './store-visits.ts';
import { wishes } from './wishes.ts';

const BOOKINGS = 600;

/** Bookings a second of somebody who is written to beside those of somebody without an address; none of the letters goes meanwhile. */
export async function benchLetters(): Promise<Row[]> {
  const databases = await openDatabases();
  const rows: Row[] = [];
  for (const { name, fresh } of databases.kinds) {
    const written = await bookingsOf(await fresh(), 'cliente@posta.example');
    const unwritten = await bookingsOf(await fresh(), null);
    const { ours, reference, ...ratios } = await inTurns(written.perSecond, unwritten.perSecond);
    for (const { stop } of [written, unwritten]) stop();
    rows.push(
      ratioAtLeast(0.9, 'those without', {
        what: `POST /api/appointments with its letter, ${name}`,
        measured: `${ours.toFixed(0)} a second (without ${reference.toFixed(0)})`,
        ...ratios,
        why: 'one row more is written with each booking, into a table with four indexes',
      }),
    );
  }
  await databases.close();
  return rows;
}

async function bookingsOf(url: string, email: string | null) {
  const store = await openStore(url);
  const people = await addPeople(store);
  await store.users.update(people.userId, ({ user, emailIsOwn }) => ok({ ...user, email, emailIsOwn }));
  await store.close();
  const env = { ...process.env, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', DATABASE_URL: url };
  const server = await startBenchServer('salone', env);
  const headers = await headersOf('customer', server);
  const next = wishes(people);
  return {
    perSecond: () => {
      const bodies = Array.from({ length: BOOKINGS }, () => next.next().value ?? '');
      return requestsPerSecond(server, { path: '/api/appointments', amount: BOOKINGS, headers, bodies });
    },
    stop: () => server.child.send('stop'),
  };
}
