import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { fieldWording } from '../../../../core/wording.ts';
import * as addresses from '../addresses.ts';
import { addressed, type Call } from '../call.ts';
import { user } from '../user.ts';
import { idParams, instant } from '../values.ts';

/**
 * For somebody without a login, 409 `has-account` for anybody else. The link is good for seven days, once; a new one ends the
 * last. It is sent to the person's e-mail address too, where there is one.
 */
export const invite = {
  ...addressed(addresses.invite),
  action: 'invite',
  params: idParams,
  status: 201,
  reply: { admin: z.object({ url: z.string(), expiresAt: instant }) },
} as const satisfies Call;

/** What the link carries behind `#`. */
const secret = z.string(fieldWording['not-text']).check(z.maxLength(200, fieldWording['not-text']));

/** Whether the link still invites; changes nothing. Otherwise 409 `invitation-over`, whatever the reason. */
export const openInvitation = {
  ...addressed(addresses.openInvitation),
  action: 'accept-invitation',
  body: z.object({ secret }),
  status: 200,
  reply: { everyone: z.object({ open: z.boolean() }) },
} as const satisfies Call;

/** Gives the invited person a login, with which they are logged in. */
export const acceptInvitation = {
  ...addressed(addresses.acceptInvitation),
  action: 'accept-invitation',
  body: z.object({
    secret,
    username: fields.username,
    password: fields.newPassword,
  }),
  status: 201,
  reply: { everyone: user },
} as const satisfies Call;
