import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import { historyFaults } from '../contracts/history-faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { counts } from '../setup/counts.ts';
import { crowd, PROCESSES, race, STARTS, summed } from './race.ts';

const attempts = counts.raceAttempts;

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('four processes that book and cancel on %s', (engine, open) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  test(
    'never overlap, and hear nothing but that it worked or that the time is taken',
    async ({ annotate }) => {
      const people = await crowd(await store.empty());
      const days = ['2027-01-05', '2027-01-06', '2027-01-08', '2027-01-09'];
      const began = performance.now();
      const reports = await race(store, { attempts, atOnce: 4, ...people, days, starts: STARTS });
      const seconds = (performance.now() - began) / 1_000;

      const outcomes = summed(reports);
      const { booked = 0, repeated = 0, cancelled = 0, 'slot-taken': taken = 0, ...others } = outcomes;
      expect(others).toEqual({});
      expect(booked + repeated + cancelled + taken).toBe(PROCESSES * attempts);
      expect(Math.min(booked, cancelled, taken)).toBeGreaterThan(0);
      expect([...(await faults(store.ask)), ...(await historyFaults(store.ask))]).toEqual([]);
      const [stored] = await store.ask(`select count(*) as n from appointments where status = 'confirmed'`);
      expect(Number(stored?.['n'])).toBe(booked - cancelled);
      expect(reports.map(({ fenceNeeded }) => fenceNeeded)).toEqual([0, 0, 0, 0]);
      const pauses = reports
        .map(({ longestPause, p99Pause }) => `${longestPause} (p99 ${p99Pause})`)
        .join(', ');
      await annotate(
        `${engine}: ${PROCESSES} × ${attempts} in ${seconds.toFixed(1)} s: ${JSON.stringify(outcomes)}; pauses in ms: ${pauses}`,
        'figure',
      );
    },
    60_000 + attempts * 100,
  );
});
