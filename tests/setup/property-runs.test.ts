import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { modelRuns, runs } from './property-runs.ts';

const settings = fileURLToPath(new URL('property-runs.ts', import.meta.url));

describe('the number of tries of a property', () => {
  test('is a thousand, and a hundred for whole histories', () => {
    expect(runs().numRuns).toBe(1_000);
    expect(modelRuns().numRuns).toBe(100);
    expect(runs(1 / 50).numRuns).toBe(20);
  });

  test('follows the flags, with the seed and the path of a failure', () => {
    const program = `import { runs } from ${JSON.stringify(settings)}; console.log(JSON.stringify(runs()))`;
    const env = { ...process.env, FC_RUNS: '100000', FC_SEED: '42', FC_PATH: '12:0' };
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      env,
      encoding: 'utf8',
    });
    expect(JSON.parse(answer)).toEqual({ numRuns: 100_000, seed: 42, path: '12:0' });
  });
});
