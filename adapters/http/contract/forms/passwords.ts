import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { formWording } from '../../../../core/wording.ts';

export const change = {
  currentPassword: fields.currentPassword,
  newPassword: fields.replacementPassword,
};

export const reset = { username: fields.resetUsername, newPassword: fields.replacementPassword };

/** The change form: as the call, but the new password is typed twice. */
export const changePasswordForm = z.object({ ...change, confirmNewPassword: fields.confirmedPassword }).check(
  z.refine(form => form.newPassword === form.confirmNewPassword, {
    path: ['confirmNewPassword'],
    error: formWording['new-passwords-differ'],
  }),
);

/** The form for a forgotten password, likewise. */
export const resetForm = z.object({ ...reset, confirmPassword: fields.confirmedPassword }).check(
  z.refine(form => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: formWording['new-passwords-differ'],
  }),
);
