import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachImage, startUpload } from '../../adapters/http/contract/uploads.ts';
import { faults } from '../contracts/faults.ts';
import type { Browser } from '../http/browser.ts';
import { openDays, someWish, tally, tryBooking } from '../server/bookings.ts';
import { runToEnd, startServer } from '../server/processes.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { askDatabase } from '../setup/ask-database.ts';
import { counts } from '../setup/counts.ts';

describe.each(databases.slice(0, counts.backups))(
  'a backup of %s made while bookings are taken',
  (engine, open) => {
    let site: Site;
    let elsewhere: string;
    beforeAll(async () => {
      site = await openSite(open);
      elsewhere = await mkdtemp(join(tmpdir(), 'salone-elsewhere-'));
    });
    afterAll(async () => {
      await site.close();
      await rm(elsewhere, { recursive: true });
    });

    /** Draws a new picture of a service; what its address answers. */
    async function newPicture(admin: Browser, background: string): Promise<Buffer> {
      const photo = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
      const { uploadURL } = await admin.call(startUpload);
      await admin.fetch(new URL(uploadURL).pathname, { method: 'PUT', body: new Uint8Array(photo) });
      const params = { id: site.taglio.id };
      const { imageUrl } = await admin.call(attachImage, { params, body: { imageURL: uploadURL } });
      return bytesOf(await admin.fetch(String(imageUrl)));
    }

    test('restored elsewhere is that shop: nothing half, nothing missing, pictures included', async ({
      annotate,
    }) => {
      const server = await site.start();
      const [mario, salone] = [
        await site.browserOf(site.mario, server),
        await site.browserOf(site.salone, server),
      ];
      const picture = await newPicture(salone, '#7a4a2a');
      const confirmed: number[] = [];
      const booked = tally();
      let going = true;
      const days = openDays(200);
      const keepBooking = async (): Promise<void> => {
        while (going) {
          const { id } = await tryBooking(mario, someWish(site, site.mario, days));
          if (id === undefined) continue;
          confirmed.push(id);
          booked.add();
        }
      };
      const enough = booked.grownBy(30);
      const clients = Array.from({ length: 6 }, keepBooking);
      await enough;
      const before = [...confirmed];
      const file = join(elsewhere, 'shop.backup');
      expect(await runToEnd('cli.ts', ['backup', file], site.settings)).toMatchObject({ code: 0 });
      const during = booked.count() - before.length;
      going = false;
      await Promise.all(clients);
      await server.stop();

      const databaseUrl = await open(elsewhere);
      const settings = {
        ...{ ...site.settings, DATABASE_URL: databaseUrl, STORAGE_URL: `file:${join(elsewhere, 'objects')}` },
        MAIL_URL: `file:${join(elsewhere, 'outbox')}`,
      };
      expect(await runToEnd('cli.ts', ['restore', file], settings)).toMatchObject({ code: 0, err: '' });
      const ask = (sql: string) => askDatabase(databaseUrl, sql);
      const sql = 'select * from appointments order by id';
      const [restored, original] = [await ask(sql), await site.ask(sql)];
      const ids = new Set(restored.map(({ id }) => id));
      expect(before.filter(id => !ids.has(id))).toEqual([]);
      expect(original.filter(({ id }) => ids.has(id))).toEqual(restored);
      expect(await faults(ask)).toEqual([]);

      const copy = await startServer([], settings);
      const admin = await site.browserOf(site.salone, copy);
      const services = (await (await admin.fetch('/api/services')).json()) as {
        id: number;
        imageUrl: string;
      }[];
      const shown = services.find(({ id }) => id === site.taglio.id)?.imageUrl ?? '';
      expect((await bytesOf(await admin.fetch(shown))).equals(picture)).toBe(true);
      expect(
        (await tryBooking(admin, { ...someWish(site, site.salone, openDays(1)), stylistId: null })).status,
      ).toBe(201);
      expect(await copy.stop()).toBe(0);
      await annotate(
        `${engine}: backup with ${before.length} bookings before and ${during} meanwhile: ${restored.length} restored, none missing, the picture the same`,
        'figure',
      );
    }, 120_000);
  },
);

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
