import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { StoredSession } from '../../../../core/ports/sessions.ts';
import type { Context } from '../context.ts';
import type { ServerDeps } from '../server-deps.ts';

/** What is stored of a session's id: a stolen table does not show what a browser holds. */
export const hashed = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/**
 * Sessions in the database, their ids hashed. An id made in this request is created; any other is only updated, so that
 * a request in flight at logout cannot bring its session back. When renewing it fails, the answer still stands.
 */
export function sessionStore({ sessions, clock, logger }: Pick<ServerDeps, 'sessions' | 'clock' | 'logger'>) {
  return {
    async get(sid: string, _maxAge: unknown, { ctx }: { ctx?: Context }) {
      const found = await sessions.find(hashed(sid), clock.now());
      if (ctx !== undefined) ctx.state.sessionUser = found?.user;
      return found?.sess;
    },
    async set(sid: string, kept: StoredSession['sess'], _maxAge: number, { ctx }: { ctx?: Context }) {
      // Without what koa-session adds by the machine's clock.
      const { _expire, _maxAge: __, ...sess } = kept;
      const ends = ctx?.state.sessionEnds ?? clock.now().epochMilliseconds;
      const expire = Temporal.Instant.fromEpochMilliseconds(ends);
      const session = { sid: hashed(sid), sess, expire };
      if (ctx?.state.newSessionId === sid) {
        await sessions.create(session, ctx.state.sessionDevice);
        ctx.state.newSessionId = undefined;
        ctx.state.createdSession = JSON.stringify(sess);
      } else if (ctx?.state.createdSession !== JSON.stringify(sess)) {
        await sessions.update(session).catch(err => logger.warn({ err }, 'visit not noted'));
      }
    },
    async destroy(sid: string, { ctx }: { ctx?: Context } = {}) {
      // An id made in this request is not stored yet.
      if (ctx?.state.newSessionId !== sid) await sessions.remove(hashed(sid));
    },
  };
}
