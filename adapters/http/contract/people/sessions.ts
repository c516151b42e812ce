import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { idParams, instant } from '../values.ts';

/** Where the asker is logged in. */
const session = z.object({
  /** Names it in calls; it is not the session's secret. */
  id: z.string(),
  /** Such as "Chrome su Android"; empty for sessions from before this was noted. */
  label: z.string(),
  since: instant,
  /** To the minute for administrators, to the hour for customers. */
  lastSeen: instant,
  /** The one that asks. */
  current: z.boolean(),
  /** The known browser that holds it, as in `GET /api/user/browsers`. */
  browserId: z.nullable(z.number()),
});

/** Last used first; at most twenty, since with a further one the oldest ends. */
export const listSessions = {
  ...addressed(addresses.listSessions),
  action: 'list-sessions',
  status: 200,
  reply: { everyone: z.array(session) },
} as const satisfies Call;

const sessionParams = z.object({
  id: z.string().check(z.maxLength(100, fieldWording['not-text'])),
});

/**
 * The password once more. Ending one's own sessions and forgetting a browser asks for it, by 403 `login-not-fresh`, where the
 * login is older than ten minutes. The session goes on under a new id.
 */
export const confirmLogin = {
  ...addressed(addresses.confirmLogin),
  action: 'confirm-login',
  body: z.object({ currentPassword: fields.loginPassword }),
  status: 204,
} as const satisfies Call;

export const endSession = {
  ...addressed(addresses.endSession),
  action: 'end-sessions',
  params: sessionParams,
  status: 204,
} as const satisfies Call;

/** All of one's own but the one that asks. */
export const endOtherSessions = {
  ...addressed(addresses.endOtherSessions),
  action: 'end-sessions',
  status: 204,
} as const satisfies Call;

/** All of somebody's; an administrator's own go on where they ask, and their login must be as fresh as for their others. */
export const endSessionsOf = {
  ...addressed(addresses.endSessionsOf),
  action: 'end-sessions-of',
  params: idParams,
  status: 204,
} as const satisfies Call;

/**
 * For somebody who does not work here, 403 for staff: they stay, as one without a login, with their appointments. Sessions,
 * passkeys and links end. Sent again it answers the same.
 */
export const takeLogin = {
  ...addressed(addresses.takeLogin),
  action: 'take-login',
  params: idParams,
  status: 204,
} as const satisfies Call;
