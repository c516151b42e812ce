const ROUNDS = 5;

/** Of ours to the reference: the median of the rounds, and the least and the most of them. */
export interface Ratio {
  readonly ratio: number;
  readonly spread: readonly [least: number, most: number];
}

/** Of the reference to ours. */
export const inverse = ({ ratio, spread: [least, most] }: Ratio): Ratio => ({
  ratio: 1 / ratio,
  spread: [1 / most, 1 / least],
});

/**
 * Measures ours and its reference one after the other, again and again: what else the machine does hits both alike. The
 * medians of each, and of the ratios of ours to the reference. A first round warms both up and does not count.
 */
export async function inTurns(
  ours: () => Promise<number>,
  reference: () => Promise<number>,
  rounds = ROUNDS,
): Promise<Ratio & { readonly ours: number; readonly reference: number }> {
  const pairs: (readonly [number, number])[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const second = round % 2 === 0 ? await reference() : undefined;
    const first = await ours();
    const pair = [first, second ?? (await reference())] as const;
    if (round > 0) pairs.push(pair);
  }
  const ratios = pairs.map(([first, second]) => first / second);
  return {
    ours: median(pairs.map(([first]) => first)),
    reference: median(pairs.map(([, second]) => second)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
