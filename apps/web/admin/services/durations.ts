const usual = [15, 30, 45, 60, 90, 120] as const;

/** The minutes a service can be given; one that already takes another time keeps it. */
export const durationChoices = (stored?: number): readonly number[] => withStored(usual, stored);

const posas = [0, 15, 30, 45, 60, 75, 90] as const;

/** The minutes of a posa, 0 for none; and those after which it begins. */
export const processingChoices = (stored?: number): readonly number[] => withStored(posas, stored);

export const cleanupChoices = [0, 15, 30, 45, 60] as const;

function withStored(choices: readonly number[], stored: number | undefined): readonly number[] {
  const all = stored === undefined ? choices : new Set([...choices, stored]);
  return [...all].toSorted((a, b) => a - b);
}
