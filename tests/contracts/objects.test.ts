import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MemoryObjects } from '../../adapters/memory/stores/memory-objects.ts';
import { isDiskFull } from '../../adapters/storage/disk-full.ts';
import { openObjects } from '../../adapters/storage/open-objects.ts';
import { wholeOf } from '../../core/catalogue/picture.ts';
import type { Objects } from '../../core/ports/objects.ts';
import { s3Credentials, startS3 } from '../setup/s3.ts';

interface Place {
  readonly objects: Objects;
  /** Names of all that is there, unfinished things included. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

async function inMemory(): Promise<Place> {
  const objects = new MemoryObjects();
  return { objects, names: async () => objects.names(), close: async () => undefined };
}

async function inFiles(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'salone-objects-'));
  return {
    objects: await openObjects(`file:${join(folder, 'objects')}`),
    async names() {
      const entries = await readdir(join(folder, 'objects'), { recursive: true, withFileTypes: true });
      return entries.filter(entry => entry.isFile()).map(entry => entry.name);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function inS3(): Promise<Place> {
  Object.assign(process.env, s3Credentials);
  const s3 = await startS3();
  return { objects: await openObjects(s3.url), ...s3 };
}

const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => (index * 7) % 256);

async function* inParts(content: Uint8Array, breaksOff = false): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 10_000) yield content.subarray(at, at + 10_000);
  if (breaksOff) throw new Error('the line is cut');
}

describe.each([
  ['memory', inMemory],
  ['files', inFiles],
  ['S3', inS3],
])('objects in %s', (_, open) => {
  let place: Place;
  beforeAll(async () => void (place = await open()));
  afterAll(() => place.close());

  test('are read back byte for byte, with their size and type', async () => {
    const content = bytes(64_321);
    await place.objects.put('pictures/key-1/640.webp', inParts(content), 'image/webp');
    const stored = await place.objects.get('pictures/key-1/640.webp');
    expect(stored).toMatchObject({ size: 64_321, type: 'image/webp' });
    expect(stored && Buffer.from(await wholeOf(stored.content)).equals(content)).toBe(true);
    await place.objects.put('uploads/empty', inParts(bytes(0)), 'application/octet-stream');
    expect(await place.objects.get('uploads/empty')).toMatchObject({ size: 0 });
  });

  test('that break off leave nothing, not even a beginning', async () => {
    const before = await place.names();
    const broken = place.objects.put(
      'uploads/broken',
      inParts(bytes(30_000), true),
      'application/octet-stream',
    );
    await expect(broken).rejects.toThrow('the line is cut');
    expect(await place.objects.get('uploads/broken')).toBeUndefined();
    expect(await place.names()).toEqual(before);
  });

  test('go when they are removed, and to remove what is not there is no fault', async () => {
    await place.objects.put('uploads/gone', inParts(bytes(5)), 'application/octet-stream');
    await place.objects.remove(['uploads/gone', 'uploads/never-there']);
    expect(await place.objects.get('uploads/gone')).toBeUndefined();
  });

  test('have names of our own making and no others', async () => {
    for (const name of [
      '../etc/passwd',
      'uploads/../../x',
      '/uploads/x',
      'uploads/',
      'pictures/x/640.svg',
      'a',
    ]) {
      await expect(place.objects.put(name, inParts(bytes(1)), 'x'), name).rejects.toThrow(RangeError);
    }
  });

  test('answer when asked whether they are there', async () => {
    await expect(place.objects.ping()).resolves.toBeUndefined();
  });
});

test('a storage that is away says so', async () => {
  const away = await openObjects('s3://salone?endpoint=http%3A%2F%2F127.0.0.1%3A1&region=us-east-1');
  await expect(away.ping()).rejects.toThrow(/ECONNREFUSED/);
});

test('a disk that is full, over a quota or over a limit is told from other trouble', async () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG'])
    expect(isDiskFull(Object.assign(new Error('as it says'), { code })), code).toBe(true);
  const missing = await readdir('/no/such/folder').catch((reason: unknown) => reason);
  for (const other of [missing, new Error('ENOSPC'), { code: 'ENOSPC' }, undefined])
    expect(isDiskFull(other)).toBe(false);
});

test('the folder of a picture in files goes with its last width, and one that goes meanwhile is not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'salone-objects-'));
  const objects = await openObjects(`file:${folder}`);
  const names = [320, 640].map(width => `pictures/key/${width}.webp`);
  for (const name of names) await objects.put(name, inParts(bytes(5)), 'image/webp');
  await objects.remove(names.slice(0, 1));
  expect(await readdir(join(folder, 'pictures'))).toEqual(['key']);
  const [stored] = await Promise.all([objects.get(names[1] ?? ''), objects.remove(names)]);
  const whole = stored && (await wholeOf(stored.content));
  expect([undefined, 5]).toContain(whole?.length);
  expect(await readdir(join(folder, 'pictures'))).toEqual([]);
  await rm(folder, { recursive: true });
});

test('what a process that died in the middle has left in files goes with its name', async () => {
  const place = await inFiles();
  const died = Promise.withResolvers<never>();
  async function* beginning() {
    yield bytes(10);
    await died.promise;
  }
  const name = 'pictures/key/320.webp';
  const half = place.objects.put(name, beginning(), 'image/webp');
  await place.objects.put('pictures/key/640.webp', inParts(bytes(5)), 'image/webp');
  await expect.poll(() => place.names()).toHaveLength(2);
  expect(await place.objects.get(name)).toBeUndefined();
  await place.objects.remove([name]);
  expect(await place.names()).toEqual(['640.webp']);
  died.reject(new Error('killed'));
  await expect(half).rejects.toThrow('killed');
  await place.close();
});

test('a folder named relative to a working directory stays where that was, also when it is gone', async () => {
  const [began, folder] = [process.cwd(), await mkdtemp(join(tmpdir(), 'salone-objects-'))];
  process.chdir(folder);
  const objects = await openObjects('file:objects');
  await rm(folder, { recursive: true });
  try {
    await objects.ping();
  } finally {
    process.chdir(began);
  }
  expect(await readdir(folder)).toEqual(['objects']);
  await rm(folder, { recursive: true });
});
