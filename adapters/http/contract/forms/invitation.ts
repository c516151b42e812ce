import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { formWording } from '../../../../core/wording.ts';

/** A login for somebody who is known already: the password is typed twice. */
export const invitationForm = z
  .object({
    username: fields.username,
    password: fields.newPassword,
    confirmPassword: z.string().check(z.minLength(1, formWording['confirm-password-required'])),
  })
  .check(
    z.refine(form => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: formWording['passwords-differ'],
      when: () => true,
    }),
  );
