import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, moveTo, visit } from '../../visits.ts';

/** What every store promises about the links to appointments. */
export function visitLinksContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async (emptied, opened) => {
    store = opened;
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  test('lead to their appointment, as many as there are, in every process', async () => {
    const [one, other] = [await book(ports, visit(shop)), await book(ports, visit(shop, { at: '11:00' }))];
    const { visitLinks } = await store.another();
    await ports.visitLinks.add('a', one.id, shop.mario);
    await ports.visitLinks.add('b', one.id, shop.mario);
    await visitLinks.add('c', other.id, shop.mario);
    for (const links of [ports.visitLinks, visitLinks])
      expect(await Promise.all(['a', 'b', 'c', 'd'].map(hash => links.visitOf(hash)))).toEqual([
        ...[one.id, one.id, other.id, undefined],
      ]);
  });

  test('go once their appointment has begun before a moment, wherever it was moved', async () => {
    const gone = await book(ports, visit(shop));
    const moved = await book(ports, visit(shop, { at: '11:00' }));
    await moveTo(ports, moved, visit(shop, { on: '2027-01-07', at: '15:00' }));
    for (const hash of ['a', 'b']) await ports.visitLinks.add(hash, gone.id, shop.mario);
    await ports.visitLinks.add('c', moved.id, shop.mario);
    expect(await ports.visitLinks.purge(gone.startsAt)).toBe(0);
    const later = gone.startsAt.add({ nanoseconds: 1_000_000 });
    expect(await ports.visitLinks.purge(later)).toBe(2);
    expect(await ports.visitLinks.purge(later)).toBe(0);
    expect(await ports.visitLinks.visitOf('a')).toBeUndefined();
    expect(await ports.visitLinks.visitOf('c')).toBe(moved.id);
  });

  test('of somebody whose e-mail address changes are over, and nobody else’s', async () => {
    const own = await book(ports, visit(shop));
    const other = await book(ports, visit(shop, { at: '11:00', userId: shop.lucia.id }));
    await ports.visitLinks.add('a', own.id, shop.mario);
    await ports.visitLinks.add('b', other.id, shop.lucia);
    const { mario } = shop;
    await ports.users.update(mario.id, () => ok({ ...mario, phone: '3331112223', emailIsOwn: true }));
    expect(await ports.visitLinks.visitOf('a')).toBe(own.id);
    await ports.users.update(mario.id, () => ok({ ...mario, email: 'giusta@example.com', emailIsOwn: true }));
    expect(await ports.visitLinks.visitOf('a')).toBeUndefined();
    expect(await ports.visitLinks.visitOf('b')).toBe(other.id);
    const now = { ...mario, email: 'giusta@example.com' };
    const added = [mario, now].map((owner, index) => ports.visitLinks.add(`late ${index}`, own.id, owner));
    expect(await Promise.all(added)).toEqual([false, true]);
    const opened = [0, 1].map(index => ports.visitLinks.visitOf(`late ${index}`));
    expect(await Promise.all(opened)).toEqual([undefined, own.id]);
  });

  test('are in the history of what was done by one', async () => {
    const booked = await book(ports, visit(shop));
    const at = Temporal.Instant.from('2027-01-05T08:00:00Z');
    await ports.agendas.change({ days: [booked] }, () => ({
      ok: true,
      value: {
        writes: [{ do: 'cancel', id: booked.id, by: shop.mario.id, at, via: 'link' }],
        answer: () => undefined,
      },
    }));
    expect((await ports.histories.of(booked.id)).map(({ kind, via }) => [kind, via])).toEqual([
      ['booked', undefined],
      ['cancelled', 'link'],
    ]);
  });
}
