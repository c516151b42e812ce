import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsideKind } from '../../core/timetable/outside.ts';
import { faults } from '../contracts/faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { counts } from '../setup/counts.ts';
import { crowd, PROCESSES, race, summed } from './race.ts';

const { attemptsWhileChanging: attempts, timetableChanges: changes } = counts;

/** What a booking may hear because of another or of the timetable, and a change because of another change. */
const harmless = [
  ...[
    'slot-taken',
    'repeated',
    'closed-day',
    'not-working-then',
    'outside-opening-hours',
    'runs-into-break',
    'runs-past-closing',
    'stylist-does-not-do-it',
  ],
  ...['closure-overlaps', 'closure-not-found', 'absence-not-found', 'hours-not-found'],
];

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('four processes that book on %s and change the timetable', (engine, open) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  test(
    'leave no visit outside of which nobody was told',
    async ({ annotate }) => {
      const ports = await store.empty();
      const people = await crowd(ports);
      const days = ['2027-01-05', '2027-01-06', '2027-01-08', '2027-01-09'];
      const starts = [
        '08:30',
        '09:00',
        '09:45',
        '10:15',
        '11:00',
        '12:30',
        '14:00',
        '15:15',
        '16:00',
        '19:30',
      ];
      const began = performance.now();
      const among = { ...people, days, starts };
      const each = { attempts: attempts + changes / PROCESSES, changes: changes / PROCESSES, atOnce: 4 };
      const reports = await race(store, { ...each, ...among });
      const seconds = (performance.now() - began) / 1_000;

      const outcomes = summed(reports);
      const { booked = 0, cancelled = 0, stored = 0, 'taken back': takenBack = 0, ...others } = outcomes;
      expect(Object.keys(others).filter(code => !harmless.includes(code))).toEqual([]);
      expect(Math.min(booked, cancelled, stored, takenBack)).toBeGreaterThan(0);

      const timetable = await ports.timetables.current();
      const standing = await ports.appointments.list({ status: 'confirmed' });
      const outside = standing.filter(visit => outsideKind(timetable, visit) !== undefined);
      const named = new Set(reports.flatMap(report => report.named));
      expect(named.size).toBeGreaterThan(0);
      expect(outside.filter(({ id }) => !named.has(id))).toEqual([]);
      expect(await faults(store.ask)).toEqual([]);
      await annotate(
        `${engine}: ${PROCESSES} × ${attempts} bookings and ${changes} changes in ${seconds.toFixed(1)} s: ${JSON.stringify(outcomes)}; ${named.size} visits named, ${outside.length} outside, none untold`,
        'figure',
      );
    },
    60_000 + attempts * 200,
  );
});
