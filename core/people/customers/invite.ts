import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../../ports/clock.ts';
import type { Invitations } from '../../ports/invitations.ts';
import type { Mail } from '../../ports/letters/mail.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { invitation } from '../letters.ts';
import { type Actor, permit } from '../permissions.ts';
import { hasAccount, type UserId } from '../user.ts';

const INVITATION_LIFE = Temporal.Duration.from({ hours: 7 * 24 });

interface Deps {
  readonly users: Pick<Users, 'find'>;
  readonly invitations: Pick<Invitations, 'issue'>;
  readonly tokens: Tokens;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly shop: { readonly name: string; readonly phone: string };
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
  const expires = deps.clock.now().add(INVITATION_LIFE);
  const { secret, hash } = deps.tokens.create();
  if (!(await deps.invitations.issue({ hash, userId, expires }))) {
    const isGone = (await deps.users.find(userId)) === undefined;
    return refuse({ code: isGone ? 'user-not-found' : 'has-account' });
  }
  const url = deps.invitationPage(secret);
  if (user.email !== null) deps.mail.send(invitation(deps.shop, user.email, url, INVITATION_LIFE.hours / 24));
  return ok({ url, expires });
}
