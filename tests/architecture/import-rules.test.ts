import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { options, resolving, rules } from './import-rules.ts';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));
const ruleNames = rules.map(rule => String(rule.name)).sort();

describe('the import rules', () => {
  let project: ICruiseResult;
  beforeAll(async () => {
    project = await cruiseFrom(root);
  });

  test('are kept by every file of the project', () => {
    expect(project.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual(
      [],
    );
  });

  test('look at every TypeScript file of the product', async () => {
    const cruised = new Set(project.modules.map(module => module.source));
    const written = await sourcesIn(root);
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter(file => !cruised.has(file))).toEqual([]);
    expect(project.summary.totalDependenciesCruised).toBeGreaterThan(400);
  });

  test('each report their own deliberate violation, and nothing else', async () => {
    const { summary } = await cruiseFrom(fixtures);
    const reported = summary.violations.map(({ rule, from }) => `${from} violates ${rule.name}`);
    const intended = await deliberateViolations();
    expect(reported.sort()).toEqual(intended.map(({ file, rule }) => `${file} violates ${rule}`).sort());
    expect([...new Set(intended.map(({ rule }) => rule))].sort()).toEqual(ruleNames);
  });

  test.each([
    'core',
    'core/ports',
    ...['memory', 'mikro-orm', 'security', 'system'].map(name => `adapters/${name}`),
    ...['contract', 'client', 'server'].map(name => `adapters/http/${name}`),
    'apps/server',
    'apps/web/ui',
    'apps/web/shell',
    'apps/web/shared',
    'apps/web/admin/shared',
  ])('speak of a folder that exists: %s', folder => {
    expect(existsSync(`${root}/${folder}`)).toBe(true);
  });
});

async function cruiseFrom(baseDir: string): Promise<ICruiseResult> {
  const folders = ['core', 'adapters', 'apps', 'tests'].filter(folder => existsSync(`${baseDir}/${folder}`));
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules } },
    { ...resolving, bustTheCache: true },
  );
  if (typeof output === 'string') throw new Error('expected a result, not a text');
  return output;
}

const sourcesIn = (folder: string): Promise<string[]> =>
  projectFiles(folder, '{core,adapters,apps}/**/*.{ts,tsx}');

/** Each fixture that breaks a rule says so in its first line. */
async function deliberateViolations(): Promise<{ file: string; rule: string }[]> {
  const files = await sourcesIn(fixtures);
  return files.flatMap(file => {
    const named = /^\/\/ violates: (.+)\n/.exec(readFileSync(`${fixtures}/${file}`, 'utf8'))?.[1];
    return named?.split(', ').map(rule => ({ file, rule })) ?? [];
  });
}
