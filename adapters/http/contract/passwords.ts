import * as z from 'zod/mini';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { change, reset } from './forms/passwords.ts';
import { user } from './user.ts';

/** Changes one's own password. All other sessions of the account end. */
export const changePassword = {
  ...addressed(addresses.changePassword),
  action: 'change-password',
  body: z.object(change),
  status: 200,
  reply: { everyone: user },
} as const satisfies Call;

/**
 * Resets a forgotten password, on a browser where the account was logged in before or with a link's `grant`: 200.
 * Otherwise 202, the same for names that exist and names that do not: where there is an e-mail address, a link is sent there.
 */
export const resetPassword = {
  ...addressed(addresses.resetPassword),
  action: 'reset-password',
  body: z.object({
    ...reset,
    grant: z.optional(z.string(fieldWording['not-text']).check(z.maxLength(200, fieldWording['not-text']))),
  }),
  status: 200,
  reply: { everyone: z.object({ done: z.boolean() }) },
} as const satisfies Call;
