import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';

const person = {
  username: fields.usernameOfPerson,
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: fields.optionalEmail,
  phone: fields.optionalPhone,
};

/** The form for somebody else's data: as the call, but all names are asked for. */
export const personForm = z.object(person);

/** The same for a new stylist, who needs a first password. */
export const newStylistForm = z.object({ ...person, password: fields.newPassword });
