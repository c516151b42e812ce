import type { ReactNode } from 'react';
import { UsernameField } from '../shared/forms/own-fields.tsx';
import { auth } from '../texts/auth.ts';
import { fields } from '../texts/fields.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/field/field.tsx';
import * as css from './auth-page.css.ts';
import type { useLogIn } from './log-in.ts';

type LoginFormProps = ReturnType<typeof useLogIn> & {
  onForgotten: () => void;
  /** Another way in. */
  children: ReactNode;
};

export function LoginForm({ form, submit, busy, onForgotten, children }: LoginFormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate>
      <UsernameField error={errors.username?.message} {...register('username')} />
      <Field
        label={fields.password}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" wide loading={busy} loadingLabel={auth.login.busy}>
        {auth.login.submit}
      </Button>
      <Button variant="quiet" className={css.forgotten} onClick={onForgotten}>
        {auth.login.forgotten}
      </Button>
      {children}
    </form>
  );
}
