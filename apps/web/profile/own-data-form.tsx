import { useEffect } from 'react';
import { EmailField, FirstNameField, LastNameField } from '../shared/forms/own-fields.tsx';
import { PhoneField } from '../shared/forms/phone-field.tsx';
import type { User } from '../shared/session/session.ts';
import { controls } from '../texts/controls.ts';
import { fields } from '../texts/fields.ts';
import { profile } from '../texts/profile.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import { useEditOwnData } from './edit-own-data.ts';
import * as css from './profile-page.css.ts';

const words = profile.data;

type OwnDataFormProps = { user: User; onClose: () => void };

/** Its first field has the focus when it opens. The password is asked for only with another e-mail address. */
export default function OwnDataForm({ user, onClose }: OwnDataFormProps) {
  const { form, submit, busy, asksPassword } = useEditOwnData(user, onClose);
  const { register, formState, setFocus } = form;
  const { errors } = formState;
  useEffect(() => setFocus('firstName'), [setFocus]);
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <Field
        label={fields.username}
        hint={words.usernameStays}
        value={user.username}
        autoComplete="username"
        readOnly
      />
      <div className={css.pair}>
        <FirstNameField error={errors.firstName?.message} {...register('firstName')} />
        <LastNameField error={errors.lastName?.message} {...register('lastName')} />
      </div>
      <EmailField error={errors.email?.message} {...register('email')} />
      {asksPassword && (
        <Field
          label={fields.currentPassword}
          hint={words.passwordHint}
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { shouldUnregister: true })}
        />
      )}
      <PhoneField error={errors.phone?.message} {...register('phone')} />
      <div className={css.foot}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {controls.cancel}
        </Button>
        <Button type="submit" loading={busy} loadingLabel={words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
