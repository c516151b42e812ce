import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import { json } from '../http/browser.ts';
import { openDays, someWish, tryBooking } from '../server/bookings.ts';
import { readEvents } from '../server/read-events.ts';
import { openSite, type Site } from '../server/site.ts';
import { type InterruptibleServer, startEmbeddedPostgres } from '../setup/postgres-server.ts';

/** Milliseconds in which the server must be itself again. */
const LONGEST_RETURN = 10_000;

let database: InterruptibleServer;
let site: Site;
beforeAll(async () => {
  database = await startEmbeddedPostgres();
  site = await openSite(async () => database.url);
});
afterAll(async () => {
  await site.close();
  await database.stop();
});

test('a server whose PostgreSQL stops says so meanwhile, stays, and is itself again when it is back', async ({
  annotate,
}) => {
  const days = openDays(20);
  /** On a day of its own: a wish that comes twice is answered with what it has made before. */
  const wishOn = (day: number) => someWish(site, site.mario, days.slice(day, day + 1));
  const server = await site.start();
  const [mario, salone] = [
    await site.browserOf(site.mario, server),
    await site.browserOf(site.salone, server),
  ];
  const before = await tryBooking(mario, { ...wishOn(0), stylistId: 74 });
  expect(before.status).toBe(201);
  const events = await readEvents(salone);
  await events.until(/retry/);

  await database.pause();
  for (const ask of [
    () => mario.fetch('/api/services'),
    () => mario.fetch('/api/appointments', json(someWish(site, site.mario, days))),
    () => mario.fetch('/api/login', json({ username: 'mario', password: 'mario' })),
    () => mario.fetch('/readyz'),
  ]) {
    const response = await ask();
    expect([response.url, response.status]).toEqual([response.url, 503]);
    expect(response.url.endsWith('/readyz') || Number(response.headers.get('retry-after')) > 0).toBe(true);
  }
  expect((await mario.fetch('/healthz')).status).toBe(200);

  await database.resume();
  const began = performance.now();
  const isBack = async () => (await mario.fetch('/api/appointments')).status;
  await expect.poll(isBack, { timeout: LONGEST_RETURN, interval: 50 }).toBe(200);
  const seconds = (performance.now() - began) / 1_000;
  const again = await tryBooking(mario, { ...wishOn(1), stylistId: null });
  expect(again.status).toBe(201);
  const wasTold = await events.until(/event: resync/).then(
    () => events,
    // It ended while nobody could be asked whether its reader may read: a browser comes back, and reads everything afresh.
    () => readEvents(salone),
  );
  const { id } = await tryBooking(mario, { ...wishOn(2), stylistId: null });
  await wasTold.until(new RegExp(`"appointments":\\[${id}\\]`));
  await wasTold.close();

  expect(server.child.exitCode).toBeNull();
  expect(await faults(site.ask)).toEqual([]);
  const kept = await site.ask('select id from appointments order by id');
  expect(kept.map(row => row['id'])).toEqual([before.id, again.id, id]);
  await annotate(
    `PostgreSQL stopped and started: 503 meanwhile, good answers ${seconds.toFixed(1)} s after its return, the same process`,
    'figure',
  );
});
