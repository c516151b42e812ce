import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startUpload } from '../../adapters/http/contract/uploads.ts';
import { faults } from '../contracts/faults.ts';
import type { Browser } from '../http/browser.ts';
import { json } from '../http/browser.ts';
import { openDays, someWish, tally, tryBooking, untilItFails } from '../server/bookings.ts';
import { type Running, runProgramToEnd } from '../server/processes.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';

const [[, open]] = databases;
let site: Site;
beforeAll(async () => void (site = await openSite(open)));
afterAll(() => site.close());

/** Bytes that a file of the server may grow to. It is the one way to a full disk that needs neither root nor a mount. */
const spaceOf = async ({ child }: Running, bytes: number | 'unlimited'): Promise<void> =>
  void (await promisify(execFile)('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`]));

const full = {
  status: 503,
  body: { code: 'unavailable', error: 'Il servizio non è disponibile al momento. Riprova tra poco.' },
};
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as unknown,
});

async function sendPicture(admin: Browser): Promise<Response> {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a4a2a' } });
  const { uploadURL } = await admin.call(startUpload);
  const body = new Uint8Array(await picture.png().toBuffer());
  return admin.fetch(new URL(uploadURL).pathname, { method: 'PUT', body });
}

const filesOfPictures = () => readdir(join(site.folder, 'objects'), { recursive: true });

test(
  'a server whose disk is full says so to whoever writes, goes on for whoever reads, and takes bookings again once there is space',
  async ({ annotate }) => {
    const server = await site.start();
    const people = [site.mario, site.lucia];
    const browsers = await Promise.all(people.map(user => site.browserOf(user, server)));
    const admin = await site.browserOf(site.salone, server);
    const [mario] = browsers as [Browser];
    const days = openDays(300);
    const answers: Record<number, number> = {};
    const confirmed: number[] = [];
    const booked = tally();
    let stop = false;

    const bookOnce = async (turn: number): Promise<void> => {
      if (stop) throw new Error('enough');
      const [user, browser] = [people[turn % 2] ?? site.mario, browsers[turn % 2] ?? mario];
      const { status, id } = await tryBooking(browser, someWish(site, user, days));
      answers[status] = (answers[status] ?? 0) + 1;
      if (id !== undefined) {
        confirmed.push(id);
        booked.add();
      }
    };

    /** While nothing can be written. */
    async function holdsOut(): Promise<void> {
      // On a day on which nothing stands: what is taken, or booked already, needs no room.
      const wish = someWish(site, site.mario, openDays(301).slice(-1));
      const refusal = await mario.fetch('/api/appointments', json(wish));
      expect(refusal.headers.get('retry-after')).toBe('5');
      expect(await answerOf(refusal)).toEqual(full);
      const account = json({ username: 'nuovo', password: 'segreta' });
      expect(await answerOf(await mario.fetch('/api/register', account))).toEqual(full);
      for (const path of [
        '/api/services',
        '/api/shop',
        '/api/appointments',
        `/api/timeslots?date=${wish.date}`,
      ])
        expect([path, (await mario.fetch(path)).status]).toEqual([path, 200]);
      expect(server.child.exitCode).toBeNull();
      expect(await faults(site.ask)).toEqual([]);
    }

    for (let round = 0; round < counts.fullDisks; round += 1) {
      stop = false;
      const enough = booked.grownBy(10);
      const clients = untilItFails(6, bookOnce);
      await enough;
      await spaceOf(server, 4_096);
      await holdsOut();
      stop = true;
      await clients;
      await spaceOf(server, 'unlimited');
      expect((await sendPicture(admin)).status).toBe(204);
    }
    const { 201: created, 200: _, 409: __, 503: refused, ...others } = answers;
    expect(others).toEqual({});

    const stored = await site.ask(`select id from appointments where status = 'confirmed' order by id`);
    expect(stored.length).toBe(created);
    expect(stored.map(({ id }) => Number(id))).toEqual(confirmed.sort((a, b) => a - b));
    expect(await site.ask('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(await server.stop()).toBe(0);
    await annotate(
      `SQLite: disk full ${counts.fullDisks} times under load: ${created} booked, ${refused} refused with 503, none lost or half, reads went on, integrity ok`,
      'figure',
    );
  },
  60_000 + counts.fullDisks * 20_000,
);

test('a picture that finds no space is refused, and leaves nothing behind', async () => {
  const server = await site.start('another');
  const admin = await site.browserOf(site.salone, server);
  expect((await sendPicture(admin)).status).toBe(204);
  const before = await filesOfPictures();
  const { uploadURL } = await admin.call(startUpload);
  // Enough for the database, not for the picture.
  await spaceOf(server, 900_000);
  const body = new Uint8Array(1_000_000);
  const sent = await admin.fetch(new URL(uploadURL).pathname, { method: 'PUT', body });
  expect(await answerOf(sent)).toEqual(full);
  expect(await filesOfPictures()).toEqual(before);
  await spaceOf(server, 'unlimited');
  const again = await admin.fetch(new URL(uploadURL).pathname, { method: 'PUT', body });
  expect(again.status).toBe(204);
  expect(await server.stop()).toBe(0);
});

describe('on a disk that is full already, the command line', () => {
  const withoutSpace = (bytes: number, args: readonly string[]) => {
    const program = [process.execPath, 'apps/server/cli.ts', ...args];
    const command = ['prlimit', `--fsize=${bytes}:unlimited`, ...program];
    return runProgramToEnd({ command, folder: process.cwd() }, site.settings);
  };

  test('says so when the database cannot be opened', async () => {
    expect(await withoutSpace(4_096, ['letters-failed'])).toEqual({
      ...{ code: 1, out: '' },
      err: 'DATABASE_URL: la base dati non si apre: il disco è pieno (disk I/O error)\n',
    });
  });

  test('leaves nothing behind of a letter that is kept as a file', async () => {
    const outbox = join(site.folder, 'outbox');
    const before = await readdir(outbox).catch(() => []);
    expect(await withoutSpace(100, ['backup-failed'])).toMatchObject({ code: 1, out: '' });
    expect(await readdir(outbox)).toEqual(before);
  });
});
