import { PhoneField } from '../parts/phone-field.tsx';
import { auth } from '../texts/auth.ts';
import { fields } from '../texts/fields.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import * as css from './auth-page.css.ts';
import type { useRegister } from './register.ts';

export function RegistrationForm({ form, submit, busy }: ReturnType<typeof useRegister>) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <Field
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <div className={css.pair}>
        <Field
          label={fields.firstName}
          optional
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label={fields.lastName}
          optional
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <Field
        label={fields.email}
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PhoneField error={errors.phone?.message} {...register('phone')} />
      <div className={css.pair}>
        <Field
          label={fields.password}
          hint={fields.passwordHint}
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', { deps: ['confirmPassword'] })}
        />
        <Field
          label={fields.confirmPassword}
          type="password"
          autoComplete="new-password"
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
