import { expect, test } from 'vitest';
import { CountingTokens } from '../../../adapters/memory/counting-tokens.ts';
import { MemoryObjects } from '../../../adapters/memory/stores/memory-objects.ts';
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

test('of pictures attached at once, one is left, and nothing of the others', async () => {
  const world = await openUploads();
  const secrets = await Promise.all(
    [1, 2, 3].map(async () => {
      const { secret } = granted(await startUpload(world, as(world.salone)));
      granted(await receiveUpload(world, secret, file()));
      return secret;
    }),
  );
  const attach = (secret: string) => attachImage(world, as(world.salone), world.taglio.id, secret);
  for (const attached of await Promise.all(secrets.map(attach))) granted(attached);
  const { imageUrl } = (await world.services.find(world.taglio.id)) ?? {};
  expect(world.objects.names().map(name => `/${name}`)).toEqual([imageUrl]);
});

test('a storage that fails while a picture is attached keeps nothing for ever', async () => {
  const world = await openUploads();
  const away = () => Promise.reject(new Error('away'));
  const images = {
    render: async (content: Uint8Array) => [320, 640].map(width => ({ width, content })),
  };
  let puts = 0;
  const failing = {
    read: { get: away },
    remove: { remove: away },
    write: {
      put: async (...put: Parameters<MemoryObjects['put']>) => {
        puts += 1;
        return puts === 2 ? away() : world.objects.put(...put);
      },
    },
  };
  for (const broken of Object.values(failing)) {
    const { secret } = granted(await startUpload(world, as(world.salone)));
    granted(await receiveUpload(world, secret, file()));
    const objects = {
      put: world.objects.put.bind(world.objects),
      get: world.objects.get.bind(world.objects),
      remove: world.objects.remove.bind(world.objects),
      ping: world.objects.ping.bind(world.objects),
      ...broken,
    };
    const attached = attachImage({ ...world, images, objects }, as(world.salone), world.taglio.id, secret);
    await expect(attached).rejects.toThrow('away');
  }
  const [old, pictures] = [world.clock.now().add({ hours: 25 }), () => world.objects.names()];
  expect(pictures().filter(name => name.startsWith('pictures/'))).toEqual([]);
  world.clock.moveTo(old.toString());
  await expect(
    removeOldUploads({ ...world, objects: Object.assign(new MemoryObjects(), { remove: away }) }),
  ).rejects.toThrow('away');
  await removeOldUploads(world);
  expect(pictures()).toEqual([]);
});

const dayLater = async (world: Awaited<ReturnType<typeof openUploads>>) => {
  world.clock.moveTo(world.clock.now().add({ hours: 25 }).toString());
  await removeOldUploads(world);
};

test('a picture that cannot be removed when another takes its place goes a day later, and the one that is shown stays', async () => {
  const world = await openUploads();
  const attach = async () => {
    const { secret } = granted(await startUpload(world, as(world.salone)));
    granted(await receiveUpload(world, secret, file()));
    return granted(await attachImage(world, as(world.salone), world.taglio.id, secret)).imageUrl;
  };
  const pictures = () => world.objects.names().map(name => `/${name}`);
  const first = await attach();
  await dayLater(world);
  Object.assign(world.objects, {
    remove: (names: readonly string[]) =>
      names.some(name => `/${name}` === first)
        ? Promise.reject(new Error('away'))
        : MemoryObjects.prototype.remove.call(world.objects, names),
  });
  const second = await attach();
  expect(pictures()).toEqual([first, second]);
  Reflect.deleteProperty(world.objects, 'remove');
  await world.services.archive(world.taglio.id);
  await dayLater(world);
  expect(pictures()).toEqual([second]);
});

test('what was written when the database went goes a day later', async () => {
  const world = await openUploads();
  const away = () => Promise.reject(new Error('away'));
  const secrets = [1, 2].map(async () => granted(await startUpload(world, as(world.salone))).secret);
  const [lost = '', attached = ''] = await Promise.all(secrets);
  granted(await receiveUpload(world, attached, file()));
  Object.assign(world.uploads, { receive: away });
  Object.assign(world.services, { changeImage: away });
  await expect(receiveUpload(world, lost, file())).rejects.toThrow('away');
  await expect(attachImage(world, as(world.salone), world.taglio.id, attached)).rejects.toThrow('away');
  expect(world.objects.names()).toHaveLength(2);
  await dayLater(world);
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
