import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A run of its own; the last lines of what it prints. */
function runWith(...options: readonly string[]) {
  const run = ['node_modules/vitest/vitest.mjs', 'run', ...options];
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const { status, stdout } = spawnSync(process.execPath, run, { cwd: root, env, encoding: 'utf8' });
  return { status, stdout, end: stdout.trimEnd().split('\n').slice(-2) };
}

/** Of one file with a `-t` filter. */
const runOf = (name: string) => runWith('--project', 'unit', 'tests/core/people/limits.test.ts', '-t', name);

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

test('a test that passed only at its second try is named, with what failed at its first', () => {
  const { status, stdout } = runWith('--root', fileURLToPath(new URL('unsteady', import.meta.url)));
  expect(status).toBe(0);
  expect(stdout).toContain('passed only at the second try: unsteady.test.ts > passes at its second try');
  expect(stdout).toContain("expected 'try 1' to be 'try 2'");
  expect(stdout).toContain('unsteady.test.ts:7');
});
