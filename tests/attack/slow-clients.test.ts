import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startUpload } from '../../adapters/http/contract/uploads.ts';
import { openDays, someWish, tryBooking } from '../server/bookings.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';

/** How far somebody comes who never ends their request; a file is sent to an address that waits for one. */
const beginnings = (upload: string): readonly string[] => [
  '',
  'GET',
  'GET /api/services HTTP/1.1\r\n',
  'GET /api/services HTTP/1.1\r\nHost: salone\r\nX-A: ',
  'POST /api/login HTTP/1.1\r\nHost: salone\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"username":"',
  'POST /api/login HTTP/1.1\r\nHost: salone\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"use',
  `PUT ${upload} HTTP/1.1\r\nHost: salone\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5000000\r\n\r\nx`,
];

/** Megabytes that the process may grow by, however many hang on. */
const MAX_GROWTH = 60;

describe.each(databases.slice(0, counts.slowDatabases))(
  'a server on %s with visitors who never end their request',
  (engine, open) => {
    let site: Site;
    beforeAll(async () => void (site = await openSite(open)));
    afterAll(() => site.close());

    test('answers the others as before, and leaves when it is told to', async ({ annotate }) => {
      const server = await site.start();
      const mario = await site.browserOf(site.mario, server);
      const days = openDays(20);
      const othersAreAnswered = async () => {
        for (let turn = 0; turn < 10; turn += 1) {
          const path = `/api/timeslots?date=${days[turn]}`;
          expect([path, (await mario.fetch(path)).status]).toEqual([path, 200]);
          const { status } = await tryBooking(mario, someWish(site, site.mario, days));
          expect(status).toBeOneOf([200, 201, 409]);
        }
      };
      const admin = await site.browserOf(site.salone, server);
      const { uploadURL } = await admin.call(startUpload);
      // Warm before it is weighed: what a server needs for its work is not what it loses to who hangs on.
      await othersAreAnswered();
      const before = await residentMegabytes(server.child.pid);
      const parts = beginnings(new URL(uploadURL).pathname);
      const hanging = await Promise.all(
        Array.from({ length: counts.slowClients }, (_, index) =>
          hangOn(new URL(server.origin), parts[index % parts.length] ?? ''),
        ),
      );
      await othersAreAnswered();
      const growth = (await residentMegabytes(server.child.pid)) - before;
      expect(growth).toBeLessThan(MAX_GROWTH);
      expect(hanging.filter(({ destroyed }) => destroyed).length).toBe(0);
      const gone = hanging.map(socket => once(socket, 'close'));
      expect(await server.stop()).toBe(0);
      await Promise.all(gone);
      await annotate(
        `${engine}: ${counts.slowClients} visitors who never end their request: others answered as before, ${growth.toFixed(0)} MB more, all let go at the stop`,
        'figure',
      );
    }, 120_000);
  },
);

async function hangOn({ hostname, port }: URL, beginning: string): Promise<Socket> {
  const socket = connect(Number(port), hostname).resume();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
