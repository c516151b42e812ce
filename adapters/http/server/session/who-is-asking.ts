import { type Actor, actorOf, guest } from '../../../../core/people/permissions.ts';
import type { Context } from '../context.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isProved, renewSession, sessionUserId } from './session.ts';

/**
 * Who makes this request, read once, together with the session, from the users as they are now: a role is never taken from
 * the session. A guest when the account is gone, or the session too old for the account's present role.
 */
export async function whoIsAsking(
  ctx: Context,
  { users, clock, adminFactor }: Pick<ServerDeps, 'users' | 'clock' | 'adminFactor'>,
): Promise<Actor> {
  const known = ctx.state.actor;
  if (known !== undefined) return known;
  const userId = sessionUserId(ctx);
  const { sessionUser } = ctx.state;
  // A session that began in this request was not read with its user.
  const cameWithIt = userId === undefined || sessionUser?.id === userId;
  const user = cameWithIt ? sessionUser : await users.find(userId);
  const actor = userId !== undefined && renewSession(ctx, clock, user) ? actorOf(user) : guest;
  const owes = actor.kind === 'admin' && adminFactor === 'required' && !isProved(ctx);
  ctx.state.actor = owes ? { ...actor, owesFactor: true } : actor;
  return ctx.state.actor;
}
