import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import type { Browser } from '../http/browser.ts';
import { openDays, someWish, tally, tryBooking, untilItFails } from '../server/bookings.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';

/** Milliseconds; the goal is 5,000 on a machine that does nothing else. */
const LONGEST_RETURN = 20_000;

const integrity = {
  SQLite: 'pragma integrity_check',
  // Its server was not killed: there is nothing to check.
  PostgreSQL: `select 'ok' as integrity_check`,
} as const;

describe.each(databases)('a server on %s that is killed while it takes bookings', (engine, open) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(open)));
  afterAll(() => site.close());

  test(
    `has kept every one it confirmed and no half one, ${counts.serverKills} times`,
    async ({ annotate }) => {
      const days = openDays(200);
      const confirmed: number[] = [];
      const unexpected: number[] = [];
      const booked = tally();
      const returns: number[] = [];
      let server = await site.start();
      const customers = [site.mario, site.lucia];
      const browsers = await Promise.all(customers.map(user => site.browserOf(user, server)));

      const bookOnce = async (turn: number): Promise<void> => {
        const [user, browser] = [customers[turn % 2] ?? site.mario, browsers[turn % 2] as Browser];
        const { status, id } = await tryBooking(browser, someWish(site, user, days));
        if (status !== 201 && status !== 409 && status !== 200) unexpected.push(status);
        if (id === undefined) return;
        confirmed.push(id);
        booked.add();
      };
      for (let round = 0; round < counts.serverKills; round += 1) {
        const enough = booked.grownBy(5 + ((round * 7) % 23));
        const clients = untilItFails(8, bookOnce);
        await enough;
        await server.stop('SIGKILL');
        await clients;
        const began = performance.now();
        server = await site.start();
        expect((await fetch(`${server.origin}/api/services`)).status).toBe(200);
        returns.push(performance.now() - began);
        expect(await faults(site.ask)).toEqual([]);
      }
      expect(unexpected).toEqual([]);
      const stored = await site.ask(`select id from appointments where status = 'confirmed'`);
      const ids = new Set(stored.map(({ id }) => id));
      expect(confirmed.filter(id => !ids.has(id))).toEqual([]);
      expect(await site.ask(integrity[engine])).toEqual([{ integrity_check: 'ok' }]);
      const longest = Math.max(...returns);
      expect(longest).toBeLessThan(LONGEST_RETURN);
      await annotate(
        `${engine}: ${counts.serverKills} servers killed, ${confirmed.length} confirmed, ${ids.size} stored, none lost; first good answer after at most ${(longest / 1_000).toFixed(1)} s`,
        'figure',
      );
    },
    60_000 + counts.serverKills * 20_000,
  );
});
