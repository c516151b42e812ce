import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import type { Browser } from '../http/browser.ts';
import { openDays, someWish, tryBooking } from '../server/bookings.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';

const PROCESSES = 4;
/** Requests under way at each process. */
const AT_ONCE = 6;

describe.each(databases)('bookings tried at four servers on one %s', (engine, open) => {
  let site: Site;
  beforeAll(async () => void (site = await openSite(open)));
  afterAll(() => site.close());

  test(
    'never overlap, and hear nothing but that it worked or that the time is taken',
    async ({ annotate }) => {
      const servers = await Promise.all(Array.from({ length: PROCESSES }, () => site.start('another')));
      const browsers = await Promise.all(
        servers.flatMap(server => [site.browserOf(site.mario, server), site.browserOf(site.lucia, server)]),
      );
      // So few places that most are fought over.
      const days = openDays(Math.max(1, Math.round(counts.bookingAttempts / 300)));
      const answers: Record<number, number> = {};
      let left = counts.bookingAttempts;
      const keepTrying = async (browser: Browser, index: number): Promise<void> => {
        const user = index % 2 === 0 ? site.mario : site.lucia;
        while (left > 0) {
          left -= 1;
          const { status } = await tryBooking(browser, someWish(site, user, days));
          answers[status] = (answers[status] ?? 0) + 1;
        }
      };
      const clients = browsers.flatMap((browser, index) =>
        Array.from({ length: AT_ONCE / 2 }, () => keepTrying(browser, index)),
      );
      await Promise.all(clients);

      const { 201: booked = 0, 200: repeated = 0, 409: taken = 0, ...others } = answers;
      expect(others).toEqual({});
      expect(booked + repeated + taken).toBe(counts.bookingAttempts);
      expect(Math.min(booked, taken)).toBeGreaterThan(0);
      expect(await faults(site.ask)).toEqual([]);
      const [stored] = await site.ask(`select count(*) as n from appointments where status = 'confirmed'`);
      expect(Number(stored?.['n'])).toBe(booked);
      await annotate(
        `${engine}: ${counts.bookingAttempts} bookings tried at ${PROCESSES} servers: ${booked} booked, ${repeated} repeated, ${taken} taken, 0 overlaps, 0 other answers`,
        'figure',
      );
    },
    60_000 + counts.bookingAttempts * 100,
  );
});
