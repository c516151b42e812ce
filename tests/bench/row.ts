/** One line of the table: what was measured, beside what, and what it ought to be. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** To the reference of the same run, where there is one. */
  readonly ratio?: number;
  readonly goal: string;
  /** Why, when the goal was missed. */
  readonly missed: string | undefined;
}

export const because = (isMissed: boolean, why: string): string | undefined => (isMissed ? why : undefined);

/** A figure that must not be larger than its limit. */
export function atMost(
  limit: number,
  unit: 'kB' | 'ms' | 's' | '',
  figure: { readonly what: string; readonly value: number; readonly digits: number; readonly why?: string },
): Row {
  const { what, value, digits, why = 'not explained yet' } = figure;
  return {
    what,
    measured: `${value.toFixed(digits)} ${unit}`.trim(),
    goal: `at most ${limit} ${unit}`.trim(),
    missed: because(value > limit, why),
  };
}
