import { setTimeout as pause } from 'node:timers/promises';
import { Temporal } from 'temporal-polyfill';
import { SystemClock } from '../../../adapters/system/system-clock.ts';
import { openStore, type Store } from '../../../apps/server/open-store.ts';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import { defaultShopHours as hours } from '../../../core/calendar/shop-hours.ts';
import { ok } from '../../../core/problem.ts';
import { askDatabase } from '../../setup/ask-database.ts';
import { whileRunning } from '../../setup/while-running.ts';
import {
  type BenchServer,
  headersOf,
  mostMemory,
  p99Of,
  startBenchServer,
  timesAt,
} from '../child-server.ts';
import { openDatabases } from '../databases.ts';
import type { Row } from '../row.ts';
import { addPeople, type BenchPeople } from '../store-visits.ts';
import { type Wishes, wishes } from '../wishes.ts';
import { FEW, HEAP, type Measured, REMINDERS, reminderRows } from './reminder-rows.ts';

/** Committed young space counts against the limit: unbounded it alone is over it, and every few milliseconds all is collected. */
const SMALL_HEAP = [`--max-old-space-size=${HEAP}`, '--max-semi-space-size=16'];
const A_DAY = 90;
const PACE = { aSecond: 10, seconds: 20 };
/** Reminders rest while people ask: what they have not been in the way of by then goes on alone. */
const MEANWHILE = { ...PACE, seconds: 180 };

/** How long bookings take while ten thousand reminders that are due at once are decided and handed over, beside none. */
export async function benchDueReminders(): Promise<Row[]> {
  const databases = await openDatabases();
  const mail = await startBenchServer('mail', process.env);
  const rows: Row[] = [];
  for (const { name, fresh } of databases.kinds) {
    const few = await goingOut(await fresh(), mail, FEW);
    rows.push(...reminderRows(name, few, await goingOut(await fresh(), mail, REMINDERS)));
  }
  mail.child.send('stop');
  await databases.close();
  return rows;
}

async function goingOut(url: string, mail: BenchServer, amount: number): Promise<Measured> {
  const store = await openStore(url);
  const people = await addPeople(store);
  await remindAhead(store, 0);
  await storeDueVisits(store, people, amount);
  const mailUrl = mail.origin.replace('http', 'smtp');
  const env = {
    ...process.env,
    LOG_LEVEL: 'fatal',
    RATE_LIMITS: 'off',
    DATABASE_URL: url,
    MAIL_URL: mailUrl,
  };
  const server = await startBenchServer('salone-letters', env, SMALL_HEAP);
  const book = await booking(server, wishes(people));
  await timesAt(book, PACE);
  const without = await timesAt(book, PACE);
  const before = await mostMemory(server.child);
  await remindAhead(store, 24);
  const began = performance.now();
  const meanwhile = await whileRunning([server.child, mail.child], timesAt(book, MEANWHILE));
  while ((await sent(url)) < amount) await whileRunning([server.child, mail.child], pause(1_000));
  const seconds = (performance.now() - began) / 1_000;
  const reference = p99Of([...without, ...(await timesAt(book, PACE))]);
  const most = await mostMemory(server.child);
  server.child.send('stop');
  await store.close();
  return { p99: p99Of(meanwhile), reference, before, most, seconds };
}

/** 0: nobody. */
const remindAhead = (store: Store, reminderHours: number) =>
  store.timetables.change(Temporal.PlainDate.from('2027-01-01'), () =>
    ok({ write: { in: 'letters', put: { off: [], reminderHours } }, answer: () => undefined }),
  );

const sent = async (url: string): Promise<number> =>
  Number((await askDatabase(url, `select count(*) as sent from letters where status = 'sent'`))[0]?.['sent']);

/** In the coming day, also at night, ninety to a stylist, booked three days ago by somebody who is written to. */
async function storeDueVisits(store: Store, { serviceId }: BenchPeople, amount: number): Promise<void> {
  const now = new SystemClock().now();
  const blank = { firstName: null, lastName: null, phone: null, passwordHash: 'none', isAdmin: false };
  const person = async (username: string, isStylist: boolean) => {
    const added = await store.users.add({
      ...blank,
      username,
      isStylist,
      email: `${username}@posta.example`,
    });
    if (!added.ok) throw new Error(username);
    return added.value.id;
  };
  const userId = await person('ricordato', false);
  for (let stored = 0; stored < amount; stored += A_DAY) {
    const stylistId = await person(`altro${stored}`, true);
    const starts = Array.from({ length: Math.min(A_DAY, amount - stored) }, (_, index) => {
      const quarter = Math.ceil(now.epochMilliseconds / 900_000) + 3 + index;
      return Temporal.Instant.fromEpochMilliseconds(quarter * 900_000);
    });
    const writes = starts.map(startsAt => {
      const local = startsAt.toZonedDateTimeISO(hours.zone);
      const [date, time] = [local.toPlainDate(), local.toPlainTime()];
      const visit = {
        userId,
        serviceId,
        stylistId,
        date,
        time,
        startsAt,
        duration: 15,
        price: 1800,
        notes: null,
      };
      const at = now.subtract({ hours: 72 });
      return {
        do: 'book' as const,
        by: userId,
        at,
        appointment: { ...visit, ...plainTimes, overridden: true },
      };
    });
    const days = [...new Set(writes.map(({ appointment }) => appointment.date.toString()))];
    await store.agendas.change(
      { days: days.map(date => ({ stylistId, date: Temporal.PlainDate.from(date) })) },
      () => ok({ writes, answer: () => undefined }),
    );
  }
}

async function booking(server: BenchServer, next: Wishes): Promise<() => Promise<void>> {
  const headers = await headersOf('customer', server);
  return async () => {
    const body = next.next().value ?? '';
    const answer = await fetch(`${server.origin}/api/appointments`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`booking was answered by ${answer.status}`);
    await answer.arrayBuffer();
  };
}
