import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { commentLinesOf, functionLinesOf, linesOf, sizesOf } from './reading/measures.ts';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesIn = (pattern: string): Promise<string[]> =>
  projectFiles(root, pattern, ['tests/architecture/fixtures/**']);

/** The first five files that are longer, the shortest first. */
const justOver = (limit: number, files: readonly string[]): string =>
  files
    .map(file => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > limit)
    .toSorted((a, b) => a.lines - b.lines)
    .slice(0, 5)
    .map(({ file, lines }) => `${file} (${lines})`)
    .join(', ');

describe('the size of what a reader has to take in', () => {
  let sources: readonly string[];
  beforeAll(async () => {
    sources = await filesIn('{core,adapters,apps}/**/*.{ts,tsx}');
  });

  test('files: half of them at most 45 lines, nine of ten at most 95, the largest 235', () => {
    const { median, p90 } = sizesOf(sources.map(linesOf));
    expect(sources.length).toBeGreaterThan(400);
    expect(median).toBeLessThanOrEqual(45);
    expect(p90, `easiest to shorten: ${justOver(95, sources)}`).toBeLessThanOrEqual(95);
    expect(sources.filter(file => linesOf(file) > 235)).toEqual([]);
  });

  test('functions of more than a line: half at most 6 lines, nine of ten at most 22, the longest 60', () => {
    const lines = sources.map(file => ({ file, ofFunctions: functionLinesOf(file) }));
    const { median, p90 } = sizesOf(lines.flatMap(({ ofFunctions }) => ofFunctions));
    expect(median).toBeLessThanOrEqual(6);
    expect(p90).toBeLessThanOrEqual(22);
    const long = lines.filter(({ ofFunctions }) => ofFunctions.some(one => one > 60));
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  test('core: at most 8 comment lines of 100', async () => {
    const core = await filesIn('core/**/*.ts');
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
    expect(sum(core.map(commentLinesOf)) / sum(core.map(linesOf))).toBeLessThanOrEqual(0.08);
  });

  test('folders: at most 20 files beside each other', async () => {
    const files = await filesIn('{core,adapters,apps,tests,docs}/**/*.*');
    const beside = Map.groupBy(files, file => dirname(file));
    const full = [...beside].filter(([, inside]) => inside.length > 20);
    expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
  });
});
