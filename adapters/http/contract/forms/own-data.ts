import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { contact } from './customer.ts';

export const ownData = {
  ...contact,
  /** To change one's own e-mail address. */
  currentPassword: z.optional(fields.loginPassword),
};

/** The profile's form: without the username, which stays. The phone is asked for as at the registration. */
export const ownDataForm = z.object({ ...ownData, phone: fields.phone });
