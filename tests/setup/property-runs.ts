import process from 'node:process';

/**
 * How often a property is tried: `npm run test:properties -- --runs 100000 --seed 42 [--path 12:0]`.
 * A failure prints the seed and the path that replay it.
 */
type Runs = { readonly numRuns: number; readonly seed?: number; readonly path?: string };

const asked = Number(process.env['FC_RUNS'] ?? 1_000);
const seed = process.env['FC_SEED'];
const path = process.env['FC_PATH'];
const replay = { ...(seed ? { seed: Number(seed) } : {}), ...(path ? { path } : {}) };

/** For a property whose one try takes less than a millisecond; `share` lowers the number for a dearer one. */
export function runs(share = 1): Runs {
  return { numRuns: Math.max(1, Math.round(asked * share)), ...replay };
}

/**
 * For a property that runs a whole history, or a whole day's bookings, at each try: as often as the others up to a
 * thousand times, and once for every hundred tries more that are asked for; `share` as above.
 */
export function modelRuns(share = 1): Runs {
  const numRuns = Math.min(asked, 1_000) + Math.max(0, Math.floor((asked - 1_000) / 100));
  return { numRuns: Math.max(1, Math.round(numRuns * share)), ...replay };
}
