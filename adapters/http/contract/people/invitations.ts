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

/** Gives the invited person a login, with which they are logged in. `secret`: what the link carries behind `#`. */
export const acceptInvitation = {
  ...addressed(addresses.acceptInvitation),
  action: 'accept-invitation',
  body: z.object({
    secret: z.string(fieldWording['not-text']).check(z.maxLength(200, fieldWording['not-text'])),
    username: fields.username,
    password: fields.newPassword,
  }),
  status: 201,
  reply: { everyone: user },
} as const satisfies Call;
