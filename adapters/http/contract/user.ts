import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { credentials } from './forms/account.ts';
import { bothNamesWhen } from './forms/names.ts';

export const user = z.object({
  id: z.number(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isAdmin: z.boolean(),
  isStylist: z.boolean(),
  /** Only where the shop takes their bookings by telephone alone. */
  onlineBooking: z.optional(z.literal(false)),
});
export type UserReply = z.infer<typeof user>;

/** `secondFactorRequired`: of an administrator who can do nothing before setting one up. */
export const loggedIn = z.extend(user, { secondFactorRequired: z.optional(z.literal(true)) });

/** As administrators see anybody; people without a login have no username. */
export const anyUser = z.extend(user, { username: z.nullable(z.string()), hasAccount: z.boolean() });
export type AnyUserReply = z.infer<typeof anyUser>;

const registration = z.object({
  username: fields.username,
  password: fields.newPassword,
  firstName: fields.optionalName,
  lastName: fields.optionalName,
  email: fields.optionalEmail,
  phone: fields.optionalPhone,
  isAdmin: z._default(fields.flag, false),
  isStylist: z._default(fields.flag, false),
});

const byAdmin = registration.check(...bothNamesWhen(({ isStylist }) => isStylist === true));

/** The user who is logged in; 401 when nobody is. */
export const currentUser = {
  ...addressed(addresses.currentUser),
  action: 'see-current-user',
  status: 200,
  reply: { everyone: loggedIn },
} as const satisfies Call;

/** Right, but the account has an authenticator app: 401 `second-factor-needed`, and `POST /api/login/code` is next. */
export const login = {
  ...addressed(addresses.login),
  action: 'log-in',
  body: credentials,
  status: 200,
  reply: { everyone: loggedIn },
} as const satisfies Call;

/** Opens an account; a guest is logged in with it. Only an administrator opens a stylist's, who has both names. */
export const register = {
  ...addressed(addresses.register),
  action: 'register',
  body: registration,
  bodyFor: actor => (actor.kind === 'admin' ? byAdmin : registration),
  status: 201,
  reply: { everyone: user },
} as const satisfies Call;

/** With `forgetBrowser=true` this browser no longer proves that the account is the asker's. */
export const logout = {
  ...addressed(addresses.logout),
  action: 'log-out',
  query: z.object({ forgetBrowser: z.optional(z.enum(['true', 'false'], fieldWording['not-a-choice'])) }),
  status: 204,
} as const satisfies Call;
