import type { Temporal } from 'temporal-polyfill';
import { noticeTo } from '../../letters/accounts/account-letter.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkSeal } from '../../ports/letters/link-seal.ts';
import type { MailAddresses } from '../../ports/letters/mail-addresses.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { ResetTokens } from '../../ports/reset-tokens.ts';
import type { Renewal } from '../../ports/sessions.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type Result } from '../../problem.ts';
import { type PasswordDeps, refuseWeak, type Weak } from '../access/administrator-password.ts';
import { type User, type UserId, usernameKey } from '../user.ts';
import {
  EMAIL_LINKS_AN_HOUR,
  LINK_LIFE,
  linkAddress,
  mayResetBy,
  type ProofKind,
} from './forgotten-password.ts';
import type { Proof } from './proof.ts';

interface Deps extends PasswordDeps {
  readonly users: Users;
  readonly resetTokens: ResetTokens;
  readonly passwords: Passwords;
  readonly passwordHasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly linkSeal: LinkSeal;
  readonly mailAddresses: Pick<MailAddresses, 'confirm'>;
  readonly clock: Clock;
  /** `immediate`: customers need no proof (closed networks only). */
  readonly passwordReset: 'verified' | 'immediate';
}

export interface ResetRequest {
  readonly username: string;
  readonly newPassword: string;
  readonly browser: string | undefined;
  readonly link: string | undefined;
  readonly renew: Renewal | undefined;
}

interface Done {
  readonly proof: ProofKind | 'none';
  /** Of the link. */
  readonly issuer?: UserId | undefined;
}

/** Not `done` tells nothing about the account; nor does `later`, which runs well after the answer. */
export type ResetOutcome =
  | ({ readonly done: true; readonly user: User } & Done)
  | { readonly done: false; readonly later: () => Promise<void> };

/** Without a proof nothing changes, and the account's e-mail address is sent a link. */
export async function resetPassword(deps: Deps, request: ResetRequest): Promise<Result<ResetOutcome, Weak>> {
  const now = deps.clock.now();
  const later = () => sendLink(deps, request.username);
  const account = await deps.users.findByUsernameKey(usernameKey(request.username));
  const passwordHash = await deps.passwordHasher.hash(request.newPassword);
  if (account === undefined) {
    // The same work as for a known name.
    await deps.passwords.checkProof(NOBODY, proofOf(deps.tokens, request), now);
    return ok({ done: false, later });
  }
  const { user } = account;
  const reset = await resetWithProof(deps, user, passwordHash, request, now);
  if (!reset.ok) return reset;
  if (reset.value === undefined) return ok({ done: false, later });
  if (reset.value.proof === 'email' && user.email !== null)
    await deps.mailAddresses.confirm(user.id, user.email);
  return ok({ done: true, user, ...reset.value });
}

const NOBODY: UserId = 0;

const proofOf = (tokens: Tokens, { browser, link }: ResetRequest): Proof => ({
  browser: browser === undefined ? undefined : tokens.hash(browser),
  link: link === undefined ? undefined : tokens.hash(link),
});

/** Only who has a proof learns that a password is too weak for the account, and the proof is good still. */
async function resetWithProof(
  deps: Deps,
  user: User,
  passwordHash: string,
  request: ResetRequest,
  now: Temporal.Instant,
): Promise<Result<Done | undefined, Weak>> {
  const { passwords } = deps;
  const tell = (of: User) => noticeTo(of, 'password-changed', now);
  const { renew } = request;
  if (deps.passwordReset === 'immediate' && !user.isAdmin)
    return ok(
      (await passwords.change(user.id, passwordHash, renew, { tell })) ? { proof: 'none' } : undefined,
    );
  const proof = proofOf(deps.tokens, request);
  const kind = await passwords.checkProof(user.id, proof, now);
  if (kind === undefined || !mayResetBy(user, kind)) return ok(undefined);
  const weak = await refuseWeak(deps, user, request.newPassword);
  if (weak !== undefined) return weak;
  const used = kind === 'browser' ? { browser: proof.browser } : { link: proof.link };
  const issuer = await issuerOf(deps, user, kind, used.link);
  const done = await passwords.reset(user.id, passwordHash, used, renew, now, tell);
  return ok(done ? { proof: kind, issuer } : undefined);
}

async function issuerOf(
  { resetTokens }: Deps,
  user: User,
  kind: ProofKind,
  link: string | undefined,
): Promise<UserId | undefined> {
  if (kind === 'browser') return undefined;
  return kind === 'email' ? user.id : resetTokens.issuerOf(link ?? '');
}

async function sendLink(
  { users, clock, resetTokens, tokens, linkSeal }: Deps,
  username: string,
): Promise<void> {
  const account = await users.findByUsernameKey(usernameKey(username));
  const address = account && linkAddress(account.user, account.emailIsOwn);
  if (!address) return;
  const { user } = account;
  const now = clock.now();
  const { secret, hash } = tokens.create();
  const expires = now.add(LINK_LIFE.email);
  const limit = { most: EMAIL_LINKS_AN_HOUR, since: now.subtract({ hours: 1 }) };
  const link = { hash, userId: user.id, kind: 'email', issued: now, expires } as const;
  const what = { kind: 'reset-link', userId: user.id, address, due: now, until: expires } as const;
  await resetTokens.issue(link, limit, { ...what, sealed: linkSeal.seal(secret) });
}
