import { expect, test } from 'vitest';
import { CountingTokens } from '../../../adapters/memory/counting-tokens.ts';
import { MemoryObjects } from '../../../adapters/memory/stores/memory-objects.ts';
import { attachImage } from '../../../core/catalogue/attach-image.ts';
import {
  inOnePiece,
  isObjectName,
  LARGEST_UPLOAD,
  pictureName,
  pictureNames,
  TooLarge,
  upTo,
  wholeOf,
} from '../../../core/catalogue/picture.ts';
import { receiveUpload } from '../../../core/catalogue/receive-upload.ts';
import { startUpload } from '../../../core/catalogue/start-upload.ts';
import { as, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';

async function* pieces(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const [index, size] of sizes.entries()) yield new Uint8Array(size).fill(index + 1);
}

async function openUploads() {
  const world = await openSmallWorld();
  const seen: Uint8Array[] = [];
  const render = async (content: Uint8Array) => {
    seen.push(content);
    return [{ width: 640, content }];
  };
  return { ...world, objects: new MemoryObjects(), tokens: new CountingTokens(), images: { render }, seen };
}

const started = async (world: Awaited<ReturnType<typeof openUploads>>) =>
  granted(await startUpload(world, as(world.salone))).secret;

test.each([
  ['uploads/a-B_9', true],
  ['pictures/key/320.webp', true],
  ['pictures/key/1280.webp', true],
  ['x/uploads/a', false],
  ['uploads/a/b', false],
  ['uploads/', false],
  ['pictures/key/320.webp.exe', false],
  ['pictures/../320.webp', false],
])('%s is a name of a stored file: %s', (name, expected) => {
  expect(isObjectName(name)).toBe(expected);
});

test('a picture of ours has a file for each width, any other path none', () => {
  const names = [320, 640, 1280].map(width => pictureName('key', width));
  expect(pictureNames('/pictures/key/640.webp')).toEqual(names);
  for (const other of [
    null,
    '',
    '/x/pictures/key/640.webp',
    '/pictures/key/640.webp?v=2',
    'https://example.com/a.webp',
  ])
    expect(pictureNames(other)).toEqual([]);
});

test('an upload is put together again, piece by piece', async () => {
  expect([...(await wholeOf(pieces(2, 1, 3)))]).toEqual([1, 1, 2, 3, 3, 3]);
  expect(await wholeOf(inOnePiece(new Uint8Array([7, 8])))).toEqual(new Uint8Array([7, 8]));
});

test('five megabytes are taken, one byte more is not', async () => {
  const half = LARGEST_UPLOAD / 2;
  expect(LARGEST_UPLOAD).toBe(5_242_880);
  expect(await wholeOf(upTo(LARGEST_UPLOAD, pieces(half, half)))).toHaveLength(LARGEST_UPLOAD);
  await expect(wholeOf(upTo(LARGEST_UPLOAD, pieces(half, half, 1)))).rejects.toBeInstanceOf(TooLarge);
});

test('a file that is too large is refused and leaves nothing', async () => {
  const world = await openUploads();
  const secret = await started(world);
  expect(refusal(await receiveUpload(world, secret, pieces(LARGEST_UPLOAD, 1)))).toBe('upload-too-large');
  expect(world.objects.names()).toEqual([]);
  expect(refusal(await receiveUpload(world, secret, pieces(3)))).toBeUndefined();
});

test('a fault of the storage is not taken for a large file', async () => {
  const world = await openUploads();
  const put = async () => Promise.reject(new Error('no space'));
  const broken = { ...world, objects: { put } as never };
  await expect(receiveUpload(broken, await started(world), pieces(3))).rejects.toThrow('no space');
});

test('an upload’s address takes one file, for fifteen minutes', async () => {
  const world = await openUploads();
  const secret = await started(world);
  expect(refusal(await receiveUpload(world, 'another', pieces(1)))).toBe('upload-not-found');
  world.clock.moveTo('2027-01-05T08:15:00+01:00');
  expect(refusal(await receiveUpload(world, secret, pieces(1)))).toBe('upload-not-found');
  world.clock.moveTo('2027-01-05T08:14:59+01:00');
  expect(refusal(await receiveUpload(world, secret, pieces(2, 1)))).toBeUndefined();
  expect(refusal(await receiveUpload(world, secret, pieces(1)))).toBe('upload-not-found');
  granted(await attachImage(world, as(world.salone), world.taglio.id, secret));
  expect(world.seen.map(content => [...content])).toEqual([[1, 1, 2]]);
});

test('of two files sent to one address at once the second leaves nothing', async () => {
  const world = await openUploads();
  const secret = await started(world);
  const both = await Promise.all([1, 2].map(size => receiveUpload(world, secret, pieces(size))));
  expect(new Set(both.map(refusal))).toEqual(new Set([undefined, 'upload-not-found']));
  expect(world.objects.names()).toHaveLength(1);
});

test('files are stored under the type that they are served with', async () => {
  const world = await openUploads();
  const secret = await started(world);
  granted(await receiveUpload(world, secret, pieces(1)));
  const typeOf = async (name: string) => (await world.objects.get(name))?.type;
  expect(await Promise.all(world.objects.names().map(typeOf))).toEqual(['application/octet-stream']);
  granted(await attachImage(world, as(world.salone), world.taglio.id, secret));
  expect(await Promise.all(world.objects.names().map(typeOf))).toEqual(['image/webp']);
});
