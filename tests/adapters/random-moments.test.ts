import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RandomMoments } from '../../adapters/system/random-moments.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what nobody waits for is done at moments that follow nothing, seconds after, each once', async () => {
  const later = new RandomMoments();
  const began = Date.now();
  const moments: number[] = [];
  for (let asked = 0; asked < 200; asked += 1) later.run(async () => void moments.push(Date.now() - began));
  await vi.advanceTimersByTimeAsync(999);
  expect(moments).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(moments).toHaveLength(200);
  expect(new Set(moments.map(moment => Math.floor(moment / 4_000))).size, 'spread over them').toBe(5);
  await later.close();
  expect(moments).toHaveLength(200);
});

test('what still waits when the server ends is done before, and no more than a thousand wait', async () => {
  const later = new RandomMoments();
  let done = 0;
  const taken = Array.from({ length: 1_100 }, () => later.run(async () => void (done += 1)));
  expect(taken.filter(Boolean)).toHaveLength(1_000);
  await later.close();
  expect(done).toBe(1_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(done).toBe(1_000);
});
