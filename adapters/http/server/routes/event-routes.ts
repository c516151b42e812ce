import type { PassThrough } from 'node:stream';
import type { UserId } from '../../../../core/people/user.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import * as calls from '../../contract/events.ts';
import type { Routes } from '../context.ts';
import { type RouteDeps, route } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isSessionAlive } from '../session/session.ts';
import { eventStream, whenInForce } from './event-stream.ts';

/** A browser opens one stream for all its tabs; beyond this number the oldest is closed. */
const MAX_STREAMS = 8;

type Deps = RouteDeps & Pick<ServerDeps, 'changes' | 'stopping' | 'sessions'>;

export function eventRoutes(router: Routes, deps: Deps): void {
  const { changes, stopping, users } = deps;
  const open = new Map<UserId, PassThrough[]>();

  route(router, deps, calls.seeEvents, async ({ ctx, actor }) => {
    if (actor.kind !== 'admin') return refuse({ code: 'not-permitted' });
    const { userId } = actor;
    const mayRead = async (): Promise<boolean> => {
      const [user, stands] = await Promise.all([users.find(userId), isSessionAlive(ctx, deps)]);
      return stands && (user?.isAdmin ?? false);
    };
    const stream = eventStream({ changes, mayRead, stopping });
    const others = open.get(userId) ?? [];
    open.set(userId, [...others.slice(1 - MAX_STREAMS), stream]);
    if (others.length >= MAX_STREAMS) others[0]?.end();
    stream.once('close', () =>
      open.set(
        userId,
        (open.get(userId) ?? []).filter(other => other !== stream),
      ),
    );
    ctx.res.once('close', () => stream.destroy());
    await whenInForce(changes, stream);
    return ok({ stream });
  });
}
