import { expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { ok } from '../../core/problem.ts';
import { postgresStore, type SqlTestStore } from './test-store.ts';
import { bookIfFree, day, visit } from './visits.ts';

test('PostgreSQL: a closure waits for a booking that has been decided and not yet stored, and is shown it', async () => {
  const store = await postgresStore();
  const ports = await store.empty();
  const shop = await seedSmallShop(ports);
  const evening = await bookIfFree(ports, visit(shop, { at: '17:00' }));
  const id = evening.ok ? evening.value.id : 0;
  const holding = await store.begin();
  await holding.ask(`insert into held_quarters (stylist_id, day, quarter, appointment_id)
    values (${shop.anna.id}, '2027-01-05', 40, ${id})`);
  const booking = bookIfFree(ports, visit(shop, { at: '10:00' }));
  await expect.poll(() => waiting(store)).toBe(1);
  const closure = { from: day('2027-01-05'), to: day('2027-01-05'), hours: [], stylistIds: null, reason: '' };
  const closing = ports.timetables.change(day('2027-01-05'), ({ appointments }) =>
    ok({ write: { in: 'closures', put: { ...closure, id: null } }, answer: () => appointments.length }),
  );
  await expect.poll(() => waiting(store)).toBe(2);
  await holding.end('rollback');
  expect(await booking).toMatchObject({ ok: true });
  expect(await closing).toEqual({ ok: true, value: 2 });
  await store.close();
});

async function waiting({ ask }: SqlTestStore): Promise<number> {
  const backends = await ask(`select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`);
  return backends.length;
}
