import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { PhoneField } from '../parts/phone-field.tsx';
import { fields } from '../texts/fields.ts';
import { Field } from '../ui/field.tsx';
import * as css from './person-fields.css.ts';

/** In their order on the screen. */
export const personFields = ['username', 'firstName', 'lastName', 'email', 'phone'] as const;

type PersonFieldsProps<F extends FieldValues> = {
  register: UseFormRegister<F>;
  errors: FieldErrors<F>;
};

/** What a form asks about somebody else: nothing that the browser should fill in with the reader's own data. */
export function PersonFields<F extends FieldValues>({ register, errors }: PersonFieldsProps<F>) {
  const wired = (name: (typeof personFields)[number]) => ({
    autoComplete: 'off',
    error: errors[name]?.message as string | undefined,
    ...register(name as Path<F>),
  });
  return (
    <div className={css.fields}>
      <Field label={fields.username} autoCapitalize="none" spellCheck={false} {...wired('username')} />
      <div className={css.pair}>
        <Field label={fields.firstName} {...wired('firstName')} />
        <Field label={fields.lastName} {...wired('lastName')} />
      </div>
      <Field label={fields.email} optional type="email" inputMode="email" {...wired('email')} />
      <PhoneField optional {...wired('phone')} />
    </div>
  );
}
