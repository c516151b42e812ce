import { NewPasswordField } from '../shared/forms/new-password-field.tsx';
import {
  EmailField,
  FirstNameField,
  LastNameField,
  RepeatedPasswordField,
  UsernameField,
} from '../shared/forms/own-fields.tsx';
import { PhoneField } from '../shared/forms/phone-field.tsx';
import { auth } from '../texts/auth.ts';
import { fields } from '../texts/fields.ts';
import { Button } from '../ui/button/button.tsx';
import * as css from './auth-page.css.ts';
import type { useRegister } from './register.ts';

export function RegistrationForm({ form, submit, busy }: ReturnType<typeof useRegister>) {
  const { register, formState } = form;
  const { errors } = formState;
  const { username, password } = form.watch();
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <UsernameField error={errors.username?.message} {...register('username')} />
      <div className={css.pair}>
        <FirstNameField error={errors.firstName?.message} {...register('firstName')} />
        <LastNameField error={errors.lastName?.message} {...register('lastName')} />
      </div>
      <EmailField error={errors.email?.message} {...register('email')} />
      <PhoneField error={errors.phone?.message} {...register('phone')} />
      <div className={css.pair}>
        <NewPasswordField
          label={fields.password}
          {...{ typed: password, username }}
          error={errors.password?.message}
          {...register('password', { deps: ['confirmPassword'] })}
        />
        <RepeatedPasswordField
          label={fields.confirmPassword}
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
      <Button type="submit" wide loading={busy} loadingLabel={auth.registration.busy}>
        {auth.registration.submit}
      </Button>
    </form>
  );
}
