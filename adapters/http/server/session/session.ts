import { createHash, randomBytes } from 'node:crypto';
import { createSession } from 'koa-session';
import { Temporal } from 'temporal-polyfill';
import { guest } from '../../../../core/people/permissions.ts';
import type { User, UserId } from '../../../../core/people/user.ts';
import type { Clock } from '../../../../core/ports/clock.ts';
import type { StoredSession } from '../../../../core/ports/sessions.ts';
import type { App, Context, Middleware, ServerDeps } from '../server-deps.ts';
import { cookieKeys } from './cookie-keys.ts';
import { endOfSession, LONGEST_IDLE, type SessionTimes, visitIsNews } from './session-life.ts';

const COOKIE = 'salone.sid';

/** What a stolen table shows: not what a browser holds. */
const hashed = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/**
 * Sessions in the database, their ids hashed. An id made in this request is created; any other is only updated, so that
 * a request in flight at logout cannot bring its session back. When noting a visit fails, the answer that was already
 * earned stands.
 */
export function sessionMiddleware(app: App, deps: ServerDeps): Middleware {
  const { sessions, core, settings, logger } = deps;
  app.keys = cookieKeys(settings.sessionSecrets);
  const store = {
    async get(sid: string, _maxAge: unknown, { ctx }: { ctx?: Context }) {
      const found = await sessions.find(hashed(sid), core.clock.now());
      if (ctx !== undefined) ctx.state.sessionUser = found?.user;
      return found?.sess;
    },
    async set(sid: string, kept: StoredSession['sess'], _maxAge: number, { ctx }: { ctx?: Context }) {
      // Without what koa-session adds by the machine's clock.
      const { _expire, _maxAge: __, ...sess } = kept;
      const ends = ctx?.state.sessionEnds ?? core.clock.now().epochMilliseconds;
      const expire = Temporal.Instant.fromEpochMilliseconds(ends);
      const session = { sid: hashed(sid), sess, expire };
      if (ctx?.state.newSessionId === sid) {
        await sessions.create(session);
        ctx.state.newSessionId = undefined;
        ctx.state.createdSession = JSON.stringify(sess);
      } else if (ctx?.state.createdSession !== JSON.stringify(sess)) {
        await sessions.update(session).catch(err => logger.warn({ err }, 'visit not noted'));
      }
    },
    async destroy(sid: string, { ctx }: { ctx?: Context } = {}) {
      // An id made in this request and not stored yet has nothing to take away, and no disk to wait for.
      if (ctx?.state.newSessionId !== sid) await sessions.remove(hashed(sid));
    },
  };
  const genid = (ctx: Context): string => {
    ctx.state.newSessionId = randomBytes(32).toString('base64url');
    return ctx.state.newSessionId;
  };
  const secure = settings.publicUrl.protocol === 'https:';
  const cookie = { key: COOKIE, maxAge: LONGEST_IDLE, httpOnly: true, signed: true, sameSite: 'lax', secure };
  const session = createSession({ ...cookie, genid, store }, app);
  return async (ctx, next) => {
    if (!isRead(ctx) || ctx.cookies.get(COOKIE, { signed: false }) !== undefined) return session(ctx, next);
    // Most requests: somebody without a session looks at something, and no session begins by looking.
    ctx.state.actor = guest;
    return next();
  };
}

const isRead = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

const kindOf = ({ isAdmin }: Pick<User, 'isAdmin'>) => (isAdmin ? 'admin' : 'customer');

/** Logs somebody in under an id nobody knew before. */
export async function startSession(ctx: Context, clock: Clock, user: User): Promise<void> {
  if (ctx.session === null) ctx.session = {};
  const { session } = ctx;
  if (session === null) throw new Error('no session to start');
  const now = clock.now().epochMilliseconds;
  const times = { startedAt: now, seenAt: now };
  Object.assign(session, { userId: user.id, ...times });
  ctx.state.sessionEnds = endOfSession(kindOf(user), times);
  await session.regenerate();
}

export function endSession(ctx: Context): void {
  ctx.session = null;
}

/** Whose session this is, if there is one. */
export function sessionUserId(ctx: Context): UserId | undefined {
  const { userId, startedAt, seenAt } = ctx.session ?? {};
  return typeof startedAt === 'number' && typeof seenAt === 'number' ? userId : undefined;
}

/** False, and the end of the session, when it is too old for what its user is now; otherwise the visit is noted. */
export function visit(ctx: Context, clock: Clock, user: User | undefined): boolean {
  const { session } = ctx;
  const times = { startedAt: session?.startedAt ?? 0, seenAt: session?.seenAt ?? 0 } satisfies SessionTimes;
  const now = clock.now().epochMilliseconds;
  if (session === null || user === undefined || endOfSession(kindOf(user), times) <= now) {
    endSession(ctx);
    return false;
  }
  const kind = kindOf(user);
  if (visitIsNews(kind, times, now)) session.seenAt = now;
  ctx.state.sessionEnds = endOfSession(kind, { ...times, seenAt: session.seenAt ?? now });
  return true;
}

/** Whether the session that came with this request is still there: it may have ended since. Does not lengthen it. */
export async function sessionStands(ctx: Context, { sessions, core }: ServerDeps): Promise<boolean> {
  const sid = ctx.cookies.get(COOKIE, { signed: true });
  return sid !== undefined && (await sessions.find(hashed(sid), core.clock.now())) !== undefined;
}

/** The asker's session as it is stored, to be kept when the account's others end. */
export function storedSession(ctx: Context): string | undefined {
  const sid = ctx.session?.externalKey;
  return sid === undefined || sessionUserId(ctx) === undefined ? undefined : hashed(sid);
}
