import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form';
import type { PersonField } from '../../shared/forms/person-form.ts';
import { PhoneField } from '../../shared/forms/phone-field.tsx';
import { admin } from '../../texts/admin/dashboard.ts';
import { fields } from '../../texts/fields.ts';
import { Field } from '../../ui/field/field.tsx';
import * as css from './person-fields.css.ts';

type PersonFieldsProps<F extends FieldValues> = {
  register: UseFormRegister<F>;
  errors: FieldErrors<F>;
  /** The reader's own data: their username stays, and another e-mail address asks for the password, in the profile. */
  own?: boolean;
  /** Who has no login has no username, and may have one name alone. */
  login?: boolean;
};

/** What a form asks about somebody else: nothing that the browser should fill in with the reader's own data. */
export function PersonFields<F extends FieldValues>({
  register,
  errors,
  own = false,
  login = true,
}: PersonFieldsProps<F>) {
  const wired = (name: PersonField) => ({
    autoComplete: 'off',
    error: errors[name]?.message as string | undefined,
    ...register(name as Path<F>),
  });
  const stays = (hint: string) => (own ? { readOnly: true, hint } : {});
  return (
    <div className={css.fields}>
      {login && (
        <Field
          label={fields.username}
          autoCapitalize="none"
          spellCheck={false}
          {...stays(admin.own.username)}
          {...wired('username')}
        />
      )}
      <div className={css.pair}>
        <Field label={fields.firstName} {...wired('firstName')} />
        <Field label={fields.lastName} {...wired('lastName')} />
      </div>
      <Field
        label={fields.email}
        optional="a"
        type="email"
        inputMode="email"
        {...stays(admin.own.email)}
        {...wired('email')}
      />
      <PhoneField optional {...wired('phone')} />
    </div>
  );
}
