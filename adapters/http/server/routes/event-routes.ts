import type { PassThrough } from 'node:stream';
import type { UserId } from '../../../../core/people/user.ts';
import { ok, refuse } from '../../../../core/problem.ts';
import * as calls from '../../contract/events.ts';
import { route } from '../route.ts';
import type { Routes, ServerDeps } from '../server-deps.ts';
import { sessionStands } from '../session/session.ts';
import { eventStream } from './event-stream.ts';

/** A browser opens one stream for all its tabs; more than this is a mistake, and the oldest makes room. */
const MOST_STREAMS = 8;

export function eventRoutes(router: Routes, deps: ServerDeps): void {
  const { changes, stopping, core } = deps;
  const open = new Map<UserId, PassThrough[]>();

  route(router, core, calls.seeEvents, async ({ ctx, actor }) => {
    if (actor.kind !== 'admin') return refuse({ code: 'not-permitted' });
    const { userId } = actor;
    const mayRead = async (): Promise<boolean> => {
      const [user, stands] = await Promise.all([core.users.find(userId), sessionStands(ctx, deps)]);
      return stands && (user?.isAdmin ?? false);
    };
    const stream = eventStream({ changes, mayRead, stopping });
    const others = open.get(userId) ?? [];
    open.set(userId, [...others.slice(1 - MOST_STREAMS), stream]);
    if (others.length >= MOST_STREAMS) others[0]?.end();
    stream.once('close', () =>
      open.set(
        userId,
        (open.get(userId) ?? []).filter(other => other !== stream),
      ),
    );
    return ok({ stream });
  });
}
