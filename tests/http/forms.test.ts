import { expect, test } from 'vitest';
import { addService } from '../../adapters/http/contract/catalogue.ts';
import { changePasswordForm, resetForm } from '../../adapters/http/contract/forms/passwords.ts';
import { newStylistForm, personForm } from '../../adapters/http/contract/forms/person.ts';

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

const nobody = { username: ' ', firstName: ' ', lastName: '', email: 'mario@', phone: '333-1234567' };
const namesAndWays = {
  username: 'Il nome utente è obbligatorio',
  firstName: 'Il nome è obbligatorio',
  lastName: 'Il cognome è obbligatorio',
  email: 'Email non valida',
  phone: 'Il numero di telefono deve contenere solo cifre',
};

test('the form for another person asks for all names, and for e-mail and phone only to be valid', () => {
  expect(sentences(personForm, nobody)).toEqual(namesAndWays);
  const [short, long] = ['333123456', '333123456789'];
  const someone = { username: 'mario', firstName: 'Mario', lastName: 'Rossi' };
  expect(sentences(personForm, { ...someone, phone: short })).toEqual({
    phone: 'Il numero di telefono deve avere almeno 10 cifre',
  });
  expect(sentences(personForm, { ...someone, phone: long })).toEqual({
    phone: 'Il numero di telefono non può avere più di 11 cifre',
  });
  expect(personForm.parse({ ...someone, email: ' ', phone: '' })).toEqual({
    ...someone,
    email: null,
    phone: null,
  });
});

test('that for a new stylist asks for a password as well', () => {
  expect(sentences(newStylistForm, { ...nobody, password: '12345' })).toEqual({
    ...namesAndWays,
    password: 'La password deve avere almeno 6 caratteri',
  });
});

test('a service needs a name, a category, a price and a duration, and nothing else', () => {
  expect(sentences(addService.body, {})).toEqual({
    name: 'Il nome del servizio è obbligatorio',
    category: 'Scegli una categoria',
    price: 'Il prezzo deve essere maggiore di 0',
    duration: 'La durata deve essere di almeno 15 minuti',
  });
});
