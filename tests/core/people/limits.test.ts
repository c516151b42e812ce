import { describe, expect, test } from 'vitest';
import { freeAt, type Limit, windowOf, withHit, withoutHit } from '../../../core/people/limits.ts';

const MINUTE = 60_000;
const three: Limit = { name: 'three', most: 3, minutes: 10 };
const slower: Limit = { ...three, name: 'slower', afterwards: 4 };

/** Tries one after the other, at these minutes; the minute at which each next one would be free. */
const freeAfter = (limit: Limit, ...minutes: number[]): number => {
  const now = (minutes.at(-1) ?? 0) * MINUTE;
  const hits = minutes.reduce<readonly number[]>((kept, minute) => withHit(limit, kept, minute * MINUTE), []);
  return freeAt(limit, hits, now) / MINUTE;
};

describe('a limit', () => {
  test('of three in ten minutes lets three through, and the next when the oldest is forgotten', () => {
    expect(freeAfter(three)).toBe(0);
    expect(freeAfter(three, 1, 2)).toBe(2);
    expect(freeAfter(three, 1, 2, 3)).toBe(11);
    expect(freeAfter(three, 1, 2, 3, 11)).toBe(12);
    expect(freeAfter(three, 1, 2, 3, 30)).toBe(30);
  });

  test('forgets a try the very moment its minutes are over, not before', () => {
    const hits = [0, MINUTE, 2 * MINUTE];
    expect(freeAt(three, hits, 10 * MINUTE - 1)).toBe(10 * MINUTE);
    expect(freeAt(three, hits, 10 * MINUTE)).toBe(10 * MINUTE);
    expect(windowOf(three)).toBe(10 * MINUTE);
  });

  test('that slows down lets one through every so many minutes, and never later than the oldest is forgotten', () => {
    expect(freeAfter(slower, 1, 2, 3)).toBe(7);
    expect(freeAfter(slower, 1, 2, 3, 7)).toBe(11);
    expect(freeAfter(slower, 1, 8, 9)).toBe(11);
  });

  test('keeps no more tries than it needs, in order of time, whatever order they came in', () => {
    expect(withHit(three, [1, 2, 3], 4)).toEqual([2, 3, 4]);
    expect(withHit(three, [5], 2)).toEqual([2, 5]);
    expect(withHit(three, [1], 10 * MINUTE + 1)).toEqual([10 * MINUTE + 1]);
    expect(freeAt(three, [1, 2, 3, 4, 5], 6)).toBe(3 + 10 * MINUTE);
  });

  test('takes back one try of a moment, or none', () => {
    expect(withoutHit([1, 2, 2, 3], 2)).toEqual([1, 2, 3]);
    expect(withoutHit([1, 2], 3)).toEqual([1, 2]);
    expect(withoutHit([1], 1)).toEqual([]);
  });
});
