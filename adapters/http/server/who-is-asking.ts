import { type Actor, actorOf, guest } from '../../../core/people/permissions.ts';
import type { Context, CoreDeps } from './server-deps.ts';
import { sessionUserId } from './session.ts';

/**
 * Who makes this request, read once from the users as they are now: a role is never taken from the session, and an
 * account whose row is gone is a guest.
 */
export async function whoIsAsking(ctx: Context, { users }: Pick<CoreDeps, 'users'>): Promise<Actor> {
  const known = ctx.state.actor;
  if (known !== undefined) return known;
  const userId = sessionUserId(ctx);
  const actor = userId === undefined ? guest : actorOf(await users.find(userId));
  ctx.state.actor = actor;
  return actor;
}
