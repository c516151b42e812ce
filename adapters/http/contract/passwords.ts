import * as z from 'zod/mini';
import * as fields from '../../../core/fields.ts';
import { fieldWording } from '../../../core/wording.ts';
import * as addresses from './addresses.ts';
import { addressed, type Call } from './call.ts';
import { user } from './user.ts';

const change = {
  currentPassword: fields.currentPassword,
  newPassword: fields.replacementPassword,
};

const reset = { username: fields.resetUsername, newPassword: fields.replacementPassword };

/** The change form: as the call, but the new password is typed twice. */
export const changePasswordForm = z.object({ ...change, confirmNewPassword: fields.confirmedPassword }).check(
  z.refine(form => form.newPassword === form.confirmNewPassword, {
    path: ['confirmNewPassword'],
    error: fieldWording['new-passwords-differ'],
  }),
);

/** The form for a forgotten password, likewise. */
export const resetForm = z.object({ ...reset, confirmPassword: fields.confirmedPassword }).check(
  z.refine(form => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: fieldWording['new-passwords-differ'],
  }),
);

/** Changes one's own password. All other sessions of the account end. */
export const changePassword = {
  ...addressed(addresses.changePassword),
  action: 'change-password',
  body: z.object(change),
  status: 200,
  reply: { everyone: user },
} as const satisfies Call;

/**
 * Sets a forgotten password anew, on a browser where the account was logged in before or with a link's `grant`: 200.
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
