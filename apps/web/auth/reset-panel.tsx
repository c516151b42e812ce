import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NewPasswordField } from '../shared/forms/new-password-field.tsx';
import { RepeatedPasswordField, UsernameField } from '../shared/forms/own-fields.tsx';
import { authLinks } from '../shared/session/auth-links.ts';
import { resetTokenInState } from '../shared/session/reset-token.ts';
import { returnPath } from '../shared/session/return-place.ts';
import { controls } from '../texts/controls.ts';
import { reset as words } from '../texts/reset.ts';
import { Button } from '../ui/button/button.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import * as css from './auth-page.css.ts';
import type { useLogIn } from './log-in.ts';
import { useResetPassword } from './reset-password.ts';

type ResetPanelProps = { logInForm: ReturnType<typeof useLogIn>['form'] };

/** Takes the place of login and registration. Its heading has the focus when it opens. */
export function ResetPanel({ logInForm }: ResetPanelProps) {
  const leave = useWayBack(logInForm);
  const { state } = useLocation() as { state: unknown };
  const typed = logInForm.getValues('username');
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, submit, busy } = useResetPassword({
    typed,
    resetToken: resetTokenInState(state),
    onLeave: leave,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const { username, newPassword } = form.watch();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <form className={css.form} onSubmit={event => void submit(event)} noValidate aria-labelledby="reimposta">
      <div>
        <h2 id="reimposta" ref={heading} tabIndex={-1} className={cardTitle}>
          {words.title}
        </h2>
        <p className={css.resetLead}>{words.lead}</p>
      </div>
      <UsernameField error={errors.username?.message} {...register('username')} />
      <NewPasswordField
        {...{ typed: newPassword, username }}
        error={errors.newPassword?.message}
        {...register('newPassword', { deps: ['confirmPassword'] })}
      />
      <RepeatedPasswordField error={errors.confirmPassword?.message} {...register('confirmPassword')} />
      <div className={css.resetFoot}>
        <Button variant="ghost" disabled={busy} onClick={() => leave()}>
          {controls.cancel}
        </Button>
        <Button type="submit" loading={busy} loadingLabel={words.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** Back to the login, its next empty field focused; the token of a reset link is dropped. */
function useWayBack(logInForm: ResetPanelProps['logInForm']) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // Once this panel has gone, and the login's fields are there.
  useEffect(
    () => () => logInForm.setFocus(logInForm.getValues('username') ? 'password' : 'username'),
    [logInForm],
  );
  return (username?: string) => {
    if (username !== undefined) logInForm.reset({ username, password: '' });
    void navigate(authLinks.login, {
      ...{ replace: true, preventScrollReset: true },
      state: { from: returnPath(state), resetPending: username === '' },
    });
  };
}
