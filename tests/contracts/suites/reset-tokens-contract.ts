import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import type { NewResetToken } from '../../../core/ports/reset-tokens.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function resetTokensContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const start = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const link = (userId: number, more: Partial<NewResetToken> = {}): NewResetToken => ({
    ...{ hash: 'link', userId, kind: 'counter', issued: start, expires: start.add({ minutes: 15 }) },
    ...more,
  });

  test('a link counts for its account until it expires; a new one at the counter replaces the last', async () => {
    const { mario, lucia } = shop;
    await ports.resetTokens.issue(link(mario.id));
    expect(await ports.passwords.checkProof(mario.id, { link: 'link' }, start)).toBe('counter');
    expect(await ports.passwords.checkProof(lucia.id, { link: 'link' }, start)).toBeUndefined();
    expect(await ports.passwords.checkProof(mario.id, { link: 'altro' }, start)).toBeUndefined();
    const end = start.add({ minutes: 15 });
    expect(await ports.passwords.checkProof(mario.id, { link: 'link' }, end)).toBeUndefined();
    await ports.resetTokens.issue(link(mario.id, { hash: 'email', kind: 'email' }));
    await ports.resetTokens.issue(link(mario.id, { hash: 'nuovo' }));
    expect(await ports.passwords.checkProof(mario.id, { link: 'link' }, start)).toBeUndefined();
    expect(await ports.passwords.checkProof(mario.id, { link: 'nuovo' }, start)).toBe('counter');
    expect(await ports.passwords.checkProof(mario.id, { link: 'email' }, start)).toBe('email');
  });

  test('a link from the counter tells who handed it out', async () => {
    await ports.resetTokens.issue(link(shop.mario.id, { issuer: shop.salone.id }));
    await ports.resetTokens.issue(link(shop.mario.id, { hash: 'email', kind: 'email' }));
    const asked = ['link', 'email', 'altro'].map(hash => ports.resetTokens.issuerOf(hash));
    expect(await Promise.all(asked)).toEqual([shop.salone.id, undefined, undefined]);
  });

  test('of links no more are issued in a while than is said, however many ask at once', async () => {
    const limit = { most: 3, since: start };
    const ask = (hash: string, minutes: number) =>
      ports.resetTokens.issue(
        link(shop.mario.id, { hash, kind: 'email', issued: start.add({ minutes }) }),
        limit,
      );
    expect(await ask('prima', 0)).toBe(true);
    const asked = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`${index}`, 1)));
    expect(asked.filter(Boolean)).toHaveLength(3);
    expect(await ports.resetTokens.issue(link(shop.lucia.id), limit)).toBe(true);
  });

  test('a link is purged once it neither works nor counts for a limit', async () => {
    await ports.resetTokens.issue(link(shop.mario.id, { kind: 'email' }));
    expect(await ports.resetTokens.purge(start.add({ minutes: 30 }))).toBe(0);
    expect(await ports.resetTokens.purge(start.add({ minutes: 60 }))).toBe(1);
    expect(await ports.resetTokens.purge(start.add({ minutes: 60 }))).toBe(0);
  });
}
