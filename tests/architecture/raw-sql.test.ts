import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './reading/project-files.ts';
import { sqlIn } from './reading/raw-sql.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const adapter = 'adapters/mikro-orm';

/** What only an engine's own words can say: transactions, its settings, locks, snapshots, what it tells of changes, and which tables are there. */
const ofAnEngine = [
  ...['change-feed/postgres-changes.ts', 'change-feed/sqlite-changes.ts'],
  ...['engine/connect-sqlite.ts', 'engine/migrate.ts', 'engine/own-data.ts'],
  ...['engine/postgres-data-version.ts'],
  ...['engine/postgres-database.ts', 'engine/sqlite-data-version.ts', 'engine/sqlite-database.ts'],
  'engine/sqlite-dialect.ts',
].map(file => `${adapter}/${file}`);

describe('strings of SQL', async () => {
  const files = await projectFiles(root, '{adapters,apps}/**/*.{ts,tsx}');
  const holding = files
    .filter(file => !file.startsWith(`${adapter}/migrations/`) && sqlIn(`${root}${file}`).length > 0)
    .toSorted();
  const hot = holding.filter(file => !ofAnEngine.includes(file));

  test('stand in the database adapter alone, and what an engine needs in the files named here', () => {
    expect(holding.filter(file => !file.startsWith(`${adapter}/`))).toEqual([]);
    expect(holding.filter(file => ofAnEngine.includes(file))).toEqual(ofAnEngine);
  });

  test('stand in at most six files beside those: everything else goes through the ORM', () => {
    expect(hot.length, hot.join('\n')).toBeLessThanOrEqual(6);
  });

  test.each(hot)('in %s are paid for by a row of the benchmarks', file => {
    const source = readFileSync(`${root}${file}`, 'utf8').replaceAll(/\s+(\* )?/g, ' ');
    const reason = /SQL because of the rows? ((?:'[^']+'(?:, | and )?)+) of docs\/benchmarks\.md/.exec(
      source,
    );
    const rows = [...(reason?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, row]) => row ?? '');
    expect(rows).not.toEqual([]);
    const benchmarks = readFileSync(`${root}docs/benchmarks.md`, 'utf8');
    for (const row of rows) expect(benchmarks).toContain(`\n| ${row}`);
  });
});

test('strings of SQL are told from prose', () => {
  const fixture = (name: string) => sqlIn(`${root}tests/architecture/fixtures/raw-sql/${name}.ts`);
  expect(fixture('queries')).toHaveLength(7);
  expect(fixture('prose')).toEqual([]);
});
