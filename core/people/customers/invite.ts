import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../ports/clock.ts';
import type { Invitations } from '../../ports/invitations.ts';
import type { LinkSeal } from '../../ports/letters/link-seal.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import { hasAccount, type UserId } from '../user.ts';

const INVITATION_LIFE = Temporal.Duration.from({ hours: 7 * 24 });

interface Deps {
  readonly users: Pick<Users, 'find'>;
  readonly invitations: Pick<Invitations, 'issue'>;
  readonly tokens: Tokens;
  readonly linkSeal: LinkSeal;
  readonly clock: Clock;
  readonly invitationPage: (secret: string) => string;
}

/** Whoever opens it chooses username and password, once, and finds the person's appointments. */
export async function invite(
  deps: Deps,
  actor: Actor,
  userId: UserId,
): Promise<
  Result<
    { readonly url: string; readonly expires: Temporal.Instant },
    ProblemOf<'not-logged-in' | 'not-permitted' | 'user-not-found' | 'has-account'>
  >
> {
  const allowed = permit(actor, 'invite');
  if (!allowed.ok) return allowed;
  const user = await deps.users.find(userId);
  if (user === undefined) return refuse({ code: 'user-not-found' });
  if (hasAccount(user)) return refuse({ code: 'has-account' });
  const due = deps.clock.now();
  const expires = due.add(INVITATION_LIFE);
  const { secret, hash } = deps.tokens.create();
  const what = { kind: 'invitation', userId, due, until: expires } as const;
  const letter =
    user.email === null ? undefined : { ...what, address: user.email, sealed: deps.linkSeal.seal(secret) };
  if (!(await deps.invitations.issue({ hash, userId, expires }, letter))) {
    const isGone = (await deps.users.find(userId)) === undefined;
    return refuse({ code: isGone ? 'user-not-found' : 'has-account' });
  }
  return ok({ url: deps.invitationPage(secret), expires });
}
