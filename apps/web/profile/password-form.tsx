import { NewPasswordField } from '../shared/forms/new-password-field.tsx';
import { RepeatedPasswordField } from '../shared/forms/own-fields.tsx';
import type { User } from '../shared/session/session.ts';
import { fields } from '../texts/fields.ts';
import { profile } from '../texts/profile.ts';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Field } from '../ui/field/field.tsx';
import { cardTitle } from '../ui/layout/layout.css.ts';
import { useChangePassword } from './change-password.ts';
import * as css from './profile-page.css.ts';

const words = profile.password;

type PasswordFormProps = { user: Pick<User, 'username' | 'isAdmin'> };

export function PasswordForm({ user: { username, isAdmin } }: PasswordFormProps) {
  const { form, submit, busy } = useChangePassword();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Card as="section" padding="l" aria-labelledby="cambia-password">
      <form className={css.form} onSubmit={event => void submit(event)} noValidate>
        <div>
          <h2 id="cambia-password" className={cardTitle}>
            {words.title}
          </h2>
          <p className={css.lead}>{words.lead}</p>
        </div>
        {/* For password managers, which otherwise do not know whose password changes. */}
        <input type="text" value={username} autoComplete="username" readOnly hidden />
        <Field
          label={fields.currentPassword}
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <div className={css.pair}>
          <NewPasswordField
            {...{ typed: form.watch('newPassword'), username, least: isAdmin ? 10 : 6 }}
            error={errors.newPassword?.message}
            {...register('newPassword', { deps: ['confirmNewPassword'] })}
          />
          <RepeatedPasswordField
            error={errors.confirmNewPassword?.message}
            {...register('confirmNewPassword')}
          />
        </div>
        <div className={css.foot}>
          <Button type="submit" loading={busy} loadingLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}
