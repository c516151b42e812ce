import { Temporal } from 'temporal-polyfill';
import type { Roles, UserId } from '../user.ts';
import { isStaff, OWN_BROWSER, type ProofKind } from './forgotten-password.ts';

/** What somebody shows to prove that an account is theirs, hashed. */
export interface Proof {
  readonly browser?: string | undefined;
  readonly link?: string | undefined;
}

/** What is stored under a proof: the link, and every login on the browser. */
export interface ProofRecord {
  readonly link: IssuedLink | undefined;
  readonly logins: readonly BrowserLogin[];
}

interface IssuedLink {
  readonly userId: UserId;
  readonly kind: 'counter' | 'email';
  readonly expires: Temporal.Instant;
}

/** How the account is proven at `now`, by its link first; undefined when it is not. */
export function proofKind(
  userId: UserId,
  { link, logins }: ProofRecord,
  now: Temporal.Instant,
): ProofKind | undefined {
  if (link?.userId === userId && Temporal.Instant.compare(link.expires, now) > 0) return link.kind;
  return isOwnBrowser(userId, logins, now) ? 'browser' : undefined;
}

/** The last login of an account on a browser. */
export interface BrowserLogin {
  readonly userId: UserId;
  /** Whether the account was staff at any of its logins there. */
  readonly staff: boolean;
  /** The account's roles today. */
  readonly roles: Roles;
  readonly lastSeen: Temporal.Instant;
}

/** A login later than this still counts at `now`. */
export const countsSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * OWN_BROWSER.days });

export const stillCounts = (lastSeen: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(lastSeen, countsSince(now)) > 0;

/**
 * Whether a browser counts as the account's own, given every login remembered there, the expired ones included. A browser
 * is shared once staff logged in on it, or more accounts than `OWN_BROWSER.accounts`.
 */
export function isOwnBrowser(
  userId: UserId,
  logins: readonly BrowserLogin[],
  now: Temporal.Instant,
): boolean {
  const shared =
    logins.length > OWN_BROWSER.accounts || logins.some(({ staff, roles }) => staff || isStaff(roles));
  return !shared && logins.some(login => login.userId === userId && stillCounts(login.lastSeen, now));
}

/** Those of an account's browsers that are one too many: the longest unseen. */
export const surplusBrowsers = <T extends { readonly id: number; readonly lastSeen: Temporal.Instant }>(
  browsers: readonly T[],
): readonly T[] => browsers.toSorted(latestFirst).slice(OWN_BROWSER.browsers);

export const latestFirst = (
  a: { readonly id: number; readonly lastSeen: Temporal.Instant },
  b: { readonly id: number; readonly lastSeen: Temporal.Instant },
): number => Temporal.Instant.compare(b.lastSeen, a.lastSeen) || b.id - a.id;
