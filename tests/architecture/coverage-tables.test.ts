import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './reading/coverage-tables.ts';
import { projectFiles } from './reading/project-files.ts';
import { everyNumber, misquoted, readAssessment } from './reading/requirements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const complaintsIn = (file: string) => complaintsAbout(readFileSync(root + file, 'utf8'), root);

async function tables(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await projectFiles(root, [
    'docs/specification/*.md',
    'docs/cases.md',
    'docs/security.md',
  ]))
    found.push(file);
  return found.sort();
}

describe('the tables of what is built and shown', () => {
  test('leave nothing blank, and name only files and test titles that are there', async () => {
    const complaints = (await tables()).flatMap(file => complaintsIn(file).map(text => `${file} ${text}`));
    expect(complaints).toEqual([]);
  });

  test('are all named by the overview', async () => {
    const overview = readFileSync(`${root}docs/specification-coverage.md`, 'utf8');
    const linked = [...overview.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, file]) => `docs/${file}`);
    expect([...new Set(linked)].toSorted()).toEqual(await tables());
  });

  test('are read as they are written', () => {
    expect(complaintsIn('tests/architecture/fixtures/tables/good.md')).toEqual([]);
  });

  test('are refused for each kind of row that promises too much', () => {
    expect(complaintsIn('tests/architecture/fixtures/tables/broken.md')).toEqual([
      'line 5: a cell is blank',
      'line 6: a cell is blank',
      'line 7: a cell is blank',
      'line 8: no such file: core/gone.ts',
      'line 9: not a list of files: everywhere',
      'line 10: built in a test: tests/http/browser.ts',
      'line 11: no such test file: tests/core/gone.test.ts',
      'line 12: no such test file: core/problem.ts',
      'line 13: no such title in tests/core/booking/book-appointment.test.ts: goes to the moon',
      'line 14: no such title in tests/core/booking/book-appointment.test.ts: Corti ai lati',
      'line 15: not a list of tests: `tests/core/booking/book-appointment.test.ts`',
      'line 16: a row has at least three cells',
    ]);
    expect(complaintsAbout('# No table', root)).toEqual(['there is no table']);
  });
});

test('the page for QA says of every file of properties what must hold', async () => {
  const page = readFileSync(`${root}docs/qa.md`, 'utf8');
  const told = [...page.matchAll(/^\| `(tests\/\S+\.properties\.test\.ts)` \| \S/gm)].map(
    ([, file = '']) => file,
  );
  expect(told.toSorted()).toEqual(await projectFiles(root, 'tests/**/*.properties.test.ts'));
});

/** Ten were the aim: whoever meets one lowers this, nobody raises it. */
const MAX_NOT_MET = 10;

describe('the page about security', () => {
  const page = readFileSync(`${root}docs/security.md`, 'utf8');
  const { met, metByDeployment, doesNotApply, notMet } = readAssessment(page);
  const all = [...met, ...metByDeployment, ...doesNotApply, ...notMet];

  test('names every requirement of levels 1 and 2 exactly once', () => {
    expect(everyNumber).toHaveLength(253);
    expect(all.map(({ number }) => number).toSorted()).toEqual(everyNumber.toSorted());
  });

  test('names each in at most ten words', () => {
    expect(all.filter(({ name }) => name.split(/\s+/).length > 10)).toEqual([]);
  });

  test('counts them, and those that are not met become no more', () => {
    expect(notMet.length).toBeLessThanOrEqual(MAX_NOT_MET);
    const told = [...page.matchAll(/\*\*(\d+) /g)].map(([, count]) => Number(count));
    expect(told).toEqual([met.length, metByDeployment.length, doesNotApply.length, notMet.length]);
  });

  test('quotes of what is delivered only what stands there', () => {
    expect(metByDeployment.flatMap(({ text }) => misquoted(text, root))).toEqual([]);
    expect(misquoted('`core/gone.ts` and `core/fields.ts` "goes to the moon"', root)).toEqual([
      'no such file: core/gone.ts',
      'not in core/fields.ts: goes to the moon',
    ]);
  });
});
