import { exec } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Part of the tests, so that one run tells everything, and ends with its count even when a check fails. */
describe('the checks that run no code', () => {
  test('types are sound', () => passes('types'));
  test('the linter finds nothing', () => passes('lint'));
  test('the format is the agreed one', () => passes('format:check'));
  test('no file, export or dependency is unused', () => passes('unused'));
});

async function passes(script: string): Promise<void> {
  const env = { ...process.env, CI: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const complaint = await promisify(exec)(`npm run --silent ${script}`, { cwd: root, env }).then(
    () => '',
    (failure: { stdout: string; stderr: string }) => `failed\n${failure.stdout}${failure.stderr}`,
  );
  expect(complaint).toBe('');
}
