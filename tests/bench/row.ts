import type { Ratio } from './in-turns.ts';

/** One line of the table: what was measured, beside what, and what it ought to be. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** To the reference of the same run, where there is one: the median of its rounds. */
  readonly ratio?: number;
  /** The least and the most of them. */
  readonly spread?: Ratio['spread'];
  readonly goal: string;
  /** How much of what the goal allows is used up: 1 at the goal itself, more when it is missed; none without a goal. */
  readonly used?: number;
  /** Why, when the goal was missed. */
  readonly missed: string | undefined;
}

const UNEXPLAINED = 'not explained yet';

const judged = (used: number, why = UNEXPLAINED) => ({ used, missed: used > 1 ? why : undefined });

/** A figure that must not be larger than its limit. */
export function atMost(
  limit: number,
  unit: 'kB' | 'ns' | 'ms' | 's' | 'MB' | '',
  figure: { readonly what: string; readonly value: number; readonly digits: number; readonly why?: string },
): Row {
  const { what, value, digits, why } = figure;
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`.trim(),
    goal: `at most ${limit} ${unit}`.trim(),
    ...judged(value / limit, why),
  };
}

interface Comparison {
  readonly what: string;
  readonly measured: string;
  readonly ratio: number;
  readonly spread?: Ratio['spread'];
  readonly why?: string;
}

/** A cost that must not be larger than so many times its reference. */
export const ratioAtMost = (limit: number, { why, ...compared }: Comparison): Row => ({
  ...compared,
  goal: `at most ${limit}`,
  ...judged(compared.ratio / limit, why),
});

/** A throughput that must reach this share of its reference, which `of` names. */
export const ratioAtLeast = (limit: number, of: string, { why, ...compared }: Comparison): Row => ({
  ...compared,
  goal: `at least ${limit.toFixed(2)} of ${of}`,
  ...judged(limit / compared.ratio, why),
});
