import { createHash, randomBytes } from 'node:crypto';
import { createSession } from 'koa-session';
import { guest } from '../../../core/people/permissions.ts';
import type { UserId } from '../../../core/people/user.ts';
import type { StoredSession } from '../../../core/ports/sessions.ts';
import type { App, Context, Middleware, ServerDeps } from './server-deps.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;
const COOKIE = 'salone.sid';

/** What a stolen table shows: not what a browser holds. */
const hashed = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/**
 * Sessions in the database, their ids hashed. An id made in this request is created; any other is only updated, so that
 * a request in flight at logout cannot bring its session back. Renewal writes at most every fifteen days, and when it
 * fails the answer that was already earned stands.
 */
export function sessionMiddleware(app: App, deps: ServerDeps): Middleware {
  const { sessions, core, settings, logger } = deps;
  app.keys = [...settings.sessionSecrets];
  const store = {
    get: async (sid: string) => (await sessions.find(hashed(sid), core.clock.now()))?.sess,
    async set(sid: string, sess: StoredSession['sess'], maxAge: number, { ctx }: { ctx?: Context }) {
      const session = { sid: hashed(sid), sess, expire: core.clock.now().add({ milliseconds: maxAge }) };
      if (ctx?.state.newSessionId === sid) {
        await sessions.create(session);
        ctx.state.newSessionId = undefined;
      } else {
        await sessions.update(session).catch(err => logger.warn({ err }, 'session not renewed'));
      }
    },
    destroy: (sid: string) => sessions.remove(hashed(sid)),
  };
  const genid = (ctx: Context): string => {
    ctx.state.newSessionId = randomBytes(32).toString('base64url');
    return ctx.state.newSessionId;
  };
  const secure = settings.publicUrl.protocol === 'https:';
  const cookie = { key: COOKIE, maxAge: THIRTY_DAYS, httpOnly: true, signed: true, sameSite: 'lax', secure };
  const session = createSession({ ...cookie, renew: true, genid, store }, app);
  return async (ctx, next) => {
    if (!isRead(ctx) || ctx.cookies.get(COOKIE, { signed: false }) !== undefined) return session(ctx, next);
    // Most requests: somebody without a session looks at something, and no session begins by looking.
    ctx.state.actor = guest;
    return next();
  };
}

const isRead = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

/** Logs somebody in under an id nobody knew before. */
export async function startSession(ctx: Context, userId: UserId): Promise<void> {
  const session = ctx.session;
  if (session === null) throw new Error('no session to start');
  session.userId = userId;
  await session.regenerate();
}

export function endSession(ctx: Context): void {
  ctx.session = null;
}

/** The user a session was started for, if there is one. */
export function sessionUserId(ctx: Context): UserId | undefined {
  const userId: unknown = ctx.session?.userId;
  return typeof userId === 'number' ? userId : undefined;
}
