import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../adapters/memory/seed.ts';
import { faults } from '../contracts/faults.ts';
import { historyFaults } from '../contracts/history-faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { day } from '../contracts/visits.ts';
import { counts } from '../setup/counts.ts';
import { startWorker } from './invocation.ts';
import type { WritingTask } from './writing-worker.ts';

const asked = counts.raceKills;

describe.each([
  ['SQLite', sqliteStore, asked, 'pragma integrity_check'],
  // Its server was not killed: there is nothing to check.
  ['PostgreSQL', postgresStore, Math.max(6, asked - 14), `select 'ok' as integrity_check`],
] as const)('a server killed while it writes to %s', (engine, open, kills, integrity) => {
  let store: SqlTestStore;
  beforeAll(async () => void (store = await open()));
  afterAll(() => store.close());

  test(
    `loses no confirmed booking or move and leaves no half one, ${kills} times`,
    async ({ annotate }) => {
      const shop = await seedSmallShop(await store.empty());
      const confirmed = new Map<number, string>();
      for (let round = 0; round < kills; round += 2) {
        const pair = [shop.anna.id, shop.bruno.id].map((stylistId, index) =>
          killedAfter(1 + ((round * 7 + index * 5) % 23), {
            ...taskOf(shop),
            stylistId,
            firstDay: firstDayOf(round),
          }),
        );
        for (const [id, date] of (await Promise.all(pair)).flat()) confirmed.set(id, date);
        expect([...(await faults(store.ask)), ...(await historyFaults(store.ask))]).toEqual([]);
      }
      const rows = await store.ask('select id, day from appointments');
      const stored = new Map(rows.map(({ id, day: date }) => [Number(id), String(date)]));
      // Of each at most the move after what was confirmed last: it may have been stored all the same.
      const lost = [...confirmed].filter(([id, date]) => {
        const found = stored.get(id);
        return found !== date && found !== day(date).add({ weeks: 1 }).toString();
      });
      expect(lost).toEqual([]);
      expect(confirmed.size).toBeGreaterThan(kills);
      expect(await store.ask(integrity)).toEqual([{ integrity_check: 'ok' }]);
      await annotate(
        `${engine}: ${kills} writing processes killed, ${confirmed.size} confirmed, ${stored.size} stored`,
        'figure',
      );
    },
    60_000 + kills * 5_000,
  );

  const taskOf = (shop: SmallShop) => ({ url: store.url, userId: shop.mario.id, serviceId: shop.taglio.id });
  /** Far enough apart that no round meets what another has written. */
  const firstDayOf = (round: number) =>
    day('2030-01-01')
      .add({ weeks: 4 * round })
      .toString();

  /** What a worker has named, with its day, by the time it dies, which it does soon after `count` of them. */
  async function killedAfter(count: number, task: WritingTask): Promise<[number, string][]> {
    const { child, lines, ended } = startWorker('writing-worker.ts', task);
    const died = ended.then(code => Promise.reject(new Error(`a worker ended by itself with ${code}`)));
    while (lines.length < count) await Promise.race([once(child.stdout, 'data'), died]);
    died.catch(() => undefined);
    child.kill('SIGKILL');
    await ended;
    return lines as [number, string][];
  }
});
