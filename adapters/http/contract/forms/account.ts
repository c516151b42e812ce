import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { formWording } from '../../../../core/wording.ts';

export const credentials = z.object({ username: fields.loginUsername, password: fields.loginPassword });

/** The registration form: as the call, but the phone is asked for and the password typed twice. */
export const registrationForm = z
  .object({
    username: fields.username,
    password: fields.newPassword,
    confirmPassword: z.string().check(z.minLength(1, formWording['confirm-password-required'])),
    firstName: fields.optionalName,
    lastName: fields.optionalName,
    email: fields.optionalEmail,
    phone: fields.phone,
  })
  .check(
    z.refine(form => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: formWording['passwords-differ'],
      when: () => true,
    }),
  );
