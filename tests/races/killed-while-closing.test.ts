import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { ok } from '../../core/problem.ts';
import { comparable } from '../contracts/comparable.ts';
import { faults } from '../contracts/faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { bookIfFree, day, visit } from '../contracts/visits.ts';
import type { ClosingTask } from './closing-worker.ts';
import { startWorker } from './invocation.ts';

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('a process that is killed after it has written a closure to %s and before the commit', (_, open) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  test('has closed nothing, holds nobody up, and the same closure is stored afterwards', async () => {
    const ports = await store.empty();
    const shop = await seedSmallShop(ports);
    const before = comparable(await ports.timetables.current());
    const task: ClosingTask = { url: store.url, day: '2027-01-05' };
    const { child, lines, ended } = startWorker('closing-worker.ts', task);
    const died = ended.then(code => Promise.reject(new Error(`the worker ended by itself with ${code}`)));
    while (lines.length === 0) await Promise.race([once(child.stdout, 'data'), died]);
    died.catch(() => undefined);
    child.kill('SIGKILL');
    await ended;

    expect(comparable(await ports.timetables.current())).toEqual(before);
    const booked = await bookIfFree(ports, visit(shop, { on: '2027-01-05' }));
    expect(booked.ok).toBe(true);
    const from = day('2027-01-05');
    const put = { id: null, from, to: from, hours: [], stylistIds: null, reason: 'mai' };
    const closed = await ports.timetables.change(from, ({ appointments }) =>
      ok({ write: { in: 'closures', put }, answer: () => appointments.length }),
    );
    expect(closed).toEqual(ok(1));
    expect((await ports.timetables.current()).closures).toHaveLength(1);
    expect(await faults(store.ask)).toEqual([]);
  });
});
