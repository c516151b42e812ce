import { randomBytes } from 'node:crypto';
import { createSession } from 'koa-session';
import type { LoginProof } from '../../../../core/people/access/visitor.ts';
import { guest } from '../../../../core/people/permissions.ts';
import { PENDING_LIFE, type PendingLogin } from '../../../../core/people/second-factor/second-factor.ts';
import type { User, UserId } from '../../../../core/people/user.ts';
import type { Clock } from '../../../../core/ports/clock.ts';
import type { Renewal, SessionDevice } from '../../../../core/ports/sessions.ts';
import type { App, Context, Middleware, SessionOfRequest } from '../context.ts';
import type { ServerDeps } from '../server-deps.ts';
import { cookieKeys } from './cookie-keys.ts';
import { renameCookies, sessionCookie } from './cookies.ts';
import { endOfSession, isWorthNoting, LONGEST_IDLE, type SessionTimes } from './session-life.ts';
import { hashed, sessionStore } from './session-store.ts';

/** Reads the session of a request and stores what has become of it. */
export function sessionMiddleware(
  app: App,
  deps: Pick<ServerDeps, 'sessions' | 'clock' | 'settings' | 'logger'>,
): Middleware {
  const { settings } = deps;
  app.keys = cookieKeys(settings.sessionSecrets);
  const secure = settings.publicUrl.protocol === 'https:';
  const key = sessionCookie.name(secure);
  const cookie = { key, maxAge: LONGEST_IDLE, httpOnly: true, signed: true, sameSite: 'lax', secure };
  const externalKey = {
    get: (ctx: Context) => sessionCookie.get(ctx) ?? '',
    set: (ctx: Context, value: string) => sessionCookie.set(ctx, value),
  };
  const session = createSession({ ...cookie, externalKey, genid, store: sessionStore(deps) }, app);
  return async (ctx, next) => {
    ctx.cookies.secure = secure;
    renameCookies(ctx);
    const isThere = sessionCookie.isThere(ctx);
    if (isThere && sessionCookie.get(ctx) === undefined) ctx.state.audit('forged cookie');
    if (!isRead(ctx) || isThere) {
      await session(ctx, next);
      if (ctx.state.loggedOut) ctx.state.audit('logout', ctx.state.loggedOut);
      return;
    }
    // Most requests: a read without a session, and no read begins one.
    ctx.state.actor = guest;
    await next();
  };
}

function genid({ state }: Context): string {
  const { renewedSessionId: renewed } = state;
  state.renewedSessionId = undefined;
  if (renewed !== undefined) return renewed;
  state.newSessionId = newId();
  return state.newSessionId;
}

const newId = (): string => randomBytes(32).toString('base64url');

const isRead = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';

const kindOf = ({ isAdmin }: Pick<User, 'isAdmin'>) => (isAdmin ? 'admin' : 'customer');

/** Begins a session under a new id: a fixed one must not become a login. */
export async function startSession(
  ctx: Context,
  clock: Clock,
  user: User,
  device: SessionDevice,
  proof: LoginProof,
): Promise<void> {
  const session = emptySession(ctx);
  const now = clock.now().epochMilliseconds;
  const times = { startedAt: now, seenAt: now };
  Object.assign(session, { userId: user.id, ...times, ...(proof === 'both' && { proved: true }) });
  ctx.state.sessionEnds = endOfSession(kindOf(user), times);
  ctx.state.sessionDevice = device;
  await session.regenerate();
}

/** Until its code is given the session names no user, so that every request on it is a guest's. */
export async function startPendingLogin(
  ctx: Context,
  clock: Clock,
  login: Omit<PendingLogin, 'id'>,
): Promise<void> {
  const session = emptySession(ctx);
  const since = clock.now().epochMilliseconds;
  Object.assign(session, { pending: { ...login, id: newId(), since } });
  ctx.state.sessionEnds = since + PENDING_LIFE;
  await session.regenerate();
}

