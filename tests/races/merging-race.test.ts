import { once } from 'node:events';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import { historyFaults } from '../contracts/history-faults.ts';
import { postgresStore, type SqlTestStore, sqliteStore } from '../contracts/test-store.ts';
import { day } from '../contracts/visits.ts';
import { counts } from '../setup/counts.ts';
import { startWorker } from './invocation.ts';
import type { Confirmed, MergingTask } from './merging-worker.ts';
import { crowd, PROCESSES, STARTS } from './race.ts';

const attempts = counts.merges;
const kills = counts.raceKills;
const secret = 'una parola che nessun altro scrive';

describe.each([
  ['SQLite', sqliteStore],
  ['PostgreSQL', postgresStore],
])('people who are merged or erased while others book for them, on %s,', (engine, open) => {
  let store: SqlTestStore;
  let task: Omit<MergingTask, 'seed' | 'attempts'>;
  beforeEach(async () => {
    store ??= await open();
    const people = await crowd(await store.empty());
    const days = Array.from({ length: 40 }, (_, index) => day('2027-01-05').add({ weeks: index }).toString());
    task = { ...people, url: store.url, atOnce: 3, days, starts: STARTS, secret };
  });
  afterAll(() => store.close());

  const start = (seed: number, times: number) =>
    startWorker('merging-worker.ts', { ...task, seed, attempts: times } satisfies MergingTask);

  test(
    'by four processes lose no visit and hear nothing but that somebody is gone or a time taken',
    async ({ annotate }) => {
      const workers = Array.from({ length: PROCESSES }, (_, index) => start(index + 1, attempts));
      expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
      const said = workers.flatMap(({ lines }) => lines as Confirmed[]);
      const whys = said.flatMap(one => (one.did === 'nothing' ? [one.why] : []));
      const told = new Set(['gone', 'slot-taken', 'repeated', 'no-stylist', 'user-not-found']);
      expect(whys.filter(why => !told.has(why))).toEqual([]);
      expect(await storedIds()).toEqual(bookedIn(said).toSorted((a, b) => a - b));
      expect(await wrong(said)).toEqual([]);
      const went = (how: Confirmed['did']) => said.filter(({ did }) => did === how).length;
      const [merged, erased] = [went('merge'), went('erase')];
      expect(Math.min(merged, erased)).toBeGreaterThan(attempts / 2);
      expect(merged + erased).toBeGreaterThan(attempts * 2);
      expect(whys).toContain('gone');
      await annotate(
        `${engine}: ${PROCESSES} × ${attempts} people entered twice, ${merged} merged, ${erased} erased, ${bookedIn(said).length} visits, none lost`,
        'figure',
      );
    },
    60_000 + attempts * 2_000,
  );

  test(
    `by a process that is killed meanwhile are one or two, never half, ${kills} times`,
    async () => {
      const said: Confirmed[] = [];
      for (let round = 0; round < kills; round += 1) {
        const { child, lines, ended } = start(100 + round, 1_000_000);
        const enough = 12 + ((round * 7) % 19);
        const died = ended.then(code => Promise.reject(new Error(`a worker ended by itself with ${code}`)));
        while (lines.length < enough) await Promise.race([once(child.stdout, 'data'), died]);
        died.catch(() => undefined);
        child.kill('SIGKILL');
        await ended;
        said.push(...(lines as Confirmed[]));
        expect(await wrong(said)).toEqual([]);
      }
      const stored = new Set(await storedIds());
      expect(bookedIn(said).filter(id => !stored.has(id))).toEqual([]);
      for (const how of ['merge', 'erase']) expect(said.map(({ did }) => did)).toContain(how);
    },
    60_000 + kills * 5_000,
  );

  const bookedIn = (said: readonly Confirmed[]): number[] =>
    said.flatMap(one => (one.did === 'book' ? [one.id] : []));

  const storedIds = async (): Promise<number[]> =>
    (await store.ask('select id from appointments order by id')).map(({ id }) => Number(id));

  /**
   * Visits or lines of nobody, people who are there though they went, words of the erased, and visits of one person that
   * two have now.
   */
  async function wrong(said: readonly Confirmed[]): Promise<string[]> {
    const orphans = await store.ask(
      `select 'visit' as what, id from appointments where user_id not in (select id from users)
        union all select 'line', id from appointment_history where user_id not in (select id from users)`,
    );
    const people = new Set((await store.ask('select id from users')).map(({ id }) => Number(id)));
    const owners = await store.ask('select id, user_id from appointments');
    const ownerOf = new Map(owners.map(row => [Number(row['id']), Number(row['user_id'])]));
    const booked = said.flatMap(one => (one.did === 'book' ? [one] : []));
    const torn = [...Map.groupBy(booked, ({ twin }) => twin)].filter(
      ([, visits]) => new Set(visits.map(({ id }) => ownerOf.get(id))).size > 1,
    );
    const words = await store.ask(
      `select id from appointments where notes is not null and user_id in (select id from users where erased)`,
    );
    return [
      ...words.map(({ id }) => `a word of who was erased in visit ${id}`),
      ...orphans.map(({ what, id }) => `${what} ${id} of nobody`),
      ...said.flatMap(one =>
        (one.did === 'merge' || one.did === 'erase') && people.has(one.twin) ? [`${one.twin} is there`] : [],
      ),
      ...torn.map(([twin]) => `visits of ${twin} are two people’s`),
      ...(await faults(store.ask)),
      ...(await historyFaults(store.ask)),
    ];
  }
});
