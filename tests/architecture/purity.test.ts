import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { clockReadings } from './reading/clock-readings.ts';
import { projectFiles } from './reading/project-files.ts';
import { impurities } from './reading/purity.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the core', () => {
  test('reaches for no clock, chance, machine, network or page', async () => {
    const files = await filesIn('core/**/*.ts');
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(file => impurities(file).map(name => `${file}: ${name}`))).toEqual([]);
  });
});

describe('the server side', () => {
  test('reads the system clock in adapters/system and nowhere else', async () => {
    const files = await filesIn('{core,adapters,apps/server}/**/*.ts');
    expect(files.length).toBeGreaterThan(20);
    const readers = files.filter(file => !file.includes('/adapters/system/'));
    expect(readers.flatMap(file => clockReadings(file).map(name => `${file}: ${name}`))).toEqual([]);
  });
});

test('dates are put into Italian words in one place of the core, in one of the screens, and by the worker, which loads no other file', async () => {
  const files = await projectFiles(root, '{core,adapters,apps}/**/*.{ts,tsx,js}');
  const written = (file: string) => readFileSync(`${root}${file}`, 'utf8');
  const writers = files.filter(file =>
    /\b(month: '(long|short)'|dateStyle:)|gennaio febbraio/.test(written(file)),
  );
  expect(writers.toSorted()).toEqual([
    'apps/web/format/days.ts',
    ...['apps/web/public/service-worker.js', 'core/written-days.ts'],
  ]);
});

describe.each([
  ['the purity check', 'purity', impurities, 'impure'],
  ['the clock check', 'clock', clockReadings, 'reads'],
])('%s', async (_, folder, check, word) => {
  const fixtures = await filesIn(`tests/architecture/fixtures/${folder}/*.ts`);
  test.each(fixtures.map(file => [basename(file, '.ts'), file]))('judges %s as it should', (_name, file) => {
    const expected = new RegExp(`^// ${word}: (.+)\n`).exec(readFileSync(file, 'utf8'))?.[1];
    expect(check(file).join(', ') || 'nothing').toBe(expected);
  });

  test('has fixtures to prove itself on', () => {
    expect(fixtures.length).toBeGreaterThan(5);
  });
});

const filesIn = async (pattern: string): Promise<string[]> =>
  (await projectFiles(root, pattern)).map(file => `${root}${file}`);
