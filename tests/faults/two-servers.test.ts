import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin } from '../contracts/test-store.ts';
import { openDays, someWish, tryBooking } from '../server/bookings.ts';
import { readEvents } from '../server/read-events.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';

/** Milliseconds; the goal is 1,000 on a machine that does nothing else. */
const LATEST = 5_000;

describe.each(databases)('two servers on one %s', (engine, open) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(open)));
  afterAll(() => site.close());

  test(
    'tell each other’s changes within a second, and never what was rolled back',
    async ({ annotate }) => {
      const [here, there] = await Promise.all([site.start(), site.start('another')]);
      const events = await readEvents(await site.browserOf(site.salone, here));
      await events.until(/retry/);
      const mario = await site.browserOf(site.mario, there);
      const days = openDays(100);
      const told = async (stylistId: number | null): Promise<number> => {
        const wish = { ...someWish(site, site.mario, days), stylistId };
        const { id } = await tryBooking(mario, wish);
        const began = performance.now();
        // A time that is taken, or the same booking again, changes nothing.
        if (id !== undefined) await events.until(new RegExp(`"appointments":\\[[\\d,]*\\b${id}\\b`));
        return performance.now() - began;
      };
      const waits: number[] = [];
      for (let change = 0; change < counts.toldChanges; change += 1) waits.push(await told(null));

      const undone = await begin(site.settings['DATABASE_URL'] ?? '');
      await undone.ask(`update services set price = 9 where id = ${site.barba.id}`);
      await undone.end('rollback');
      const done = await begin(site.settings['DATABASE_URL'] ?? '');
      await done.ask(`update services set price = 9 where id = ${site.colore.id}`);
      await done.end('commit');
      const all = await events.until(new RegExp(`"services":\\[${site.colore.id}\\]`));
      expect(all).not.toMatch(new RegExp(`"services":\\[[\\d,]*\\b${site.barba.id}\\b`));
      await events.close();
      const longest = Math.max(...waits);
      expect(longest).toBeLessThan(LATEST);
      await annotate(
        `${engine}: ${waits.length} changes of one process told by another after at most ${longest.toFixed(0)} ms`,
        'figure',
      );
    },
    60_000 + counts.toldChanges * LATEST,
  );
});
