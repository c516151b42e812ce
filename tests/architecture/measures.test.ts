import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { commentLinesOf, functionLinesOf, linesOf, sizesOf } from './reading/measures.ts';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const filesIn = (pattern: string): Promise<string[]> =>
  projectFiles(root, pattern, ['tests/architecture/fixtures/**']);

describe('the size of what a reader has to take in', () => {
  let sources: readonly string[];
  beforeAll(async () => {
    sources = await filesIn('{core,adapters,apps}/**/*.{ts,tsx}');
  });

  test('files: half of them at most 45 lines, nine of ten at most 95, the largest 235', () => {
    const { median, p90, max } = sizesOf(sources.map(linesOf));
    expect(sources.length).toBeGreaterThan(400);
    expect(median).toBeLessThanOrEqual(45);
    expect(p90).toBeLessThanOrEqual(95);
    expect(max).toBeLessThanOrEqual(235);
  });

  test('functions of more than a line: half at most 6 lines, nine of ten at most 22, the longest 60', () => {
    const { median, p90, max } = sizesOf(sources.flatMap(functionLinesOf));
    expect(median).toBeLessThanOrEqual(6);
    expect(p90).toBeLessThanOrEqual(22);
    expect(max).toBeLessThanOrEqual(60);
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
