import { expect, test } from 'vitest';
import { CountingTokens } from '../../../adapters/memory/counting-tokens.ts';
import { MemoryObjects } from '../../../adapters/memory/memory-objects.ts';
import { attachImage } from '../../../core/catalogue/attach-image.ts';
import { receiveUpload } from '../../../core/catalogue/receive-upload.ts';
import { removeOldUploads } from '../../../core/catalogue/remove-old-uploads.ts';
import { startUpload } from '../../../core/catalogue/start-upload.ts';
import { guest } from '../../../core/people/permissions.ts';
import { as, granted, openSmallWorld, refusal } from '../../worlds/small-world.ts';

async function openUploads() {
  const world = await openSmallWorld();
  const images = { render: async (content: Uint8Array) => [{ width: 640, content }] };
  return { ...world, objects: new MemoryObjects(), tokens: new CountingTokens(), images };
}

async function* file(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array([1, 2, 3]);
}

test('only an administrator starts an upload or attaches one; the file itself comes from whoever has the address', async () => {
  const world = await openUploads();
  for (const [actor, code] of [
    [guest, 'not-logged-in'],
    [as(world.mario), 'not-permitted'],
  ] as const) {
    expect(refusal(await startUpload(world, actor))).toBe(code);
    expect(refusal(await attachImage(world, actor, world.taglio.id, 'x'))).toBe(code);
  }
  const { secret } = granted(await startUpload(world, as(world.salone)));
  expect(refusal(await receiveUpload(world, secret, file()))).toBeUndefined();
  expect(granted(await attachImage(world, as(world.salone), world.taglio.id, secret)).imageUrl).toBe(
    '/pictures/secret-3/640.webp',
  );
});

test('a picture for a service that is archived meanwhile leaves nothing behind', async () => {
  const world = await openUploads();
  const { secret } = granted(await startUpload(world, as(world.salone)));
  granted(await receiveUpload(world, secret, file()));
  const archivedMeanwhile = {
    render: async (content: Uint8Array) => {
      await world.services.archive(world.taglio.id);
      return [{ width: 640, content }];
    },
  };
  const attached = await attachImage(
    { ...world, images: archivedMeanwhile },
    as(world.salone),
    world.taglio.id,
    secret,
  );
  expect(refusal(attached)).toBe('service-not-found');
  expect(world.objects.names()).toEqual([]);
});

test('files nobody attached go after a day', async () => {
  const world = await openUploads();
  const { secret } = granted(await startUpload(world, as(world.salone)));
  granted(await receiveUpload(world, secret, file()));
  world.clock.moveTo(world.clock.now().add({ hours: 23 }).toString());
  await removeOldUploads(world);
  expect(world.objects.names()).toHaveLength(1);
  world.clock.moveTo(world.clock.now().add({ hours: 2 }).toString());
  await removeOldUploads(world);
  expect(world.objects.names()).toEqual([]);
  expect(refusal(await attachImage(world, as(world.salone), world.taglio.id, secret))).toBe(
    'image-not-uploaded',
  );
});
