import type { Actor } from '../../../../core/people/permissions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives unused, and at most; `noted`: how often its use is stored. */
const lives = {
  customer: { idle: 30 * DAY, absolute: 180 * DAY, noted: HOUR },
  admin: { idle: 16 * HOUR, absolute: 14 * DAY, noted: MINUTE },
} as const;

type Kind = Exclude<Actor['kind'], 'guest'>;

/** Milliseconds since 1970. */
export interface SessionTimes {
  readonly startedAt: number;
  readonly seenAt: number;
}

/** When it ends, by the user's present role. */
export const endOfSession = (kind: Kind, { startedAt, seenAt }: SessionTimes): number =>
  Math.min(seenAt + lives[kind].idle, startedAt + lives[kind].absolute);

export const isWorthNoting = (kind: Kind, { seenAt }: SessionTimes, now: number): boolean =>
  now - seenAt >= lives[kind].noted;

/** The cookie's maximum age; the server decides when a session ends. */
export const LONGEST_IDLE = lives.customer.idle;
