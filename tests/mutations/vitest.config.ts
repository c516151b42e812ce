import { defineConfig } from 'vitest/config';

/** The tests of the core alone, with fewer tries and always the same ones: each mutant is judged by the same cases. */
export default defineConfig({
  test: {
    include: ['tests/core/**/*.test.ts'],
    environment: 'node',
    // It changes the process's time zone, which the threads that mutants run in cannot.
    testNamePattern: /^(?!.*does not care where the server stands)/,
    env: { FC_RUNS: '60', FC_SEED: '42' },
  },
});
