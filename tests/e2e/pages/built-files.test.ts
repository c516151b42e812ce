import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
}

const root = join(import.meta.dirname, '../../..');
const manifest = JSON.parse(await readFile(join(root, 'dist/web/.vite/manifest.json'), 'utf8')) as Record<
  string,
  BuiltFile
>;
const importsOf = (name: string): readonly string[] => manifest[name]?.imports ?? [];

test('no built file imports one that imports it: which of them runs first would be chance', () => {
  let left = Object.keys(manifest);
  let before: number;
  do {
    before = left.length;
    left = left.filter(name => importsOf(name).some(imported => left.includes(imported)));
  } while (left.length < before);
  expect(left).toEqual([]);
});

test('the dashboard opens with few files: what it alone needs comes in one', () => {
  const opens = new Set(['admin/admin-page.tsx', 'admin/calendar/calendar-tab.tsx']);
  for (const name of opens) for (const imported of importsOf(name)) opens.add(imported);
  expect([...opens].filter(name => !manifest[name])).toEqual([]);
  expect(opens.size).toBeLessThanOrEqual(36);
});
