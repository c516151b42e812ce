import { describe, expect, test } from 'vitest';
import { askAll, type Errand, Step } from './step.ts';

const errands = (kind: string, amount: number, ask = async () => true): Errand[] =>
  Array.from({ length: amount }, () => ({ kind, ask }));

function stepOf(times: Readonly<Record<string, readonly number[]>>, bad: string[] = []): Step {
  const step = new Step(
    Object.entries(times).flatMap(([kind, each]) => errands(kind, each.length)),
    bad,
  );
  for (const [kind, each] of Object.entries(times)) for (const time of each) step.took(kind, time);
  return step;
}

const quick = (amount: number): number[] => Array.from({ length: amount }, () => 10);

describe('a step of the capacity benchmark', () => {
  test('is not too much while each kind is answered in time', () => {
    expect(stepOf({ page: quick(2_000), login: quick(20) }).tooMuch()).toBeUndefined();
    expect(stepOf({ booking: [...quick(300), 900, 900] }).tooMuch()).toBeUndefined();
  });

  test('is too much by the slowest kind, however many quick answers stand beside it', () => {
    expect(stepOf({ page: quick(10_000), login: [...quick(19), 201] }).tooMuch()).toBe('slow: login');
    expect(stepOf({ page: quick(10_000), booking: [...quick(300), 900, 900, 900, 900] }).tooMuch()).toBe(
      'slow: booking',
    );
    expect(stepOf({ page: quick(9), login: [5, 700] }).slowest()[0]).toEqual({ kind: 'login', p99: 700 });
  });

  test('is too much by one refusal', () => {
    expect(stepOf({ page: quick(9) }, ['/api/login: 429']).tooMuch()).toBe(
      '1 not as wanted: /api/login: 429',
    );
  });

  test('counts what comes without having been planned, such as what dashboards read', () => {
    const step = stepOf({ page: quick(9) });
    step.took('dashboard', 500);
    expect(step.tooMuch()).toBe('slow: dashboard');
  });

  test('leaves out what there was nothing to ask for, and asks no more once it is too much', async () => {
    const none = errands('move', 2, async () => false);
    const step = new Step(none, []);
    await askAll(none, 0, step);
    expect(step.slowest()).toEqual([]);
    const [bad, asked]: [string[], string[]] = [[], []];
    const refused = errands('login', 1, async () => bad.push('429') > 0);
    const later = errands('page', 1, async () => asked.push('page') > 0);
    await askAll([...refused, ...later], 0.002, new Step([...refused, ...later], bad));
    expect(asked).toEqual([]);
  });
});
