import { text } from 'node:stream/consumers';
import Database from 'better-sqlite3';
import Koa from 'koa';
import { Pool } from 'pg';

/**
 * `POST` of a booking as one writes it by hand: no sessions, no checks, prepared statements one after the other, each waited
 * for, and the same transaction as the product's: take the day's lock, read the day and the timetable's version, store the
 * visit, the quarter-hours it holds, its line in the history and its letter.
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

interface Dialect {
  readonly mark: (position: number) => string;
  readonly moment: (position: number) => string;
}

const statements = ({ mark, moment }: Dialect) => ({
  lock: `insert into agenda_days (stylist_id, day, version) values (${mark(1)}, ${mark(2)}, 1)
    on conflict (stylist_id, day) do update set version = agenda_days.version + 1`,
  read: `select start_minute, duration from appointments
    where stylist_id = ${mark(1)} and day = ${mark(2)} and status = 'confirmed'`,
  book: `insert into appointments
    (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status)
    values (${mark(1)}, ${mark(2)}, ${mark(3)}, ${moment(4)}, ${mark(5)}, ${mark(6)}, ${DURATION}, 1800, 'confirmed')
    returning id`,
  hold: `insert into held_quarters (stylist_id, day, quarter, appointment_id)
    values (${mark(1)}, ${mark(2)}, ${mark(3)}, ${mark(4)})`,
  timetable: 'select version from timetable_versions where id = 1',
  tell: `insert into appointment_history (appointment_id, user_id, at, kind, to_state)
    values (${mark(1)}, ${mark(2)}, ${moment(3)}, 'booked', ${mark(4)})`,
  write: `insert into letters (letter_key, kind, appointment_id, change_number, recipient_id, due, next_try)
    values (${mark(1)}, 'booked', ${mark(2)}, 1, ${mark(3)}, ${moment(4)}, ${moment(5)})`,
});

/** Of its line in the history, and of its letter. */
function toldOf(id: number | undefined, { userId, stylistId, date, time }: Wish) {
  const now = Date.now();
  return {
    line: [id, userId, now, JSON.stringify({ date, time, stylistId })],
    letter: [`booked-${id}-1`, id, userId, now, now],
  };
}

const quartersOf = (minute: number): number[] => [minute / 15, minute / 15 + 1];

function onSqlite(path: string): Book {
  const file = new Database(path);
  file.pragma('journal_mode = wal');
  file.pragma('synchronous = full');
  file.pragma('foreign_keys = on');
  const sql = statements({ mark: () => '?', moment: () => '?' });
  const [lock, read] = [file.prepare(sql.lock), file.prepare<unknown[], Visit>(sql.read)];
  const [timetable, tell, write] = [sql.timetable, sql.tell, sql.write].map(text => file.prepare(text));
  const [store, hold] = [file.prepare<unknown[], { id: number }>(sql.book), file.prepare(sql.hold)];
  const change = file.transaction((wish: Wish, minute: number) => {
    const { userId, serviceId, stylistId, date, time } = wish;
    lock.run(stylistId, date);
    timetable?.get();
    if (!isFree(read.all(stylistId, date), minute)) return undefined;
    const startsAt = Date.parse(`${date}T${time}:00Z`);
    const id = store.get(userId, serviceId, stylistId, startsAt, date, minute)?.id;
    for (const quarter of quartersOf(minute)) hold.run(stylistId, date, quarter, id);
    const { line, letter } = toldOf(id, wish);
    tell?.run(...line);
    write?.run(...letter);
    return id;
  });
  return async (wish, minute) => change.immediate(wish, minute);
}

/** Against a change of the timetable at the same moment, as the product does it. */
const SHARE_TIMETABLE = 'select pg_advisory_xact_lock_shared(748302)';

function onPostgres(url: string): Book {
  const pool = new Pool({ connectionString: url, max: 10 });
  const sql = statements({
    mark: position => `$${position}`,
    moment: position => `to_timestamp($${position}::float8 / 1000)`,
  });
  return async (wish, minute) => {
    const { userId, serviceId, stylistId, date, time } = wish;
    const client = await pool.connect();
    const run = <R extends object>(name: keyof typeof sql, ...values: unknown[]) =>
      client.query<R>({ name, text: sql[name], values });
    try {
      await client.query('begin');
      await client.query({ name: 'share', text: SHARE_TIMETABLE });
      await run('lock', stylistId, date);
      await run('timetable');
      const free = isFree((await run<Visit>('read', stylistId, date)).rows, minute);
      const startsAt = Date.parse(`${date}T${time}:00Z`);
      const booked = free
        ? await run<{ id: number }>('book', userId, serviceId, stylistId, startsAt, date, minute)
        : undefined;
      const id = booked?.rows[0]?.id;
      if (id !== undefined) {
        for (const quarter of quartersOf(minute)) await run('hold', stylistId, date, quarter, id);
        const { line, letter } = toldOf(id, wish);
        await run('tell', ...line);
        await run('write', ...letter);
      }
      await client.query(free ? 'commit' : 'rollback');
      return id;
    } finally {
      client.release();
    }
  };
}
