import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';

/** What is known of anybody, and may be missing. */
export const contact = {
  firstName: fields.optionalName,
  lastName: fields.optionalName,
  email: fields.optionalEmail,
  phone: fields.optionalPhone,
};

export const ownData = {
  ...contact,
  /** To change one's own e-mail address. */
  currentPassword: z.optional(fields.loginPassword),
};

/** The profile's form: without the username, which stays. The phone is asked for as at the registration. */
export const ownDataForm = z.object({ ...ownData, phone: fields.phone });
