import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../ports/clock.ts';
import type { ResetTokens } from '../../ports/reset-tokens.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import { hasAccount, type UserId } from '../user.ts';
import { LINK_LIFE, mayHaveCounterLink } from './forgotten-password.ts';

interface Deps {
  readonly users: Users;
  readonly resetTokens: ResetTokens;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly resetForm: (secret: string) => string;
}

/** Whoever opens it sets the password, once. Who has no login has no password either. */
export async function issueResetLink(
  deps: Deps,
  actor: Actor,
  userId: UserId,
): Promise<
  Result<
    { readonly url: string; readonly expires: Temporal.Instant },
    ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found'>
  >
> {
  const allowed = permit(actor, 'issue-reset-link');
  if (!allowed.ok) return allowed;
  const user = await deps.users.find(userId);
  if (user === undefined || !hasAccount(user)) return refuse({ code: 'user-not-found' });
  if (!mayHaveCounterLink(user)) return refuse({ code: 'not-permitted' });
  const now = deps.clock.now();
  const { secret, hash } = deps.tokens.create();
  const expires = now.add(LINK_LIFE.counter);
  const issuer = allowed.value.userId;
  await deps.resetTokens.issue({ hash, userId, kind: 'counter', issued: now, expires, issuer });
  return ok({ url: deps.resetForm(secret), expires });
}
