import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';

const minute = 60_000;
const runs = Number(process.env['FC_RUNS'] ?? 1_000);
const postgres = 'tests/setup/postgres-global.ts';
const browser = 'tests/setup/browser/browser-global.ts';
const web = 'tests/e2e/web-build.ts';
/** Our programs are started some hundred times: Node keeps what it compiled. */
const env = { NODE_COMPILE_CACHE: fileURLToPath(new URL('.cache/compiled', import.meta.url)) };

/**
 * One project per layer. Groups follow each other, so that browsers have the machine to themselves. Where the files
 * of a worker share their modules (`isolate: false`), each leaves them as it found them; reading them anew takes longer than the tests.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/reporter/count-reporter.ts'],
    allowOnly: false,
    retry: 0,
    // What must happen may take long on a starved machine; nothing expects a speed.
    expect: { poll: { timeout: 25_000 } },
    // Two cores wait now and then, for databases, processes and browsers: a third file fills the gaps of two, a fourth those of stories.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      layer(
        'unit',
        0,
        [
          'tests/core/**/*.test.ts',
          'tests/web/**/*.test.{ts,tsx}',
          'tests/setup/{property-runs,commit-subjects,while-running,reporter/count-reporter}.test.ts',
          'tests/bench/**/*.test.ts',
        ],
        { testTimeout: minute, isolate: false },
      ),
      layer('properties', 0, ['tests/**/*.properties.test.ts'], {
        // Half a minute at rest for the longest, several where others use the cores.
        testTimeout: 5 * minute * Math.max(1, runs / 1_000),
      }),
      layer('architecture', 0, ['tests/architecture/*.test.ts'], { testTimeout: 5 * minute }),
      layer(
        'integration',
        1,
        [
          'tests/{contracts,races,models,adapters,faults,upgrade}/**/*.test.ts',
          'tests/setup/postgres.test.ts',
        ],
        {
          globalSetup: [postgres],
          testTimeout: minute,
          // Servers that are stopped and killed must not starve as well.
          maxWorkers: 2,
        },
      ),
      layer('http', 2, ['tests/{http,attack,server}/**/*.test.ts'], {
        globalSetup: [postgres],
        testTimeout: minute,
        isolate: false,
      }),
      layer('e2e', 3, ['tests/e2e/**/*.test.ts', 'tests/setup/browser/*.test.ts'], {
        globalSetup: [browser, web],
        maxWorkers: 4,
        // And so one browser: each story has contexts and a site of its own.
        isolate: false,
        // Machines of CI are noisy; the run's end names a story that needed it. By hand nothing is tried twice.
        retry: process.env['CI'] ? 1 : 0,
        testTimeout: 3 * minute,
        hookTimeout: 3 * minute,
      }),
      // They need what Debian brings: `npm run test:browsers` asks for them, `npm test` leaves them out.
      layer('browsers', 4, ['tests/browsers/*.test.ts'], {
        globalSetup: [web],
        maxWorkers: 1,
        testTimeout: 2 * minute,
      }),
    ],
  },
});

type Settings = {
  globalSetup?: string[];
  testTimeout?: number;
  hookTimeout?: number;
  maxWorkers?: number;
  retry?: number;
  isolate?: boolean;
};

function layer(name: string, groupOrder: number, include: string[], settings: Settings = {}) {
  // The mutation tests install packages of their own below tests/.
  const exclude = ['**/node_modules/**', ...(name === 'properties' ? [] : ['**/*.properties.test.ts'])];
  const hookTimeout = settings.testTimeout ?? 10_000;
  return {
    test: {
      name,
      include,
      exclude,
      env,
      environment: 'node',
      sequence: { groupOrder },
      hookTimeout,
      ...settings,
    },
  };
}
