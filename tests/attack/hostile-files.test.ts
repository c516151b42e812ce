import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startUpload } from '../../adapters/http/contract/uploads.ts';
import { openObjects } from '../../adapters/storage/open-objects.ts';
import type { Browser } from '../http/browser.ts';
import { type Engine, openShop, type RunningShop } from '../http/running-shop.ts';
import { s3Credentials, startS3 } from '../setup/s3.ts';
import { carriers, type HostileFile, hostileFiles } from './hostile-files.ts';

interface Place {
  readonly url: string;
  /** Of all that is stored, unfinished things included. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function folder(): Promise<Place> {
  const path = await mkdtemp(join(tmpdir(), 'salone-files-'));
  const entries = () => readdir(path, { recursive: true, withFileTypes: true });
  return {
    url: `file:${path}`,
    names: async () => (await entries()).filter(entry => entry.isFile()).map(entry => entry.name),
    close: () => rm(path, { recursive: true }),
  };
}

async function bucket(): Promise<Place> {
  Object.assign(process.env, s3Credentials);
  return startS3();
}

const places: readonly (readonly [string, Engine, () => Promise<Place>])[] = [
  ['SQLite and files', 'sqlite', folder],
  ['PostgreSQL and S3', 'postgresql', bucket],
];

describe.each(places)('on %s', (name, engine, open) => {
  let place: Place;
  let shop: RunningShop;
  let admin: Browser;
  let trap: Server;
  let hits = 0;
  let address: string;
  beforeAll(async () => {
    place = await open();
    const objects = await openObjects(place.url);
    shop = await openShop(engine, { objects });
    admin = shop.browser();
    await admin.logIn(shop.salone);
    trap = createServer((_, response) => {
      hits += 1;
      response.end();
    });
    await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/picture.png`;
  });
  afterAll(async () => {
    trap.close();
    await shop.close();
    await place.close();
  });

  const attach = (imageURL: string) =>
    admin.fetch(`/api/services/${shop.taglio.id}/image`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imageURL }),
    });

  /** The statuses of upload and attaching. */
  async function send([what, content]: HostileFile): Promise<readonly [string, number, number]> {
    const { uploadURL } = await admin.call(startUpload);
    const path = `${new URL(uploadURL).pathname}?name=${encodeURIComponent(`${what}.png`)}`;
    const body = new Uint8Array(content);
    const sent = await shop.browser().fetch(path, {
      ...{ method: 'PUT', headers: { 'content-type': 'image/png' }, body },
    });
    return [what, sent.status, (await attach(uploadURL)).status];
  }

  test('no hostile file becomes a picture, asks anybody, or stays', async ({ annotate }) => {
    const files = await hostileFiles(address);
    const before = await place.names();
    const accepted: unknown[] = [];
    for (const file of files) {
      const [what, sent, attached] = await send(file);
      if (attached !== 400 || (sent !== 204 && sent !== 413)) accepted.push([what, sent, attached]);
      expect(await place.names(), what).toEqual(before);
    }
    for (const imageURL of [address, `file:///etc/passwd`, `${shop.origin}/picture.png`])
      expect((await attach(imageURL)).status).toBe(400);
    expect(accepted).toEqual([]);
    expect((await shop.store.services.find(shop.taglio.id))?.imageUrl).toBeNull();
    expect(new Set(files.map(([what]) => what)).size).toBeGreaterThanOrEqual(50);
    expect(hits).toBe(0);
    await annotate(
      `${name}: ${files.length} hostile files, ${accepted.length} accepted, ${hits} outgoing requests, 0 left behind`,
      'figure',
    );
  }, 300_000);

  test('of a picture that carries something else only what is drawn anew is served', async () => {
    const payload = `<script>fetch('${address}')</script>`;
    for (const [what, content] of await carriers(payload)) {
      expect(content.includes(payload), what).toBe(true);
      expect(await send([what, content])).toEqual([what, 204, 200]);
      const { imageUrl } = (await shop.store.services.find(shop.taglio.id)) ?? {};
      for (const width of [320, 640, 1280]) {
        const response = await fetch(shop.origin + String(imageUrl).replace('640', String(width)));
        expect(response.headers.get('content-type'), what).toBe('image/webp');
        const served = Buffer.from(await response.arrayBuffer());
        expect(served.includes(payload), what).toBe(false);
        const { format, pages, exif, xmp, icc } = await sharp(served).metadata();
        const beside = [exif, xmp, icc].filter(part => part !== undefined);
        expect([format, pages ?? 1, beside], what).toEqual(['webp', 1, []]);
      }
      expect(await place.names(), what).toHaveLength(3);
    }
    expect(hits).toBe(0);
  }, 300_000);
});
