import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as quarters from '../../../core/calendar/quarters.ts';
import { runs } from '../../setup/property-runs.ts';

const position = fc.integer({ min: 0, max: 63 });
const members = fc.uniqueArray(position, { maxLength: 64 });
const labels = Array.from({ length: 64 }, (_, index) => index);

const setOf = (positions: readonly number[]) =>
  positions.reduce((set, at) => quarters.union(set, quarters.span(at, at + 1)), quarters.noQuarters);
const listOf = (set: quarters.Quarters) => quarters.pick(set, labels);
const ascending = (positions: Iterable<number>) => [...positions].sort((a, b) => a - b);

test.prop([members], runs())('holds what was put in, in order', positions => {
  expect(listOf(setOf(positions))).toEqual(ascending(positions));
  expect(quarters.first(setOf(positions))).toBe(ascending(positions)[0]);
  expect(quarters.isEmpty(setOf(positions))).toBe(positions.length === 0);
});

test.prop([members, members], runs())('unites, subtracts and meets as sets do', (a, b) => {
  const [setA, setB] = [setOf(a), setOf(b)];
  expect(listOf(quarters.union(setA, setB))).toEqual(ascending(new Set([...a, ...b])));
  expect(listOf(quarters.without(setA, setB))).toEqual(ascending(a.filter(at => !b.includes(at))));
  expect(quarters.intersects(setA, setB)).toBe(a.some(at => b.includes(at)));
});

test.prop([fc.integer({ min: -70, max: 140 }), fc.integer({ min: -70, max: 140 })], runs())(
  'spans from one quarter to another, cut off at the ends of the grid',
  (from, to) => {
    expect(listOf(quarters.span(from, to))).toEqual(labels.filter(at => at >= from && at < to));
  },
);

test.prop([members, fc.integer({ min: 0, max: 70 })], runs())(
  'finds where runs of a length begin',
  (positions, length) => {
    const runBeginsAt = (start: number) =>
      Array.from({ length: Math.max(length, 1) }, (_, index) => start + index).every(at =>
        positions.includes(at),
      );
    expect(listOf(quarters.startsOfRuns(setOf(positions), length))).toEqual(labels.filter(runBeginsAt));
  },
);

test.prop([members, position], runs())('knows its members', (positions, at) => {
  expect(quarters.includes(setOf(positions), at)).toBe(positions.includes(at));
});
