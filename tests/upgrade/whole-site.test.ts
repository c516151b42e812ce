import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageAppointments } from '../../adapters/http/contract/appointments.ts';
import { listBrowsers } from '../../adapters/http/contract/browsers.ts';
import { resetPassword } from '../../adapters/http/contract/passwords.ts';
import { currentUser } from '../../adapters/http/contract/user.ts';
import { FileObjects } from '../../adapters/storage/file-objects.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { pictureName, pictureWidths, wholeOf } from '../../core/catalogue/picture.ts';
import { faults } from '../contracts/faults.ts';
import { Browser, json } from '../http/browser.ts';
import { openDays } from '../server/bookings.ts';
import { type Running, runToEnd, startServer } from '../server/processes.ts';
import { databases } from '../server/site.ts';
import { counts } from '../setup/counts.ts';
import { freePort } from '../setup/free-port.ts';
import { FIRST_ID, putBackSite, RELEASE } from './first-release-site.ts';
import { factsOf } from './shop-facts.ts';
import { engines, fileOf } from './stored-release.ts';

/** Sessions, links and limits are left out of a copy. */
const inBackups = ['users', 'stylists', 'priceList', 'bookedServices', 'appointments', 'devices'];
/** Milliseconds. */
const LONGEST_START = 120_000;

describe.each(engines.slice(0, counts.upgradedDatabases))(
  'a shop of the first release on %s',
  (engine, putBack) => {
    let folder: string;
    let running: Running | undefined;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'salone-first-release-'));
    });
    afterEach(async () => {
      if (running?.child.exitCode === null) await running.stop('SIGKILL');
      running = undefined;
      await rm(folder, { recursive: true });
    });
    const settingsOf = async (url: string, SESSION_SECRET: string) => ({
      ...{ DATABASE_URL: url, SESSION_SECRET, NODE_ENV: 'production', PORT: String(await freePort()) },
      ...{ STORAGE_URL: `file:${join(folder, 'objects')}`, MAIL_URL: `file:${join(folder, 'outbox')}` },
      ...{ PUBLIC_URL: 'http://localhost:3000', LOG_LEVEL: 'info' },
    });

    test('is one of this release once it is started: everybody stays logged in, nothing is asked for', async ({
      annotate,
    }) => {
      const site = await putBackSite([engine, putBack], folder, counts.upgradedVisits);
      const before = await site.tell(
        'select id, day, start_minute, stylist_id, status, price from appointments order by id',
      );
      const began = performance.now();
      running = await startServer([], await settingsOf(site.url, site.secret));
      const took = performance.now() - began;
      expect(running.complained()).toBe('');
      expect(took).toBeLessThan(LONGEST_START);

      const { origin } = running;
      const [customer, admin] = [new Browser(origin, site.customer), new Browser(origin, site.admin)];
      expect(await customer.call(currentUser)).toMatchObject({ id: 78 });
      expect(await admin.call(currentUser)).toMatchObject({ id: 76, isAdmin: true });
      const own = await customer.call(listBrowsers);
      expect(own.filter(({ current }) => current)).toHaveLength(1);
      const { total } = await admin.call(pageAppointments, { query: { limit: 1 } });
      expect(total).toBe(before.length);
      expect(before.length).toBe(counts.upgradedVisits + 6);
      const shown = await fetch(`${origin}/pictures/taglio/640.webp`);
      expect(Buffer.from(await shown.arrayBuffer()).equals(site.picture)).toBe(true);

      const [date] = openDays(1);
      const wish = { userId: 78, serviceId: 1, stylistId: 74, date, time: '09:00', notes: null };
      expect((await customer.fetch('/api/appointments', json(wish))).status).toBe(201);
      const forgotten = { username: 'lucía_💈', newPassword: 'forbici e pettine 27' };
      expect(await new Browser(origin).call(resetPassword, { body: forgotten })).toEqual({ done: false });
      const known = new Browser(
        origin,
        new Map([['salone.browser', site.customer?.get('salone.browser') ?? '']]),
      );
      expect(await known.call(resetPassword, { body: forgotten })).toEqual({ done: true });
      expect(await running.stop()).toBe(0);

      const after = await site.tell(
        `select id, day, start_minute, stylist_id, status, price from appointments where id < ${FIRST_ID + counts.upgradedVisits} order by id`,
      );
      expect(after).toEqual(before);
      expect(await faults(site.tell)).toEqual([]);
      await annotate(
        `${engine}: ${before.length} visits of the first release, ${(took / 1_000).toFixed(1)} s to the start`,
        'figure',
      );
    });

    test('is restored from a backup that the first release made', async () => {
      const [, open] = databases.find(([name]) => name === engine) ?? databases[0];
      const url = await open(folder);
      const copy = join(import.meta.dirname, RELEASE, `${engine.toLowerCase()}.backup`);
      const settings = await settingsOf(url, 'the second release signs its cookies with this');
      expect(await runToEnd('cli.ts', ['restore', copy], settings)).toMatchObject({ code: 0, err: '' });
      const store = await openStore(url);
      const shop = JSON.parse(await fileOf(RELEASE, 'shop.json')) as Record<string, unknown>;
      expect(await factsOf(store)).toMatchObject(
        Object.fromEntries(inBackups.map(name => [name, shop[name]])),
      );
      await store.close();
      const objects = new FileObjects(join(folder, 'objects'));
      for (const width of pictureWidths) {
        const stored = await objects.get(pictureName('taglio', width));
        expect((stored && (await wholeOf(stored.content)))?.length).toBeGreaterThan(100);
      }
    });
  },
);
