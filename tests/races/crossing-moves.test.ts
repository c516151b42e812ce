import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import { historyFaults } from '../contracts/history-faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { counts } from '../setup/counts.ts';
import { crowd, PROCESSES, race, STARTS, summed } from './race.ts';

const attempts = counts.crossingMoves;

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('four processes that move, edit and end one another’s visits on %s', (engine, open) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  test(
    'across days and stylists lose, double and overlap none, and never wait for each other for ever',
    async ({ annotate }) => {
      const people = await crowd(await store.empty());
      const days = ['2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08'];
      const began = performance.now();
      const reports = await race(store, {
        attempts,
        moves: 0.6,
        restores: 0.5,
        overrides: 0.2,
        atOnce: 4,
        ...people,
        days,
        starts: STARTS,
      });
      const seconds = (performance.now() - began) / 1_000;

      const outcomes = summed(reports);
      const { booked = 0, cancelled: gone = 0, restored = 0, moved = 0, ...rest } = outcomes;
      const { edited = 0, ended = 0, ...others } = rest;
      const cancelled = gone + restored + (others['cancelled, slot-taken'] ?? 0);
      const refused = [
        ...['slot-taken', 'not-movable', 'not-editable', 'appointment-not-found'],
        ...['cancelled-already', 'not-cancellable', 'runs-past-closing'],
      ];
      const told = ['cancelled, slot-taken', 'repeated', ...refused];
      expect(Object.keys(others).filter(outcome => !told.includes(outcome))).toEqual([]);
      expect(Math.min(booked, gone, restored, moved, edited, ended)).toBeGreaterThan(0);
      expect([...(await faults(store.ask)), ...(await historyFaults(store.ask))]).toEqual([]);
      const counted = `select stylist_id, status, amount as n from appointment_counts where amount <> 0`;
      const actual = `select stylist_id, status, count(*) as n from appointments group by stylist_id, status`;
      const rows = async (sql: string) =>
        (await store.ask(sql)).map(row => `${row['stylist_id']} ${row['status']} ${row['n']}`).toSorted();
      expect(await rows(counted)).toEqual(await rows(actual));
      const lines = await store.ask(`select kind, count(*) as n from appointment_history group by kind`);
      const written: Record<string, number> = Object.fromEntries(
        lines.map(({ kind, n }) => [String(kind), Number(n)]),
      );
      expect(written).toMatchObject({ booked, cancelled, restored });
      // A move to where it stands already is answered like any other and changes nothing.
      expect(written['moved']).toBeGreaterThan(0);
      expect(written['moved']).toBeLessThanOrEqual(moved);
      expect(written['outcome']).toBeGreaterThan(0);
      expect(written['outcome']).toBeLessThanOrEqual(ended);
      const [beyond] = await store.ask(`select count(*) as n from appointments where overridden`);
      expect(Number(beyond?.['n'])).toBeGreaterThan(0);
      const [stored] = await store.ask(`select count(*) as n from appointments where status <> 'cancelled'`);
      expect(Number(stored?.['n'])).toBe(booked - cancelled + restored);
      expect(reports.map(({ fenceNeeded }) => fenceNeeded)).toEqual([0, 0, 0, 0]);
      await annotate(
        `${engine}: ${PROCESSES} × ${attempts} in ${seconds.toFixed(1)} s: ${JSON.stringify(outcomes)}; 0 lost, doubled, overlapping or deadlocked`,
        'figure',
      );
    },
    60_000 + attempts * 100,
  );
});