export function pendingLogin(ctx: Context, clock: Clock): PendingLogin | undefined {
  const pending = ctx.session?.pending;
  return pending !== undefined && pending.since + PENDING_LIFE > clock.now().epochMilliseconds
    ? pending
    : undefined;
}

const LOGIN = ['userId', 'startedAt', 'seenAt', 'confirmedAt', 'proved'] as const;

/** Nothing of an earlier login is carried over. */
function emptySession(ctx: Context): SessionOfRequest {
  ctx.session ??= {};
  const { session } = ctx;
  if (session === null) throw new Error('no session to start');
  for (const name of [...LOGIN, 'pending', 'challenge'] as const) delete session[name];
  return session;
}

/** Of a login, or of the password typed since. */
export const loginAt = ({ session }: Context): number | undefined =>
  session?.confirmedAt ?? session?.startedAt;

export function noteLogin(ctx: Context, clock: Clock): void {
  if (ctx.session !== null) ctx.session.confirmedAt = clock.now().epochMilliseconds;
}

export const isProved = (ctx: Context): boolean => ctx.session?.proved === true;

/** The second factor was proved in this session just now. */
export function noteProof(ctx: Context): void {
  if (ctx.session !== null) ctx.session.proved = true;
}

/** The second factor is gone: administrators who must have one have to set it up again. */
export function forgetProof(ctx: Context): void {
  delete ctx.session?.proved;
}

export function endSession(ctx: Context): void {
  ctx.session = null;
}

/** Whose session this is, if there is one. */
export function sessionUserId(ctx: Context): UserId | undefined {
  const { userId, startedAt, seenAt } = ctx.session ?? {};
  return typeof startedAt === 'number' && typeof seenAt === 'number' ? userId : undefined;
}

/** Notes that the session is in use. False, and the session ends, when it is too old for its user's present role. */
export function renewSession(ctx: Context, clock: Clock, user: User | undefined): boolean {
  const { session } = ctx;
  const times = { startedAt: session?.startedAt ?? 0, seenAt: session?.seenAt ?? 0 } satisfies SessionTimes;
  const now = clock.now().epochMilliseconds;
  if (session === null || user === undefined || endOfSession(kindOf(user), times) <= now) {
    endSession(ctx);
    return false;
  }
  const kind = kindOf(user);
  if (isWorthNoting(kind, times, now)) session.seenAt = now;
  ctx.state.sessionEnds = endOfSession(kind, { ...times, seenAt: session.seenAt ?? now });
  return true;
}

/** Whether the session of this request still exists: it may have ended since. Does not renew it. */
export async function isSessionAlive(
  ctx: Context,
  { sessions, clock }: Pick<ServerDeps, 'sessions' | 'clock'>,
): Promise<boolean> {
  const sid = sessionCookie.get(ctx);
  return sid !== undefined && (await sessions.find(hashed(sid), clock.now())) !== undefined;
}

/** The id under which the asker's session is stored. */
export function storedSession(ctx: Context): string | undefined {
  const sid = ctx.session?.externalKey;
  return sid === undefined || sessionUserId(ctx) === undefined ? undefined : hashed(sid);
}

/** The session of the request under a new id, stored together with ending all others. */
export interface RenewedSession extends Renewal {
  /** As the browser's cookie holds it. */
  readonly id: string;
}

export function renewedSession(ctx: Context): RenewedSession | undefined {
  const from = storedSession(ctx);
  if (from === undefined) return undefined;
  const id = newId();
  return { from, to: hashed(id), id };
}

/** After it is stored under the new id. An administrator who sets somebody else's password keeps their id. */
export async function adoptSession(
  ctx: Context,
  renewed: RenewedSession | undefined,
  userId: UserId,
): Promise<void> {
  if (renewed === undefined || sessionUserId(ctx) !== userId) return;
  ctx.state.renewedSessionId = renewed.id;
  await ctx.session?.regenerate();
}
