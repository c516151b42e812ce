import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSmallShop } from '../../adapters/memory/seed.ts';
import { connect } from '../../adapters/mikro-orm/engine/connect.ts';
import type { Connection } from '../../adapters/mikro-orm/engine/connection.ts';
import { query } from '../../adapters/mikro-orm/engine/sql-database.ts';
import { openStore, type Store } from '../../apps/server/open-store.ts';
import { book, cancel, visit } from '../contracts/visits.ts';
import { databases } from '../server/site.ts';
import { askDatabase } from '../setup/ask-database.ts';

const ROUNDS = 200;

describe.each(databases)('appointments of two stylists on %s', (_, open) => {
  let folder: string;
  let url: string;
  let store: Store;
  let connections: readonly [Connection, Connection];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'salone-crossing-'));
    url = await open(folder);
    store = await openStore(url);
    connections = [await connect(url), await connect(url)];
  });
  afterAll(async () => {
    for (const connection of connections) await connection.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('may be handed over in both directions at once, and are counted right', async () => {
    const shop = await seedSmallShop(store);
    const [anna, bruno] = [shop.anna.id, shop.bruno.id];
    // Cancelled ones hold no quarters, so that nothing but the counts can get in the way.
    const ids: number[] = [];
    for (const stylistId of [anna, bruno, bruno, anna]) {
      const appointment = await book(store, visit(shop, { stylistId }));
      await cancel(store, appointment);
      ids.push(appointment.id);
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    const hand = ({ sql }: Connection, moves: readonly (readonly [id: number, to: number])[]) =>
      sql.transaction(function* () {
        for (const [id, to] of moves)
          yield* query('update appointments set stylist_id = ? where id = ?', to, id);
        return { commit: true, value: undefined };
      });
    const [one, other] = connections;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [a, b] = round % 2 === 0 ? [anna, bruno] : [bruno, anna];
      await Promise.all([
        hand(one, [
          [first, b],
          [second, a],
        ]),
        hand(other, [
          [third, a],
          [fourth, b],
        ]),
      ]);
    }
    const counted = `select stylist_id, status, amount from appointment_counts where amount <> 0
      order by stylist_id, status`;
    const actual = `select stylist_id, status, count(*) as amount from appointments
      group by stylist_id, status order by stylist_id, status`;
    expect(amounts(await askDatabase(url, counted))).toEqual(amounts(await askDatabase(url, actual)));
  });
});

const amounts = (rows: readonly Record<string, unknown>[]) =>
  rows.map(row => [row['stylist_id'], row['status'], Number(row['amount'])]);
