/** How often something may be tried. */
export interface Limit {
  readonly name: string;
  /** In any stretch of `minutes`. */
  readonly most: number;
  readonly minutes: number;
  /** Minutes between two more once the limit is reached; without it nothing more until the oldest is forgotten. */
  readonly afterwards?: number;
}

/** Every limit there is; beside these, `forgotten-password.ts` says how many letters an account is sent. */
export const limits = {
  /** Wrong passwords of one account, from browsers on which it was never logged in. */
  guesses: { name: 'guesses', most: 10, minutes: 60 },
  /** The same on a browser of its own: slower and slower to try, but never locked out. */
  ownGuesses: { name: 'own-guesses', most: 20, minutes: 60, afterwards: 3 },
  /** Wrong passwords, and resets without proof, from one address, whatever the account. */
  failures: { name: 'failures', most: 100, minutes: 60 },
  registrations: { name: 'registrations', most: 20, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** Whom a limit counts is without number: of more than these, who is forgotten soonest may be forgotten at once. */
export const MOST_LIMIT_KEYS = 100_000;

const MINUTE = 60_000;

export const windowOf = ({ minutes }: Limit): number => minutes * MINUTE;

/** The hits that count at `now`; moments are milliseconds since 1970, oldest first. */
const counting = (limit: Limit, hits: readonly number[], now: number): readonly number[] =>
  hits.filter(hit => hit > now - windowOf(limit)).slice(-limit.most);

/** When the next try is free: `now` when it is free already. */
export function freeAt(limit: Limit, hits: readonly number[], now: number): number {
  const counted = counting(limit, hits, now);
  const [oldest] = counted;
  const latest = counted.at(-1);
  if (oldest === undefined || latest === undefined || counted.length < limit.most) return now;
  const forgotten = oldest + windowOf(limit);
  return Math.max(
    now,
    limit.afterwards === undefined ? forgotten : Math.min(forgotten, latest + limit.afterwards * MINUTE),
  );
}

/** The hits with one more. */
export const withHit = (limit: Limit, hits: readonly number[], now: number): readonly number[] =>
  [...counting(limit, hits, now), now].toSorted((a, b) => a - b).slice(-limit.most);

/** The hits without the one of that moment, which turned out not to count. */
export function withoutHit(hits: readonly number[], moment: number): readonly number[] {
  const index = hits.indexOf(moment);
  return index === -1 ? hits : hits.toSpliced(index, 1);
}
