import { expect, test } from 'vitest';
import { changePasswordForm, resetForm } from '../../adapters/http/contract/passwords.ts';

interface Form {
  safeParse(value: unknown): {
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
      | undefined;
  };
}

/** Of each field the first sentence, as a form shows it. */
const sentences = (form: Form, value: unknown) =>
  Object.fromEntries(
    (form.safeParse(value).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  );

test('the reset form says what is missing in the words of the specification', () => {
  expect(sentences(resetForm, { username: 'ab', newPassword: '12345', confirmPassword: '1' })).toEqual({
    username: 'Il nome utente deve essere di almeno 3 caratteri',
    newPassword: 'La nuova password deve essere almeno di 6 caratteri',
    confirmPassword: 'La conferma della password deve essere almeno di 6 caratteri',
  });
  expect(
    sentences(resetForm, { username: 'mario', newPassword: '123456', confirmPassword: '123457' }),
  ).toEqual({ confirmPassword: 'Le password non corrispondono' });
});

test('so does the form for changing a password', () => {
  const short = { currentPassword: '12345', newPassword: '12345', confirmNewPassword: '12345' };
  expect(sentences(changePasswordForm, short)).toEqual({
    currentPassword: 'La password corrente deve essere almeno di 6 caratteri',
    newPassword: 'La nuova password deve essere almeno di 6 caratteri',
    confirmNewPassword: 'La conferma della password deve essere almeno di 6 caratteri',
  });
  const different = { currentPassword: '123456', newPassword: '123457', confirmNewPassword: '123458' };
  expect(sentences(changePasswordForm, different)).toEqual({
    confirmNewPassword: 'Le password non corrispondono',
  });
});
