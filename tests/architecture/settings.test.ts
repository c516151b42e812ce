import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root, settingsOf } from '../server/delivered.ts';

const source = await readFile(new URL('apps/server/config.ts', root), 'utf8');
const settings = [...source.matchAll(/^ {2}([A-Z_]+): z\./gm)].map(([, name = '']) => name);
const example = settingsOf(await readFile(new URL('.env.example', root), 'utf8'));

test('every setting there is stands in the example, and no other', () => {
  const ofTests = ['DATABASE_URL_TEST', 'CHROMIUM_PATH'];
  const expected = new Set([...settings, ...ofTests]);
  // `npm start` sets it.
  expected.delete('NODE_ENV');
  expect(new Set(example.keys())).toEqual(expected);
});

test('every setting there is stands in the operator’s table, and no other, with its default', async () => {
  const page = await readFile(new URL('docs/operator.md', root), 'utf8');
  const [, table = ''] = page.split('| name | default | meaning |');
  const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  const inCode = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const told = rows.flatMap(row => {
    const [, names, defaults] = row.split('|');
    return inCode(names).map((name, place) => [name, inCode(defaults)[place]] as const);
  });
  expect(told.map(([name]) => name).toSorted()).toEqual(settings.toSorted());
  for (const [name, value] of told) {
    const [preset = ''] = example.get(name) ?? [];
    expect([name, preset === '' ? '' : value]).toEqual([name, preset]);
  }
});
