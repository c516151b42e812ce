import { defineConfig } from 'vitest/config';

/** A run apart, of a test that fails at its first try. */
export default defineConfig({
  test: { reporters: ['../count-reporter.ts'], retry: 1 },
});
