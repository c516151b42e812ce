import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../adapters/memory/seed.ts';
import { openDatabase } from '../../adapters/mikro-orm/database.ts';
import { MAX_LIMIT_KEYS } from '../../core/people/limits.ts';
import { ok, refuse } from '../../core/problem.ts';
import { comparable } from './comparable.ts';
import { faults } from './faults.ts';
import { forEachTest } from './for-each-test.ts';
import { type Ports, postgresStore, type SqlTestStore, sqliteStore } from './test-store.ts';
import { book, bookCounting, bookIfFree, by, cancel, day, viewOf, visit } from './visits.ts';

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('behind the ports of %s', (engine, open) => {
  let store: SqlTestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  const tuesday = '2027-01-05';
  const count = async (table: string) =>
    Number((await store.ask(`select count(*) as n from ${table}`))[0]?.['n']);

  test('another connection sees a booking as soon as it is answered', async () => {
    const booked = await book(ports, visit(shop, { notes: '💈' }));
    const other = await openDatabase(store.url);
    expect(comparable(await other.appointments.find(booked.id))).toMatchObject(comparable(booked) as object);
    await other.close();
  });

  test('what is held is always what confirmed visits need, whatever their length', async () => {
    const visits = [];
    for (const [index, duration] of [15, 30, 45, 20, 1, 480, 90].entries())
      visits.push(await book(ports, visit(shop, { on: `2027-02-0${index + 1}`, at: '10:10', duration })));
    const times = { duration: 90, processing: { after: 30, minutes: 30 }, cleanup: 15 };
    const colour = await book(ports, visit(shop, { on: '2027-02-10', ...times }));
    await book(ports, visit(shop, { on: '2027-02-10', at: '10:30' }));
    expect(await faults(store.ask)).toEqual([]);
    await cancel(ports, colour);
    for (const one of visits.slice(0, 4)) await cancel(ports, one);
    expect(await faults(store.ask)).toEqual([]);
    expect(await count('held_quarters')).toBe(1 + 33 + 7 + 2);
  });

  test('a list’s length is right after many were stored and removed at once, and costs as little to know', async () => {
    const columns =
      'user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status, notes';
    await book(ports, visit(shop));
    await cancel(ports, await book(ports, visit(shop, { at: '11:00' })));
    await book(ports, visit(shop, { stylistId: shop.bruno.id }));
    const length = async (stylistId?: number) =>
      (await ports.appointments.page(stylistId === undefined ? {} : { stylistId }, { limit: 1 })).total;
    for (const total of [6, 12, 24, 48, 96, 192, 384, 768, 1_536]) {
      await store.ask(`insert into appointments (${columns}) select ${columns} from appointments`);
      expect([await length(), await length(shop.bruno.id)]).toEqual([total, total / 3]);
    }
    // Else each of them would leave an old version of the count behind, to be read over by every sum. SQLite keeps none.
    const pages =
      engine === 'PostgreSQL' ? `select pg_relation_size('appointment_counts') / 8192 as n` : 'select 1 as n';
    expect(Number((await store.ask(pages))[0]?.['n'])).toBe(1);
    await store.ask('delete from appointment_history');
    await store.ask(`delete from appointments where status = 'cancelled' or id % 2 = 0`);
    expect(await length()).toBe(await count('appointments'));
    expect(await length(shop.bruno.id)).toBe(await count(`appointments where stylist_id = ${shop.bruno.id}`));
  });

  test('of limits no more is kept than memory is set aside for, however many addresses try', async () => {
    const series = (upTo: number) =>
      `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${upTo}) select`;
    const expires = (i: string) =>
      engine === 'PostgreSQL' ? `to_timestamp(1799000000 + ${i})` : `1799000000000 + ${i} * 1000`;
    await store.ask(
      `insert into limits (key, hits, expires) ${series(MAX_LIMIT_KEYS + 700)} 'key ' || i, '[1]', ${expires('i')} from n`,
    );
    const now = Temporal.Instant.fromEpochMilliseconds(1_799_000_000_000);
    for (let gone = 1; gone > 0; ) gone = await ports.limits.purge(now);
    expect(await count('limits')).toBe(MAX_LIMIT_KEYS);
    expect(await count(`limits where expires <= ${expires('700')}`), 'those forgotten soonest go').toBe(0);
    const [size] = await store.ask(
      engine === 'PostgreSQL'
        ? `select pg_total_relation_size('limits') as bytes`
        : `select page_count * page_size as bytes from pragma_page_count, pragma_page_size`,
    );
    expect(Number(size?.['bytes'])).toBeLessThan(20_000_000);
  });

  test('changes of the same moment end each on its own: kept, refused or failed', async () => {
    const scope = { days: [{ stylistId: shop.anna.id, date: day(tuesday) }] };
    const [ten, eleven] = [visit(shop), visit(shop, { at: '11:00' })];
    const ended = await Promise.allSettled([
      bookIfFree(ports, ten),
      ports.agendas.change(scope, () =>
        ok({
          writes: [
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { at: '15:00' }) },
            { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { serviceId: 4_711, at: '16:00' }) },
          ],
          answer: () => undefined,
        }),
      ),
      ports.agendas.change(scope, () => refuse({ code: 'slot-taken' })),
      ports.agendas.change(scope, () => {
        throw new Error('decided badly');
      }),
      bookIfFree(ports, ten),
      bookIfFree(ports, eleven),
    ]);
    const [one, half, refused, badly, another, last] = ended.map(change =>
      change.status === 'rejected' ? 'failed' : change.value,
    );
    expect([half, refused, badly, last]).toMatchObject(['failed', { ok: false }, 'failed', { ok: true }]);
    // Which of the two comes first is up to the database.
    expect([one, another]).toContainEqual(expect.objectContaining({ ok: true }));
    const taken = expect.objectContaining({ ok: false, problem: { code: 'slot-taken' } }) as unknown;
    expect([one, another]).toContainEqual(taken);
    const other = await openDatabase(store.url);
    expect((await other.appointments.list({})).map(({ time }) => time.toString())).toEqual([
      '11:00:00',
      '10:00:00',
    ]);
    await other.close();
    expect(await faults(store.ask)).toEqual([]);
  });

  test('a refusal, a fault and an empty plan leave no trace, not even a lock row', async () => {
    const scope = { days: [{ stylistId: shop.anna.id, date: day(tuesday) }] };
    await ports.agendas.change(scope, () => refuse({ code: 'slot-taken' }));
    await ports.agendas.change(scope, () => ok({ writes: [], answer: () => undefined }));
    const failing = ports.agendas.change({ everyStylistOn: day(tuesday) }, () =>
      ok({
        writes: [
          { do: 'book', ...by(shop.mario.id), appointment: visit(shop) },
          { do: 'book', ...by(shop.mario.id), appointment: visit(shop, { serviceId: 4_711, at: '16:00' }) },
        ],
        answer: () => undefined,
      }),
    );
    await expect(failing).rejects.toThrow('whom it names is gone');
    for (const table of ['agenda_days', 'appointments', 'held_quarters']) expect(await count(table)).toBe(0);
  });

  test('the same day asked for twice is one day', async () => {
    const key = { stylistId: shop.anna.id, date: day(tuesday) };
    expect((await viewOf(ports, { days: [key, { ...key }] })).days).toHaveLength(1);
  });

  test('a stylist who left takes no bookings and keeps the visits', async () => {
    const { anna } = shop;
    const standing = await book(ports, visit(shop));
    await store.ask(`update users set is_stylist = ${engine === 'SQLite' ? 0 : false} where id = ${anna.id}`);
    const { days } = await viewOf(ports, { days: [{ stylistId: anna.id, date: day(tuesday) }] });
    expect(days).toMatchObject([{ takesBookings: false, appointments: [{ id: standing.id }] }]);
  });

  test('who takes bookings is read once the lock is held, not before', async () => {
    const leaving = await store.begin();
    await leaving.ask(
      `insert into agenda_days (stylist_id, day, version) values (${shop.anna.id}, '${tuesday}', 1)`,
    );
    const view = viewOf(ports, { everyStylistOn: day(tuesday) });
    await waiting(1);
    await leaving.ask(
      `update users set is_stylist = ${engine === 'SQLite' ? 0 : false} where id = ${shop.anna.id}`,
    );
    await leaving.end('commit');
    expect((await view).days.map(({ stylistId }) => stylistId)).toEqual([shop.bruno.id]);
  });

  test('what was committed while the lock was waited for is seen', async () => {
    const other = await store.begin();
    await other.ask(
      `insert into agenda_days (stylist_id, day, version) values (${shop.anna.id}, '${tuesday}', 1)`,
    );
    const wanted = bookCounting(ports, visit(shop));
    await waiting(1);
    const cameLater = bookIfFree(ports, visit(shop, { at: '16:00' }));
    await storeRaw(other.ask, 600);
    await other.end('commit');
    // Seen at once, not only when the key had refused.
    expect(await wanted).toEqual({ answer: refuse({ code: 'slot-taken' }), decisions: 1 });
    expect(await cameLater).toMatchObject({ ok: true });
    expect(await faults(store.ask)).toEqual([]);
  });

  test('reads answer while changes wait behind a long one', async () => {
    const booked = await book(ports, visit(shop, { at: '17:00' }));
    const long = await store.begin();
    await long.ask(`update agenda_days set version = version + 1`);
    const starts = ['08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '14:00'];
    const changes = [...starts, '14:30', '15:00', '15:30', '16:00'].map(at =>
      bookIfFree(ports, visit(shop, { at })),
    );
    await waiting(10);
    expect(await ports.agendas.busy([shop.anna.id], day(tuesday), day(tuesday))).toHaveLength(1);
    expect(await ports.appointments.find(booked.id)).toBeDefined();
    expect(await ports.appointments.list({})).toHaveLength(1);
    expect(await ports.users.stylists()).toHaveLength(2);
    expect(await ports.services.list()).toHaveLength(3);
    await long.end('commit');
    expect((await Promise.all(changes)).every(({ ok: booked }) => booked)).toBe(true);
  });

  test('the key refuses who went past the lock; the decision then sees it', async () => {
    const rude = await store.begin();
    await storeRaw(rude.ask, 600);
    const wanted = bookCounting(ports, visit(shop));
    await waiting(1);
    await rude.end('commit');
    // One SQLite transaction at a time: the rude one is over before the decision is asked for.
    const decisions = engine === 'SQLite' ? 1 : 2;
    expect(await wanted).toEqual({ answer: refuse({ code: 'slot-taken' }), decisions });
    expect(await faults(store.ask)).toEqual([]);
    expect(await count('appointments')).toBe(1);
  });

  test('a quarter held for no visible reason makes a change fail, without leftovers', async () => {
    const standing = await book(ports, visit(shop, { on: '2027-01-06' }));
    await store.ask(
      `insert into held_quarters (stylist_id, day, quarter, appointment_id)
        values (${shop.anna.id}, '${tuesday}', 41, ${standing.id})`,
    );
    await expect(bookIfFree(ports, visit(shop))).rejects.toThrow(/held_quarters/);
    expect(await count('appointments')).toBe(1);
    expect(await bookIfFree(ports, visit(shop, { at: '10:30' }))).toMatchObject({ ok: true });
  });

  /** On PostgreSQL until so many wait for a lock; whether somebody waits for SQLite's file cannot be asked. */
  async function waiting(changes: number): Promise<void> {
    if (engine === 'SQLite') return;
    const waits = `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(async () => Number((await store.ask(waits))[0]?.['n'])).toBeGreaterThanOrEqual(changes);
  }

  /** Anna's half hour that Lucia has, stored by hand. */
  async function storeRaw(sql: (text: string) => Promise<unknown>, start: number): Promise<void> {
    const { lucia, anna, taglio } = shop;
    const startsAt = engine === 'SQLite' ? Date.parse('2027-01-05T09:00:00Z') : `'2027-01-05T09:00:00Z'`;
    await sql(`insert into appointments
      (id, user_id, service_id, stylist_id, starts_at, day, start_minute, duration, price, status)
      values (900, ${lucia.id}, ${taglio.id}, ${anna.id}, ${startsAt}, '${tuesday}', ${start}, 30, 1800, 'confirmed')`);
    for (const quarter of [start / 15, start / 15 + 1])
      await sql(`insert into held_quarters (stylist_id, day, quarter, appointment_id)
        values (${anna.id}, '${tuesday}', ${quarter}, 900)`);
  }
});
