import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const settings = fileURLToPath(new URL('property-runs.ts', import.meta.url));

describe('the number of tries of a property', () => {
  test('is a thousand, for whole histories as well', () => {
    expect(triesWith({})).toEqual([{ numRuns: 1_000 }, { numRuns: 1_000 }, { numRuns: 20 }]);
  });

  test('follows the flags, with the seed and the path of a failure', () => {
    const replay = { seed: 42, path: '12:0' };
    expect(triesWith({ FC_RUNS: '100000', FC_SEED: '42', FC_PATH: '12:0' })).toEqual([
      { numRuns: 100_000, ...replay },
      { numRuns: 1_990, ...replay },
      { numRuns: 2_000, ...replay },
    ]);
  });
});

test('a property is found by its title as it is printed, with the seed behind it', () => {
  const title = 'holds what was put in, in order (with seed=-42)';
  const asked = ['--runs', '10', 'tests/core/calendar/quarters.properties.test.ts', '-t', title];
  const env = { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const program = fileURLToPath(new URL('run-properties.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [program, ...asked], {
    ...{ cwd: fileURLToPath(new URL('../..', import.meta.url)), env, encoding: 'utf8' },
  });
  expect([status, stdout.trimEnd().split('\n').at(-1)]).toEqual([
    0,
    expect.stringMatching(/^1 passed, 0 failed, \d+ skipped$/),
  ]);
});

/** What `runs()`, `modelRuns()` and `runs(1 / 50)` answer in a process with these settings. */
function triesWith(asked: Record<string, string>): unknown {
  const program = `import { modelRuns, runs } from ${JSON.stringify(settings)};
    console.log(JSON.stringify([runs(), modelRuns(), runs(1 / 50)]))`;
  const env = { ...process.env, FC_RUNS: undefined, FC_SEED: undefined, FC_PATH: undefined, ...asked };
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' }),
  );
}
