import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs one file with a `-t` filter. */
function runOf(name: string) {
  const file = 'tests/core/people/limits.test.ts';
  const run = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', file, '-t', name];
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const { status, stdout } = spawnSync(process.execPath, run, { cwd: root, env, encoding: 'utf8' });
  return { status, end: stdout.trimEnd().split('\n').slice(-2) };
}

test('a run in which no test ran fails and says why; its last line is the count as ever', () => {
  const { status, end } = runOf('no such title');
  expect(status).toBe(1);
  expect(end[0]).toMatch(/^no test ran: none of \d+ names matches \/no such title\//);
  expect(end[1]).toMatch(/^0 passed, 0 failed, [1-9]\d* skipped$/);
});

test('a run of chosen tests passes', () => {
  const { status, end } = runOf('.');
  expect([status, end[1]]).toEqual([0, expect.stringMatching(/^[1-9]\d* passed, 0 failed, 0 skipped$/)]);
});
