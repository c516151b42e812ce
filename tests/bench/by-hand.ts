import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import Koa from 'koa';
import { Pool } from 'pg';

/**
 * `POST` of a booking as one would write it for nothing but speed: no sessions, no checks, prepared statements, the same
 * transaction: take the day's lock, read the day, store the visit and the quarter-hours it holds.
 */
export function bookingByHand(databaseUrl: string): Koa {
  const book = databaseUrl.startsWith('sqlite:')
    ? onSqlite(databaseUrl.slice('sqlite:'.length))
    : onPostgres(databaseUrl);
  return new Koa().use(async ctx => {
    const wish = JSON.parse(await text(ctx.req)) as Wish;
    const id = await book(wish, startOf(wish));
    ctx.status = id === undefined ? 409 : 201;
    ctx.body = { id, ...wish, status: 'confirmed' };
  });
}

interface Wish {
  readonly userId: number;
  readonly serviceId: number;
  readonly stylistId: number;
  readonly date: string;
  readonly time: string;
}

type Book = (wish: Wish, minute: number) => Promise<number | undefined>;

interface Visit {
  readonly start_minute: number;
  readonly duration: number;
}

const DURATION = 30;

const startOf = ({ time }: Wish): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isFree = (visits: readonly Visit[], minute: number): boolean =>
  visits.every(
    visit => visit.start_minute >= minute + DURATION || visit.start_minute + visit.duration <= minute,
  );

const statements = (mark: (position: number) => string, moment: string) => ({
  lock: `insert into agenda_days (stylist_id, day, version) values (${mark(1)}, ${mark(2)}, 1)
    on conflict (stylist_id, day) do update set version = agenda_days.version + 1`,
  read: `select start_minute, duration from appointments
    where stylist_id = ${mark(1)} and day = ${mark(2)} and status = 'confirmed'`,
  book: `insert into appointments
    (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status)
    values (${mark(1)}, ${mark(2)}, ${mark(3)}, ${moment}, ${mark(5)}, ${mark(6)}, ${DURATION}, 1800, 'confirmed')
    returning id`,
  hold: `insert into held_quarters (stylist_id, day, quarter, appointment_id)
    values (${mark(1)}, ${mark(2)}, ${mark(3)}, ${mark(4)})`,
});

const quartersOf = (minute: number): number[] => [minute / 15, minute / 15 + 1];

function onSqlite(path: string): Book {
  const file = new Database(path);
  file.pragma('journal_mode = wal');
  file.pragma('synchronous = full');
  file.pragma('foreign_keys = on');
  const sql = statements(() => '?', '?');
  const [lock, read] = [file.prepare(sql.lock), file.prepare<unknown[], Visit>(sql.read)];
  const [store, hold] = [file.prepare<unknown[], { id: number }>(sql.book), file.prepare(sql.hold)];
  const change = file.transaction(({ userId, serviceId, stylistId, date, time }: Wish, minute: number) => {
    lock.run(stylistId, date);
    if (!isFree(read.all(stylistId, date), minute)) return undefined;
    const startsAt = Date.parse(`${date}T${time}:00Z`);
    const id = store.get(userId, serviceId, stylistId, startsAt, date, minute)?.id;
    for (const quarter of quartersOf(minute)) hold.run(stylistId, date, quarter, id);
    return id;
  });
  return async (wish, minute) => change.immediate(wish, minute);
}

function onPostgres(url: string): Book {
  const pool = new Pool({ connectionString: url, max: 10 });
  const sql = statements(position => `$${position}`, '$4::timestamptz');
  return async ({ userId, serviceId, stylistId, date, time }, minute) => {
    const client = await pool.connect();
    const run = <R extends object>(name: keyof typeof sql, ...values: unknown[]) =>
      client.query<R>({ name, text: sql[name], values });
    try {
      await client.query('begin');
      await run('lock', stylistId, date);
      const free = isFree((await run<Visit>('read', stylistId, date)).rows, minute);
      const startsAt = `${date}T${time}:00Z`;
      const booked = free
        ? await run<{ id: number }>('book', userId, serviceId, stylistId, startsAt, date, minute)
        : undefined;
      const id = booked?.rows[0]?.id;
      if (id !== undefined)
        for (const quarter of quartersOf(minute)) await run('hold', stylistId, date, quarter, id);
      await client.query(free ? 'commit' : 'rollback');
      return id;
    } finally {
      client.release();
    }
  };
}
