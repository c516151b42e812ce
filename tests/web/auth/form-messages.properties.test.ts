import { fc, test } from '@fast-check/vitest';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { describe, expect } from 'vitest';
import { credentials, registrationForm } from '../../../adapters/http/contract/forms/account.ts';
import { fieldWording } from '../../../core/wording.ts';
import { runs } from '../../setup/property-runs.ts';

const ours = new Set<string>(Object.values(fieldWording));

/** What people, and password managers, put into fields: nothing, near misses, other scripts, markup, halves of emoji. */
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.stringMatching(/^[0-9+ ()-]{0,20}$/),
  fc.emailAddress(),
  fc.constantFrom('', ' ', '\t\n', 'ab', 'a'.repeat(65), 'a'.repeat(255), '<b>mario</b>', '\u0000', '\ud83d'),
  fc.constantFrom('٣٣٣١٢٣٤٥٦٧', 'mar\u200bio', 'a@b', 'a@b.it', '333123456', '333123456789', 'ＭＡＲＩＯ'),
);

const logins = fc.record({ username: junk, password: junk });
const registrations = fc.record({
  username: junk,
  password: junk,
  confirmPassword: junk,
  firstName: junk,
  lastName: junk,
  email: junk,
  phone: junk,
});

type Errors = Readonly<Record<string, { message?: string } | undefined>>;

const asInForms = { fields: {}, shouldUseNativeValidation: false, criteriaMode: 'firstError' } as const;

function expectOurs(errors: Errors) {
  for (const [field, error] of Object.entries(errors)) expect(ours, field).toContain(error?.message);
}

describe('whatever is typed, every message is one of ours', () => {
  test.prop([logins], runs())('in the login form', async typed => {
    const { errors } = await standardSchemaResolver(credentials)(typed, undefined, asInForms);
    expectOurs(errors as Errors);
  });

  test.prop([registrations], runs())('in the registration form', async typed => {
    const { errors } = await standardSchemaResolver(registrationForm)(typed, undefined, asInForms);
    expectOurs(errors as Errors);
    if (typed.password !== typed.confirmPassword) expect(Object.keys(errors)).toContain('confirmPassword');
  });
});
