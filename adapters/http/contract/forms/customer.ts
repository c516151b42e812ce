import * as z from 'zod/mini';
import * as fields from '../../../../core/fields.ts';
import { namesWording } from '../../../../core/people/customers/names-wording.ts';
import { hasSomeName } from '../../../../core/people/customers/some-name.ts';

/** Contact data that any person may have, all optional. */
export const contact = {
  firstName: fields.optionalName,
  lastName: fields.optionalName,
  email: fields.optionalEmail,
  phone: fields.optionalPhone,
};

interface Asked {
  readonly username?: string | null | undefined;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** For people without a username in the form. Reported together with whatever else is wrong. */
export const someName = z.refine<Asked>(
  person => typeof person.username === 'string' || hasSomeName(person),
  {
    path: ['firstName'],
    error: namesWording['name-required'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** The form for somebody without a login: a name at least. */
export const customerForm = z.object(contact).check(someName);
