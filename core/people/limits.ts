export interface Limit {
  readonly name: string;
  /** In any `minutes`. */
  readonly most: number;
  readonly minutes: number;
  /** Minutes between further tries once the limit is reached; without it, none until the oldest expires. */
  readonly afterwards?: number;
}

/** All limits but the reset letters', which `forgotten-password.ts` has. */
export const limits = {
  /** Wrong passwords of one account from unknown browsers. */
  guesses: { name: 'guesses', most: 10, minutes: 60 },
  /** The same from a known browser: slower, never a lockout. */
  ownGuesses: { name: 'own-guesses', most: 20, minutes: 60, afterwards: 3 },
  /** Wrong passwords and resets without proof from one address. */
  failures: { name: 'failures', most: 100, minutes: 60 },
  /** Secrets of links to appointments that opened nothing, from one address. */
  links: { name: 'links', most: 100, minutes: 60 },
  /** Of one customer on the site. */
  bookings: { name: 'bookings', most: 20, minutes: 60 },
  /** Moved, cancelled and restored by one customer, each with its letter. */
  changes: { name: 'changes', most: 30, minutes: 60 },
  /** Wrong codes of one account's app, at login and in its settings. */
  codes: { name: 'codes', most: 10, minutes: 60 },
  codesOfDay: { name: 'codes-of-day', most: 30, minutes: 24 * 60 },
  /** Wrong recovery codes, apart: who guesses the app's codes shuts out nobody who has lost it. */
  recoveryCodes: { name: 'recovery-codes', most: 10, minutes: 60 },
  /** The same of one login, which is over then. */
  answers: { name: 'answers', most: 5, minutes: 10 },
  /** Begun logins by passkey, of one address. */
  challenges: { name: 'challenges', most: 120, minutes: 60 },
  /** Answers to one challenge of a passkey: a session is a copy in each request, this is not. */
  passkeyAnswers: { name: 'passkey-answers', most: 1, minutes: 5 },
  registrations: { name: 'registrations', most: 20, minutes: 60 },
} as const satisfies Record<string, Limit>;

/** Visits to come of one customer, whatever the shop's rules allow: no script hoards the calendar. */
export const MAX_UPCOMING = 30;

/** Above this many keys those that expire soonest may be dropped. */
export const MAX_LIMIT_KEYS = 100_000;

const MINUTE = 60_000;

export const windowOf = ({ minutes }: Limit): number => minutes * MINUTE;

/** Milliseconds since 1970, oldest first. */
const counting = (limit: Limit, hits: readonly number[], now: number): readonly number[] =>
  hits.filter(hit => hit > now - windowOf(limit)).slice(-limit.most);

/** `now` when a try is allowed already. */
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

export const withHit = (limit: Limit, hits: readonly number[], now: number): readonly number[] =>
  [...counting(limit, hits, now), now].toSorted((a, b) => a - b).slice(-limit.most);

export function withoutHit(hits: readonly number[], moment: number): readonly number[] {
  const index = hits.indexOf(moment);
  return index === -1 ? hits : hits.toSpliced(index, 1);
}
