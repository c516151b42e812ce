import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../http/browser.ts';
import { openDays, someWish, tally, tryBooking, untilItFails } from '../server/bookings.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';
import { isTurnedAway } from './turned-away.ts';

describe.each(databases)('a server on %s that is told to stop under load', (engine, open) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(open)));
  afterAll(() => site.close());

  test(
    `answers all it has let in, and leaves with 0, ${counts.stops} times`,
    async ({ annotate }) => {
      const days = openDays(40);
      const faults: unknown[] = [];
      const answered = tally();
      for (let round = 0; round < counts.stops; round += 1) {
        const server = await site.start();
        const mario = await site.browserOf(site.mario, server);
        const work = async (turn: number): Promise<void> => {
          const status = await oneRequest(mario, days, turn);
          if (status >= 500) faults.push(status);
          answered.add();
        };
        const enough = answered.grownBy(100);
        const clients = untilItFails(12, work);
        await enough;
        expect(await server.stop()).toBe(0);
        faults.push(...(await clients).filter(error => !isTurnedAway(error)));
      }
      expect(faults).toEqual([]);
      await annotate(
        `${engine}: ${counts.stops} stops under load, ${answered.count()} requests answered, ${faults.length} failed`,
        'figure',
      );
    },
    60_000 + counts.stops * 20_000,
  );

  async function oneRequest(browser: Browser, days: readonly string[], turn: number): Promise<number> {
    if (turn % 3 === 0) return (await tryBooking(browser, someWish(site, site.mario, days))).status;
    const path = turn % 3 === 1 ? '/api/appointments?limit=20' : `/api/timeslots?date=${days[turn % 40]}`;
    const response = await browser.fetch(path);
    await response.arrayBuffer();
    return response.status;
  }
});
