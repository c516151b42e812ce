import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function uploadsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  forEachTest(open, emptied => {
    ports = emptied;
  });

  const now = Temporal.Instant.from('2027-01-05T08:00:00.123Z');

  test('waits for a file from the moment it was opened, and no longer once one came', async () => {
    await ports.uploads.open('a', now);
    expect((await ports.uploads.waitingSince('a'))?.toString()).toBe(now.toString());
    expect(await ports.uploads.receive('a', 'uploads/x')).toBe(true);
    expect(await ports.uploads.waitingSince('a')).toBeUndefined();
    expect(await ports.uploads.receive('a', 'uploads/y')).toBe(false);
    expect(await ports.uploads.waitingSince('b')).toBeUndefined();
    expect(await ports.uploads.receive('b', 'uploads/z')).toBe(false);
  });

  test('gives a file that came to exactly one of those who take it', async () => {
    await ports.uploads.open('a', now);
    expect(await ports.uploads.take('a')).toBeUndefined();
    await ports.uploads.receive('a', 'uploads/x');
    const taken = await Promise.all(Array.from({ length: 8 }, () => ports.uploads.take('a')));
    expect(taken.filter(name => name === 'uploads/x')).toHaveLength(1);
    expect(taken.filter(name => name === undefined)).toHaveLength(7);
  });

  test('knows a file that was taken until it is forgotten', async () => {
    for (const hash of ['a', 'b']) {
      await ports.uploads.open(hash, now);
      await ports.uploads.receive(hash, `uploads/of-${hash}`);
      await ports.uploads.take(hash);
    }
    await ports.uploads.forget('uploads/of-a');
    const later = now.add({ hours: 1 });
    expect(await ports.uploads.old(later)).toEqual(['uploads/of-b']);
    expect(await ports.uploads.take('uploads/of-b')).toBeUndefined();
    await ports.uploads.forgetOld(later);
    expect(await ports.uploads.old(later)).toEqual([]);
  });

  test('names what was noted once it is old, counted from the last time', async () => {
    await ports.uploads.open('a', now);
    await ports.uploads.receive('a', 'uploads/x');
    await ports.uploads.note(['uploads/x', 'pictures/k/320.webp', 'pictures/l/320.webp'], now);
    await ports.uploads.note(['pictures/l/320.webp'], now.add({ hours: 2 }));
    expect(await ports.uploads.take('a')).toBe('uploads/x');
    await ports.uploads.forget('uploads/x');
    const later = now.add({ hours: 1 });
    expect((await ports.uploads.old(later)).toSorted()).toEqual(['pictures/k/320.webp', 'uploads/x']);
    await ports.uploads.forgetOld(later);
    expect(await ports.uploads.old(now.add({ hours: 3 }))).toEqual(['pictures/l/320.webp']);
  });

  test('keeps in mind which files are left, however they are known', async () => {
    for (const hash of ['waiting', 'came', 'left']) await ports.uploads.open(hash, now);
    for (const hash of ['came', 'left']) await ports.uploads.receive(hash, `uploads/${hash}`);
    await ports.uploads.note(['pictures/k/320.webp', 'pictures/l/320.webp'], now);
    const later = now.add({ hours: 1 });
    await ports.uploads.forgetOld(later, ['uploads/left', 'pictures/l/320.webp']);
    expect((await ports.uploads.old(later)).toSorted()).toEqual(['pictures/l/320.webp', 'uploads/left']);
    expect(await ports.uploads.waitingSince('waiting')).toBeUndefined();
  });

  test('forgets what is old, and names the files nobody took', async () => {
    for (const hash of ['waiting', 'came', 'new'])
      await ports.uploads.open(hash, hash === 'new' ? now.add({ hours: 2 }) : now);
    await ports.uploads.receive('came', 'uploads/x');
    await ports.uploads.receive('new', 'uploads/y');
    expect(await ports.uploads.old(now.add({ hours: 1 }))).toEqual(['uploads/x']);
    await ports.uploads.forgetOld(now.add({ hours: 1 }));
    expect(await ports.uploads.waitingSince('waiting')).toBeUndefined();
    expect(await ports.uploads.take('came')).toBeUndefined();
    expect(await ports.uploads.take('new')).toBe('uploads/y');
  });
}
