import type { Clock } from '../../ports/clock.ts';
import type { Sessions } from '../../ports/sessions.ts';
import type { Tokens } from '../../ports/tokens.ts';
import type { Users } from '../../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type Actor, permit } from '../permissions.ts';
import { hasAccount, type UserId } from '../user.ts';
import { requireFreshLogin } from './fresh-login.ts';
import { sessionId } from './list-sessions.ts';
import type { Visitor } from './visitor.ts';

type Refused = ProblemOf<'not-logged-in' | 'not-permitted'>;

/** One of one's own. */
export async function endSession(
  deps: { readonly sessions: Sessions; readonly tokens: Tokens; readonly clock: Clock },
  actor: Actor,
  visitor: Pick<Visitor, 'loginAt'>,
  id: string,
): Promise<Result<undefined, Refused | ProblemOf<'login-not-fresh' | 'session-not-found'>>> {
  const allowed = permit(actor, 'end-sessions');
  if (!allowed.ok) return allowed;
  const fresh = requireFreshLogin(deps, visitor);
  if (!fresh.ok) return fresh;
  const own = await deps.sessions.listOf(allowed.value.userId, deps.clock.now());
  const session = own.find(one => sessionId(deps.tokens, one) === id);
  if (session === undefined) return refuse({ code: 'session-not-found' });
  await deps.sessions.remove(session.sid);
  return ok(undefined);
}

export async function endOtherSessions(
  deps: { readonly sessions: Sessions; readonly clock: Clock },
  actor: Actor,
  visitor: Pick<Visitor, 'loginAt'>,
  here: string | undefined,
): Promise<Result<number, Refused | ProblemOf<'login-not-fresh'>>> {
  const allowed = permit(actor, 'end-sessions');
  if (!allowed.ok) return allowed;
  const fresh = requireFreshLogin(deps, visitor);
  return fresh.ok ? ok(await deps.sessions.endOf(allowed.value.userId, here)) : fresh;
}

/** All of somebody with a login; an administrator's own go on where they ask, and need a fresh login as `endOtherSessions` does. */
export async function endSessionsOf(
  deps: { readonly sessions: Sessions; readonly users: Pick<Users, 'find'>; readonly clock: Clock },
  actor: Actor,
  visitor: Pick<Visitor, 'loginAt'>,
  userId: UserId,
  here: string | undefined,
): Promise<Result<number, Refused | ProblemOf<'login-not-fresh' | 'user-not-found'>>> {
  const allowed = permit(actor, 'end-sessions-of');
  if (!allowed.ok) return allowed;
  const fresh = userId === allowed.value.userId ? requireFreshLogin(deps, visitor) : ok(undefined);
  if (!fresh.ok) return fresh;
  const user = await deps.users.find(userId);
  if (user === undefined || !hasAccount(user)) return refuse({ code: 'user-not-found' });
  return ok(await deps.sessions.endOf(userId, here));
}
