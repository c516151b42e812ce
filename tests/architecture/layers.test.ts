import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import configuration from '../../vitest.config.ts';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const layers = (configuration.test?.projects ?? []).flatMap(project =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
);

/** What only other tests read or run. */
const apart = ['tests/architecture/fixtures/**', 'tests/setup/reporter/unsteady/**'];

describe('the layers of tests', () => {
  test('take in every test file exactly once, so that none is left out or run twice', async () => {
    const taken: string[] = [];
    for (const { include, exclude } of layers) taken.push(...(await filesIn(include ?? [], exclude ?? [])));
    const written = await filesIn(['tests/**/*.test.{ts,tsx}'], apart);
    expect(taken.sort()).toEqual(written.sort());
    expect(written.length).toBeGreaterThan(5);
  });
});

const filesIn = (patterns: readonly string[], exclude: readonly string[]): Promise<string[]> =>
  projectFiles(root, patterns, exclude);
