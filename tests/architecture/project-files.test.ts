import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import configuration from '../../vitest.config.ts';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = [
  'tests/mutations/node_modules/a/b.properties.test.ts',
  'node_modules/c/d.ts',
  'e/dist/f.ts',
];

describe('what commands leave behind', () => {
  test('is none of the project’s files, wherever it was installed or made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'salone-files-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const file of [...installed, '.cache/g.ts', 'coverage/h.ts', 'data/i.ts', 'tests/own.test.ts']) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), '');
    }
    expect(await projectFiles(folder, '**/*.ts')).toEqual(['tests/own.test.ts']);
  });

  test('is looked into by no test of the code: they ask for files in one way', async () => {
    const tests = await projectFiles(root, 'tests/architecture/**/*.ts');
    const others: string[] = [];
    for (const file of tests) {
      if (/\/fixtures\/|\/project-files\./.test(file)) continue;
      if (/\b(?:glob|readdir)\b.* from 'node:fs/.test(await readFile(root + file, 'utf8'))) others.push(file);
    }
    expect(tests.length).toBeGreaterThan(20);
    expect(others).toEqual([]);
  });

  test('is run by no layer of tests', () => {
    for (const project of configuration.test?.projects ?? []) {
      const layer = typeof project === 'object' && 'test' in project ? project.test : undefined;
      expect(layer?.exclude).toContain('**/node_modules/**');
    }
  });
});
