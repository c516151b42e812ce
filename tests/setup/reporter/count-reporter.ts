import { writeSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Milliseconds beyond which a test is named as slow, and how many are at most. */
const SLOW = 20_000;
const MAX_NAMED = 10;
const LINES_OF_FAILURE = 20;

/**
 * Ends a run with the figures that its stories have noted (`annotate(text, 'figure')`) and with
 * `N passed, N failed, N skipped` on a line of its own, after everything else. A file that does not load and an error
 * outside any test count as failed; a test that skips itself fails the run, unless a filter (`-t`) chose the tests; a run
 * in which no test ran fails. Named are each test that passed only at its second try, with what failed at the first, and the
 * slowest beyond a bound.
 */
export default class CountReporter implements Reporter {
  #pattern: RegExp | undefined;

  onInit(vitest: Vitest): void {
    this.#pattern = vitest.config.testNamePattern;
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
    const ran = tests.length - skipped;
    process.once('exit', () => {
      if ((skipped > 0 && this.#pattern === undefined) || ran === 0) process.exitCode = 1;
      writeSync(1, figures.map(({ message }) => `${message}\n`).join(''));
      writeSync(1, unsteady.map(atSecondTry).join(''));
      writeSync(1, slowest(tests).join(''));
      if (ran === 0) writeSync(1, `${noTestRan(this.#pattern, skipped)}\n`);
      writeSync(1, `${count('passed')} passed, ${failed} failed, ${skipped} skipped\n`);
    });
  }
}

function atSecondTry(test: TestCase): string {
  const [first] = test.result().errors ?? [];
  const failure = (first?.stack ?? first?.message ?? '').split('\n').slice(0, LINES_OF_FAILURE);
  const title = `${test.module.relativeModuleId} > ${test.fullName}`;
  return [`passed only at the second try: ${title}`, ...failure].map(line => `${line}\n`).join('');
}

function slowest(tests: readonly TestCase[]): string[] {
  return tests
    .map(test => ({ test, seconds: Math.round((test.diagnostic()?.duration ?? 0) / 1_000) }))
    .filter(({ seconds }) => seconds * 1_000 >= SLOW)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_NAMED)
    .map(({ test, seconds }) => `slow, ${seconds} s: ${test.module.relativeModuleId} > ${test.fullName}\n`);
}

const noTestRan = (pattern: RegExp | undefined, skipped: number): string =>
  pattern === undefined
    ? 'no test ran'
    : `no test ran: none of ${skipped} names matches ${pattern}. A name is the titles of a test's groups and its own, with spaces between.`;
