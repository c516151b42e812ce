import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { faults } from '../contracts/faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { book, visit } from '../contracts/visits.ts';
import { crowd, race, summed } from './race.ts';

const withoutKey = {
  SQLite: [
    'create table keyless (stylist_id integer, day text, quarter integer, appointment_id integer)',
    'drop table held_quarters',
    'alter table keyless rename to held_quarters',
  ],
  PostgreSQL: ['alter table held_quarters drop constraint held_quarters_pkey'],
} as const;

/** Lock and key hide each other's absence: each is tried alone. */
describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
] as const)('the fences of %s', (engine, open) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  test('the key alone: a quarter-hour of a stylist is held once, whoever writes it', async () => {
    const ports = await store.empty();
    const shop = await seedSmallShop(ports);
    const { id } = await book(ports, visit(shop));
    const other = await book(ports, visit(shop, { at: '11:00' }));
    const hold = (quarter: number, stylist = shop.anna.id, day = '2027-01-05') =>
      store.ask(
        `insert into held_quarters (stylist_id, day, quarter, appointment_id)
          values (${stylist}, '${day}', ${quarter}, ${other.id})`,
      );
    const key = /UNIQUE constraint failed: held_quarters|unique constraint "held_quarters_pkey"/;
    for (const quarter of [40, 41]) await expect(hold(quarter)).rejects.toThrow(key);
    await hold(42);
    await hold(40, shop.bruno.id);
    await hold(40, shop.anna.id, '2027-01-06');
    const held = await store.ask(
      `select quarter from held_quarters where appointment_id = ${id} order by quarter`,
    );
    expect(held.map(({ quarter }) => quarter)).toEqual([40, 41]);
  });

  test('the lock with the key: processes that fight over three starts never need the key', async () => {
    const people = await crowd(await store.empty());
    const reports = await fight(people);
    expect(reports.map(({ fenceNeeded }) => fenceNeeded)).toEqual([0, 0, 0, 0]);
    expect(await faults(store.ask)).toEqual([]);
  });

  test('the lock alone: without the key they do not overlap either', async () => {
    const people = await crowd(await store.empty());
    for (const sql of withoutKey[engine]) await store.ask(sql);
    const { booked = 0, cancelled = 0, ...others } = summed(await fight(people));
    expect(Math.min(booked, cancelled)).toBeGreaterThan(0);
    expect(Object.keys(others).filter(name => name !== 'slot-taken' && name !== 'repeated')).toEqual([]);
    expect(await faults(store.ask)).toEqual([]);
  });

  const fight = ({ stylists, ...others }: Awaited<ReturnType<typeof crowd>>) =>
    race(store, {
      ...{ attempts: 100, atOnce: 8, ...others, stylists: stylists.slice(0, 1) },
      ...{ days: ['2027-01-05'], starts: ['10:00', '10:15', '10:30'] },
    });
});
