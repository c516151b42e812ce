import { createReadStream, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attachImage, startUpload } from '../../adapters/http/contract/uploads.ts';
import { MemoryObjects } from '../../adapters/memory/stores/memory-objects.ts';
import { RandomTokens } from '../../adapters/security/random-tokens.ts';
import { type Browser, refused } from './browser.ts';
import { openShop, type RunningShop } from './running-shop.ts';

let shop: RunningShop;
let admin: Browser;
let photo: Buffer;
beforeAll(async () => {
  shop = await openShop('sqlite');
  const blank = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a4a2a' } });
  photo = await blank
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = shop.browser();
  await admin.logIn(shop.salone);
});

const pathOf = (address: string): string => new URL(address).pathname;

/** Sends a file to a new address, without a session; the address. */
async function upload(content: Uint8Array | string): Promise<string> {
  const { uploadURL } = await admin.call(startUpload);
  const response = await shop
    .browser()
    .fetch(pathOf(uploadURL), { method: 'PUT', body: Buffer.from(content) });
  expect(response.status).toBe(204);
  return uploadURL;
}

const attach = (imageURL: string, id = shop.taglio.id) =>
  admin.call(attachImage, { params: { id }, body: { imageURL } });

describe('a picture', () => {
  test('is drawn anew in a few widths and served for ever, without what the camera wrote', async () => {
    const { imageUrl } = await attach(`${await upload(photo)}?from=form`);
    expect(imageUrl).toMatch(/^\/pictures\/[\w-]{40,}\/640\.webp$/);
    const response = await fetch(shop.origin + imageUrl);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const served = Buffer.from(await response.arrayBuffer());
    expect(await sharp(served).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(photo.includes('secret place')).toBe(true);
    expect(served.includes('secret place')).toBe(false);
    expect(shop.objects.names().filter(name => name.startsWith('uploads/'))).toEqual([]);
  });

  test('makes room for the one that replaces it', async () => {
    const first = await attach(await upload(photo));
    const second = await attach(await upload(photo));
    expect((await fetch(shop.origin + first.imageUrl)).status).toBe(200);
    expect(shop.objects.names().some(name => `/${name}` === first.imageUrl)).toBe(false);
    expect(shop.objects.names().some(name => `/${name}` === second.imageUrl)).toBe(true);
  });

  test('that is none is refused, leaves nothing behind, and the old one stays', async () => {
    const { imageUrl } = await attach(await upload(photo));
    const before = shop.objects.names();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:1/x"/><script>alert(1)</script></svg>';
    for (const content of [svg, 'GIF89a', '', photo.subarray(0, 900), readFileSync('package.json')]) {
      const failure = await refused(attach(await upload(content)));
      expect(failure).toMatchObject({ status: 400, code: 'not-a-picture' });
    }
    expect(shop.objects.names()).toEqual(before);
    expect((await shop.store.services.find(shop.taglio.id))?.imageUrl).toBe(imageUrl);
  });
});

test('a picture that is only asked about, not read, is closed again', async () => {
  const file = createReadStream('package.json');
  const stored = { content: file, size: 1, type: 'image/webp' };
  const objects = Object.assign(new MemoryObjects(), { get: async () => stored });
  const other = await openShop('memory', { objects });
  const response = await fetch(`${other.origin}/pictures/name/640.webp`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  await expect.poll(() => file.closed).toBe(true);
  await other.close();
});

describe('an upload that finds no space', () => {
  let full: RunningShop;
  let path: string;
  beforeAll(async () => {
    class FullObjects extends MemoryObjects {
      override async put(_: string, content: AsyncIterable<Uint8Array>): Promise<void> {
        for await (const part of content)
          if (part.length > 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      }
    }
    full = await openShop('memory', { objects: new FullObjects() });
    const { secret, hash } = new RandomTokens().create();
    await full.store.uploads.open(hash, full.clock.now());
    path = `/api/objects/uploads/${secret}`;
  });
  afterAll(() => full.close());

  test('is answered at once and let go, whatever is still on its way', async () => {
    const { hostname, port } = new URL(full.origin);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    socket.write(`PUT ${path} HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n`);
    socket.write('content-length: 5000000\r\n\r\na beginning');
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n[^]*"code":"unavailable"/i);
  });

  test('hears why also while it goes on sending', async () => {
    const send = () => full.browser().fetch(path, { method: 'PUT', body: new Uint8Array(5_000_000) });
    for (let turn = 0; turn < 20; turn += 1) expect((await send()).status).toBe(503);
  });
});

describe('an upload’s address', () => {
  test('takes one file and no second one', async () => {
    const { uploadURL } = await admin.call(startUpload);
    const put = () => shop.browser().fetch(pathOf(uploadURL), { method: 'PUT', body: photo });
    const statuses = (await Promise.all([put(), put(), put()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    expect(shop.objects.names().filter(name => name.startsWith('uploads/'))).toHaveLength(1);
    await attach(uploadURL);
  });

  test('refuses more than 5 MB, keeps nothing of it, and may be tried again', async () => {
    const { uploadURL } = await admin.call(startUpload);
    const put = (body: Uint8Array) =>
      shop.browser().fetch(pathOf(uploadURL), { method: 'PUT', body: Buffer.from(body) });
    expect((await put(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect(shop.objects.names().filter(name => name.startsWith('uploads/'))).toEqual([]);
    expect((await put(photo)).status).toBe(204);
    await attach(uploadURL);
  });

  test('is over after fifteen minutes', async () => {
    const { uploadURL } = await admin.call(startUpload);
    const now = shop.clock.now();
    shop.clock.moveTo(now.add({ minutes: 15 }).toString());
    expect((await shop.browser().fetch(pathOf(uploadURL), { method: 'PUT', body: 'x' })).status).toBe(404);
    shop.clock.moveTo(now.toString());
  });

  test('is the only one that can be attached, once, to a service there is', async () => {
    const own = await upload(photo);
    const foreign = [
      'http://evil.example/x.png',
      own.replace('salone.example', 'evil.example'),
      'file:///etc/passwd',
      `${own}/../../x`,
      '',
      own.replace('http://', 'http://a:b@'),
    ];
    for (const imageURL of foreign) expect((await refused(attach(imageURL))).status, imageURL).toBe(400);
    expect((await refused(attach(own, 999))).status).toBe(404);
    await attach(own);
    expect(await refused(attach(own))).toMatchObject({ status: 400, code: 'image-not-uploaded' });
  });
});
