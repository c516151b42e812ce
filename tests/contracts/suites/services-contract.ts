import { expect, test } from 'vitest';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import type { NewService } from '../../../core/catalogue/service.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function servicesContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  forEachTest(open, emptied => {
    ports = emptied;
  });

  const shave: NewService = {
    ...{
      name: "Rasatura all'antica ✂️",
      description: 'Panni caldi; "pennello"? Sì.',
      price: 1_850,
      duration: 45,
      processing: { after: 15, minutes: 15 },
      cleanup: 15,
    },
    ...{ imageUrl: '/immagini/rasatura.webp', category: 'Barba' },
  };
  const bare: NewService = {
    ...shave,
    ...plainTimes,
    name: 'Taglio',
    description: null,
    imageUrl: null,
    category: 'Capelli',
  };

  test('stores a service as it was given', async () => {
    const stored = await ports.services.add(shave);
    expect(stored).toEqual({ ...shave, id: stored.id, archived: false });
    expect(await ports.services.find(stored.id)).toEqual(stored);
  });

  test('keeps what is missing missing', async () => {
    const { id } = await ports.services.add(bare);
    expect(await ports.services.find(id)).toEqual({ ...bare, id, archived: false });
  });

  test('lists in id order', async () => {
    const added = [
      await ports.services.add(shave),
      await ports.services.add(bare),
      await ports.services.add(shave),
    ];
    expect(await ports.services.list()).toEqual(added);
    const ids = added.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  test('finds nothing under an id nobody has', async () => {
    expect(await ports.services.find(4_711)).toBeUndefined();
  });

  test('hands out each picture that is replaced once, however many are set at once', async () => {
    const { id } = await ports.services.add(shave);
    const urls = Array.from({ length: 8 }, (_, index) => `/pictures/${index}/640.webp`);
    const changes = await Promise.all(urls.map(url => ports.services.changeImage(id, url)));
    const left = await ports.services.find(id);
    expect(changes.map(change => change?.service.imageUrl)).toEqual(urls);
    const seen = [...changes.map(change => change?.replaced), left?.imageUrl];
    expect(new Set(seen)).toEqual(new Set([...urls, shave.imageUrl]));
    await ports.services.archive(id);
    expect(await ports.services.changeImage(id, '/altra.webp')).toBeUndefined();
    expect(await ports.services.find(id)).toMatchObject({ imageUrl: left?.imageUrl });
    expect(await ports.services.imageUrls(), 'archived, and with a picture still').toContain(left?.imageUrl);
  });

  test('changes what is given and nothing else, and archives for good', async () => {
    const { id } = await ports.services.add(shave);
    const other = await ports.services.add(bare);
    expect(await ports.services.update(id, { price: 2_000, description: null })).toEqual({
      ...shave,
      ...{ id, price: 2_000, description: null, archived: false },
    });
    expect(await ports.services.archive(id)).toMatchObject({ id, archived: true, price: 2_000 });
    expect(await ports.services.list()).toEqual([other]);
    expect(await ports.services.find(id)).toMatchObject({ archived: true, name: shave.name });
    expect(await ports.services.update(id, { price: 1 })).toBeUndefined();
    expect(await ports.services.archive(id)).toBeUndefined();
    expect(await ports.services.update(4_711, { price: 1 })).toBeUndefined();
    expect(await ports.services.find(id)).toMatchObject({ price: 2_000 });
  });
}
