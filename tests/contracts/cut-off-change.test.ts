import { expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { isDatabaseAway } from '../../adapters/mikro-orm/database.ts';
import { type Ports, postgresStore, type SqlTestStore } from './test-store.ts';
import { bookIfFree, viewOf, visit } from './visits.ts';

test('PostgreSQL: a change that is cut off while it waits fails for that reason, and its connection serves on', async () => {
  const store = await postgresStore();
  const ports = await store.empty();
  const shop = await seedSmallShop(ports);
  const wanted = visit(shop);
  await bookIfFree(ports, visit(shop, { at: '17:00' }));
  const holding = await store.begin();
  await holding.ask('update agenda_days set version = version + 1');
  const failed = bookIfFree(ports, wanted).catch((error: unknown) => error);
  await cutOffWhoWaits(store);
  // What was sent behind it is refused as well, for a reason that says nothing.
  expect(isDatabaseAway(await failed)).toBe(true);
  await holding.end('rollback');
  await expectNothingButTheFirst(ports, { days: [wanted] });
  expect(await bookIfFree(ports, wanted)).toMatchObject({ ok: true });
  await store.close();
});

async function cutOffWhoWaits({ ask }: SqlTestStore): Promise<void> {
  const cut = `select pg_cancel_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(() => ask(cut)).toHaveLength(1);
}

async function expectNothingButTheFirst(ports: Ports, scope: Parameters<typeof viewOf>[1]): Promise<void> {
  const { days } = await viewOf(ports, scope);
  expect(days.flatMap(({ appointments }) => appointments)).toHaveLength(1);
}
