import type Router from '@koa/router';
import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ShopHours } from '../../../core/calendar/shop-hours.ts';
import type { Actor } from '../../../core/people/permissions.ts';
import type { User, UserId } from '../../../core/people/user.ts';
import type { Agendas } from '../../../core/ports/agendas.ts';
import type { Appointments } from '../../../core/ports/appointments.ts';
import type { Changes } from '../../../core/ports/changes.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { DataVersion } from '../../../core/ports/data-version.ts';
import type { Images } from '../../../core/ports/images.ts';
import type { Limits } from '../../../core/ports/limits.ts';
import type { Mail } from '../../../core/ports/mail.ts';
import type { Objects } from '../../../core/ports/objects.ts';
import type { PasswordHasher } from '../../../core/ports/password-hasher.ts';
import type { Passwords } from '../../../core/ports/passwords.ts';
import type { ResetTokens } from '../../../core/ports/reset-tokens.ts';
import type { Services } from '../../../core/ports/services.ts';
import type { Sessions } from '../../../core/ports/sessions.ts';
import type { Tokens } from '../../../core/ports/tokens.ts';
import type { TrustedDevices } from '../../../core/ports/trusted-devices.ts';
import type { Uploads } from '../../../core/ports/uploads.ts';
import type { Users } from '../../../core/ports/users.ts';
import type { Shop } from '../../../core/shop/shop.ts';
import type { ChosenTheme } from '../contract/theme.ts';

/** The core's ports and values, as the use cases take them. */
export interface CoreDeps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly services: Services;
  readonly users: Users;
  readonly passwordHasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly trustedDevices: TrustedDevices;
  readonly resetTokens: ResetTokens;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly mail: Mail;
  /** `immediate`, for a closed network: customers set a forgotten password without any proof. */
  readonly passwordReset: 'verified' | 'immediate';
  /** Address of the form that takes a link's secret. */
  readonly resetForm: (secret: string) => string;
  readonly uploads: Uploads;
  readonly objects: Objects;
  readonly images: Images;
  readonly clock: Clock;
  readonly hours: ShopHours;
  readonly shop: Shop;
}

export interface ServerDeps {
  readonly core: CoreDeps;
  readonly sessions: Sessions;
  readonly changes: Changes;
  readonly dataVersion: DataVersion;
  /** Fires when the server is told to stop: what would last for ever ends. */
  readonly stopping: AbortSignal;
  readonly logger: Logger;
  readonly web: Web;
  readonly settings: ServerSettings;
  /** Resolves when database and storage answer. */
  readonly ready: () => Promise<void>;
  /** Whether an error says that the database is away, so that a later try may succeed. */
  readonly isDatabaseAway: (error: unknown) => boolean;
  /** The same of the disk under the files of pictures: it has no space left. */
  readonly isDiskFull: (error: unknown) => boolean;
}

export interface ServerSettings {
  /** Scheme, host and port people use. */
  readonly publicUrl: URL;
  /** Number of reverse proxies in front. */
  readonly trustProxy: number;
  /** First signs, all verify. */
  readonly sessionSecrets: readonly [string, ...string[]];
}

/** The built front end. */
export interface Web {
  /** Folder of the built files; those under `assets/` carry a hash in their name. */
  readonly folder: string;
  /** A file made from the shop's data, such as robots.txt; undefined when the path is none. */
  siteFile(path: string): Promise<SiteFile | undefined>;
  /** The page for a path, with every placeholder for the nonce filled. */
  render(request: PageRequest): Promise<Page>;
}

export interface SiteFile {
  /** Media type. */
  readonly type: string;
  readonly text: string;
}

export interface PageRequest {
  readonly path: string;
  readonly nonce: string;
  /** The visitor's choice, or undefined for the system's. */
  readonly theme: ChosenTheme | undefined;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface State extends Koa.DefaultState {
  requestId: string;
  /** Set once asked for. */
  actor?: Actor;
  /** Writes down something that matters for security; never a secret, a name or an address. */
  audit: (event: AuditEvent, facts?: Readonly<Record<string, unknown>>) => void;
  /** An id that no stored session has yet. */
  newSessionId?: string | undefined;
  /** What was stored of a session that began in this request: koa-session hands it over once more at the end. */
  createdSession?: string;
  /** Whose session came with this request, read with it. */
  sessionUser?: User | undefined;
  /** When the session of this request ends unless it is renewed; milliseconds since 1970. */
  sessionEnds?: number;
}

export type AuditEvent =
  | 'login'
  | 'login failed'
  | 'registered'
  | 'roles changed'
  | 'reset link issued'
  | 'password reset'
  | 'password changed'
  | 'denied'
  | 'too many attempts'
  | 'customer data read';

/** What koa-session keeps on a request. */
export interface SessionOfRequest {
  userId?: UserId;
  /** Milliseconds since 1970, by the core's clock. */
  startedAt?: number;
  seenAt?: number;
  /** The session's id, as the browser holds it. */
  readonly externalKey?: string;
  regenerate(): Promise<void>;
}

export interface Custom {
  /** Assigning an empty object begins one where the last was ended. */
  get session(): SessionOfRequest | null;
  set session(session: Partial<SessionOfRequest> | null);
  /** False: koa-compress lets this answer be. */
  compress?: boolean;
}

export type App = Koa<State, Custom>;
export type Routes = Router<State, Custom>;
export type Context = Koa.ParameterizedContext<State, Custom>;
export type Middleware = (ctx: Context, next: Koa.Next) => Promise<void>;
