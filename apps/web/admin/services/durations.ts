const usual = [15, 30, 45, 60, 90, 120] as const;

/** The minutes a service can be given; one that already takes another time keeps it. */
export function durationChoices(stored?: number): readonly number[] {
  const all = stored === undefined ? usual : new Set([...usual, stored]);
  return [...all].toSorted((a, b) => a - b);
}
