import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = fileURLToPath(new URL('fixtures/lint/', import.meta.url));
/** The project's own rules, without the line that keeps the linter away from the fixtures. */
const configuration = `${fixtures}rules.generated.json`;

type Report = { readonly diagnostics: readonly { readonly code: string; readonly filename: string }[] };

describe('the linter', () => {
  beforeAll(async () => {
    const rules = JSON.parse(readFileSync(`${root}.oxlintrc.json`, 'utf8')) as Record<string, unknown>;
    await writeFile(configuration, JSON.stringify({ ...rules, ignorePatterns: [] }));
  });
  afterAll(() => rm(configuration, { force: true }));

  test('reports each deliberate violation by its rule, and nothing else', async () => {
    const oxlint = `${root}node_modules/oxlint/bin/oxlint`;
    const options = { cwd: fixtures, encoding: 'utf8' } as const;
    const run = spawnSync(process.execPath, [oxlint, '-c', configuration, '-f', 'json', '.'], options);
    const { diagnostics } = JSON.parse(run.stdout) as Report;
    const reported = diagnostics.map(
      ({ filename, code }) => `${filename}: ${/\((.+)\)/.exec(code)?.[1] ?? code}`,
    );
    expect(reported.sort()).toEqual(await intended());
    expect(run.status).toBe(1);
  });
});

/** Each fixture names in its first line the rules it breaks. */
async function intended(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await projectFiles(fixtures, '**/*.ts')) {
    const rules = /^\/\/ forbidden: (.+)\n/.exec(readFileSync(fixtures + file, 'utf8'))?.[1] ?? 'nothing';
    found.push(...rules.split(', ').map(rule => `${file}: ${rule}`));
  }
  return found.sort();
}
