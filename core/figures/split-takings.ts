import type { Cents } from '../units.ts';

/** What was paid for several services, shared out by their prices: the shares sum to it, to the cent. */
export function splitTakings(takings: Cents, prices: readonly Cents[]): readonly Cents[] {
  const priced = prices.reduce((sum, price) => sum + price, 0);
  const weights = priced === 0 ? prices.map(() => 1) : prices;
  const whole = priced === 0 ? prices.length : priced;
  let weighed = 0;
  let given = 0;
  return weights.map(weight => {
    weighed += weight;
    const share = Math.round((takings * weighed) / whole) - given;
    given += share;
    return share;
  });
}
