import { Temporal } from 'temporal-polyfill';
import type { Roles, UserId } from '../user.ts';
import { isStaff, OWN_BROWSER, type ProofKind } from './forgotten-password.ts';

/** Hashes. */
export interface Proof {
  readonly browser?: string | undefined;
  readonly link?: string | undefined;
}

export interface ProofRecord {
  readonly link: IssuedLink | undefined;
  readonly logins: readonly BrowserLogin[];
}

interface IssuedLink {
  readonly userId: UserId;
  readonly kind: 'counter' | 'email';
  readonly expires: Temporal.Instant;
}

/** The link counts first. */
export function proofKind(
  userId: UserId,
  { link, logins }: ProofRecord,
  now: Temporal.Instant,
): ProofKind | undefined {
  if (link?.userId === userId && Temporal.Instant.compare(link.expires, now) > 0) return link.kind;
  return isOwnBrowser(userId, logins, now) ? 'browser' : undefined;
}

export interface BrowserLogin {
  readonly userId: UserId;
  /** Whether the account was staff at any of its logins there. */
  readonly staff: boolean;
  readonly roles: Roles;
  readonly lastSeen: Temporal.Instant;
}

export const countsSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * OWN_BROWSER.days });

export const stillCounts = (lastSeen: Temporal.Instant, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(lastSeen, countsSince(now)) > 0;

/** `logins`: all remembered there, expired ones included. Staff or too many accounts make it shared. */
export function isOwnBrowser(
  userId: UserId,
  logins: readonly BrowserLogin[],
  now: Temporal.Instant,
): boolean {
  const shared =
    logins.length > OWN_BROWSER.accounts || logins.some(({ staff, roles }) => staff || isStaff(roles));
  return !shared && logins.some(login => login.userId === userId && stillCounts(login.lastSeen, now));
}

export const surplusBrowsers = <T extends { readonly id: number; readonly lastSeen: Temporal.Instant }>(
  browsers: readonly T[],
): readonly T[] => browsers.toSorted(latestFirst).slice(OWN_BROWSER.browsers);

export const latestFirst = (
  a: { readonly id: number; readonly lastSeen: Temporal.Instant },
  b: { readonly id: number; readonly lastSeen: Temporal.Instant },
): number => Temporal.Instant.compare(b.lastSeen, a.lastSeen) || b.id - a.id;
