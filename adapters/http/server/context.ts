import type Router from '@koa/router';
import type Koa from 'koa';
import type { Ceremony } from '../../../core/people/access/visitor.ts';
import type { Actor } from '../../../core/people/permissions.ts';
import type { PendingLogin } from '../../../core/people/second-factor/second-factor.ts';
import type { User, UserId } from '../../../core/people/user.ts';
import type { SessionDevice } from '../../../core/ports/sessions.ts';

export interface State extends Koa.DefaultState {
  requestId: string;
  /** Cached by `whoIsAsking`. */
  actor?: Actor;
  /** Logs a security event; never a secret, a name or an address. */
  audit: (event: AuditEvent, facts?: Readonly<Record<string, unknown>>) => void;
  /** An id that no stored session has yet. */
  newSessionId?: string | undefined;
  /** What a session that goes on gets for an id; it is stored under it already. */
  renewedSessionId?: string | undefined;
  /** Where the session that begins in this request is held. */
  sessionDevice?: SessionDevice;
  /** What was stored of a session that began in this request: koa-session hands it over once more at the end. */
  createdSession?: string;
  /** Whose session came with this request, read with it. */
  sessionUser?: User | undefined;
  /** When the session of this request ends unless it is renewed; milliseconds since 1970. */
  sessionEnds?: number;
  /** Who logs out: told once that is stored. */
  loggedOut?: { readonly by?: UserId };
}

export type AuditEvent =
  | 'login'
  | 'login failed'
  | 'second factor asked'
  | 'wrong code'
  | 'passkey added'
  | 'login confirmed'
  | 'passkey renamed'
  | 'passkey removed'
  | 'passkey refused'
  | 'passkey copied'
  | 'second factor added'
  | 'second factor removed'
  | 'recovery codes changed'
  | 'registered'
  | 'customer added'
  | 'roles changed'
  | 'reset link issued'
  | 'personal data exported'
  | 'list taken'
  | 'person erased'
  | 'person erased everywhere'
  | 'keeping changed'
  | 'calendar address made'
  | 'calendar address revoked'
  | 'invited'
  | 'people merged'
  | 'login taken away'
  | 'invitation accepted'
  | 'address confirmed'
  | 'address taken off'
  | 'password reset'
  | 'password changed'
  | 'sessions ended'
  | 'logout'
  | 'person edited'
  | 'e-mail changed'
  | 'service added'
  | 'service changed'
  | 'service archived'
  | 'appointment cancelled'
  | 'browser forgotten'
  | 'not logged in'
  | 'wrong current password'
  | 'reset link that opens nothing'
  | 'cross-site write refused'
  | 'forged cookie'
  | 'denied'
  | 'input refused'
  | 'asked in vain'
  | 'too many attempts'
  | 'customer data read';

/** What koa-session keeps on a request. */
export interface SessionOfRequest {
  userId?: UserId;
  /** Milliseconds since 1970, by the core's clock. */
  startedAt?: number;
  seenAt?: number;
  /** When the password was typed once more. */
  confirmedAt?: number;
  /** Two factors. */
  proved?: true;
  /** What a passkey is asked to sign. */
  challenge?: { readonly text: string; readonly what: Ceremony; readonly at: number };
  /** A login that lacks its second step; then there is no `userId`. `since`: milliseconds since 1970. */
  pending?: PendingLogin & { readonly since: number };
  /** The session's id, as the browser holds it. */
  readonly externalKey?: string;
  regenerate(): Promise<void>;
}

export interface Custom {
  /** Assigning an empty object begins one where the last was ended. */
  get session(): SessionOfRequest | null;
  set session(session: Partial<SessionOfRequest> | null);
  /** False: this answer is not compressed. */
  compress?: boolean;
}

export type App = Koa<State, Custom>;
export type Routes = Router<State, Custom>;
export type Context = Koa.ParameterizedContext<State, Custom>;
export type Middleware = (ctx: Context, next: Koa.Next) => Promise<void>;
