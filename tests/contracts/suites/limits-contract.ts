import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { Claim } from '../../../core/ports/limits.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';

export function limitsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  forEachTest(open, emptied => {
    ports = emptied;
  });

  const start = Temporal.Instant.from('2027-01-05T08:00:00Z');
  const after = (minutes: number) => start.add({ minutes });
  const claim = (key: string, more: Partial<Claim['limit']> = {}): Claim => ({
    limit: { name: 'prova', most: 3, minutes: 60, ...more },
    key,
  });
  const take = async (claims: readonly Claim[], minute: number) =>
    (await ports.limits.take(claims, after(minute)))?.toString();

  test('lets as many through as it says in any hour, and says when the next is free', async () => {
    for (const minute of [0, 10, 20]) expect(await take([claim('mario')], minute)).toBeUndefined();
    expect(await take([claim('mario')], 30)).toBe(after(60).toString());
    expect(await take([claim('mario')], 59)).toBe(after(60).toString());
    expect(await take([claim('lucia')], 59)).toBeUndefined();
    expect(await take([claim('mario')], 60)).toBeUndefined();
    expect(await take([claim('mario')], 61)).toBe(after(70).toString());
  });

  test('one that slows lets another through after a while, for ever', async () => {
    const own = claim('mario', { afterwards: 3 });
    for (const minute of [0, 0, 0]) expect(await take([own], minute)).toBeUndefined();
    expect(await take([own], 2)).toBe(after(3).toString());
    for (const minute of [3, 6, 9]) expect(await take([own], minute)).toBeUndefined();
    expect(await take([own], 10)).toBe(after(12).toString());
  });

  test('counts for all claims or for none', async () => {
    const both = [claim('mario'), claim('indirizzo', { most: 1 })];
    expect(await take(both, 0)).toBeUndefined();
    expect(await take(both, 1)).toBe(after(60).toString());
    expect(await take([claim('mario')], 2)).toBeUndefined();
    expect(await take([claim('mario')], 3)).toBeUndefined();
    expect(await take([claim('mario')], 4)).toBeDefined();
  });

  test('a try that is given back was none', async () => {
    for (const minute of [0, 1, 2, 3, 4]) {
      expect(await take([claim('mario')], minute)).toBeUndefined();
      await ports.limits.giveBack([claim('mario')], after(minute));
    }
    await ports.limits.giveBack([claim('mai visto')], start);
  });

  test('of fifty at once no more are let through than it says', async () => {
    for (const subject of ['anna', 'bea', 'carla', 'dora', 'elsa']) {
      const claims = [claim(subject), claim(`indirizzo di ${subject}`, { most: 40 })];
      expect(await take(claims, 0)).toBeUndefined();
      const answers = await Promise.all(Array.from({ length: 50 }, () => take(claims.toReversed(), 0)));
      expect(answers.filter(answer => answer === undefined)).toHaveLength(2);
    }
  });

  test('what no longer counts is purged', async () => {
    for (const name of ['a', 'b', 'c']) await take([claim(name)], 0);
    await take([claim('d')], 30);
    expect(await ports.limits.purge(after(59))).toBe(0);
    expect(await ports.limits.purge(after(60))).toBe(3);
    expect(await ports.limits.purge(after(60))).toBe(0);
  });
}
