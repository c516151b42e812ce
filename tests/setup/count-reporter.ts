import { writeSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * Ends a run with the figures that its stories have noted (`annotate(text, 'figure')`) and with
 * `N passed, N failed, N skipped` on a line of its own, after everything else. A file that does not load and an error
 * outside any test count as failed; a test that skips itself fails the run, unless a filter (`-t`) chose the tests.
 * Each test that passed only at its second try is named.
 */
export default class CountReporter implements Reporter {
  #filtered = false;

  onInit(vitest: Vitest): void {
    this.#filtered = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const states = tests.map(test => test.result().state);
    const figures = tests.flatMap(test => test.annotations()).filter(({ type }) => type === 'figure');
    const unsteady = tests.filter(test => test.diagnostic()?.flaky);
    const count = (state: string) => states.filter(one => one === state).length;
    const brokenFiles = modules.filter(module => module.errors().length > 0).length;
    const failed = count('failed') + brokenFiles + unhandledErrors.length;
    const skipped = count('skipped') + count('pending');
    process.once('exit', () => {
      if (skipped > 0 && !this.#filtered) process.exitCode = 1;
      writeSync(1, figures.map(({ message }) => `${message}\n`).join(''));
      for (const { fullName, module } of unsteady)
        writeSync(1, `passed only at the second try: ${module.relativeModuleId} > ${fullName}\n`);
      writeSync(1, `${count('passed')} passed, ${failed} failed, ${skipped} skipped\n`);
    });
  }
}
