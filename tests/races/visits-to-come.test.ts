import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noRules } from '../../core/calendar/customer-rules.ts';
import { ok } from '../../core/problem.ts';
import { faults } from '../contracts/faults.ts';
import { historyFaults } from '../contracts/history-faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { day } from '../contracts/visits.ts';
import { counts } from '../setup/counts.ts';
import { startWorker } from './invocation.ts';
import type { LimitedTask } from './limited-worker.ts';
import { crowd, PROCESSES, STARTS, summed } from './race.ts';

const attempts = counts.limitedAttempts;
const days = ['2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09', '2027-01-12'];

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('customers who book more than they may in four processes on %s', (engine, open) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  /** The most visits to come that anybody had at any moment. */
  async function mostToCome(): Promise<number> {
    const lines = await store.ask(
      `select a.user_id, h.kind from appointment_history h join appointments a on a.id = h.appointment_id order by h.id`,
    );
    const held = new Map<unknown, number>();
    let most = 0;
    for (const { user_id: customer, kind } of lines) {
      const now = (held.get(customer) ?? 0) + (kind === 'booked' ? 1 : -1);
      held.set(customer, now);
      most = Math.max(most, now);
    }
    return most;
  }

  test(
    'never have more visits to come than the shop has ever allowed, stylists who are customers themselves included',
    async ({ annotate }) => {
      const ports = await store.empty();
      const { customers, stylists, services } = await crowd(ports);
      const limits = [2, 3];
      await ports.timetables.change(day('2027-01-01'), () =>
        ok({ write: { in: 'rules', put: { ...noRules, maxUpcoming: 3 } }, answer: () => undefined }),
      );
      // Two customers, and two stylists who book with each other.
      const who = [...customers.slice(0, 2), ...stylists.slice(1)];
      const task: Omit<LimitedTask, 'seed'> = {
        ...{ url: store.url, attempts, atOnce: 4, customers: who, stylists, limits },
        ...{ serviceId: services[0]?.id ?? 0, days, starts: STARTS },
      };
      const workers = Array.from({ length: PROCESSES }, (_, index) =>
        startWorker('limited-worker.ts', { ...task, seed: index + 1 }),
      );
      expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);

      const outcomes = summed(
        workers.flatMap(({ lines }) => lines as { outcomes: Record<string, number> }[]),
      );
      const { booked = 0, cancelled = 0, 'too-many-upcoming': refused = 0, ...others } = outcomes;
      const told = ['repeated', 'slot-taken', 'not-cancellable', 'limited'];
      expect(Object.keys(others).filter(outcome => !told.includes(outcome))).toEqual([]);
      expect(Math.min(booked, cancelled, refused)).toBeGreaterThan(0);
      expect(await mostToCome()).toBe(3);
      expect([...(await faults(store.ask)), ...(await historyFaults(store.ask))]).toEqual([]);
      await annotate(`${engine}: ${PROCESSES} × ${attempts}: ${JSON.stringify(outcomes)}`, 'figure');
    },
    60_000 + attempts * 200,
  );
});
