import { Navigate, useLocation } from 'react-router-dom';
import { NewPasswordField } from '../shared/forms/new-password-field.tsx';
import { RepeatedPasswordField, UsernameField } from '../shared/forms/own-fields.tsx';
import { LinkExpired } from '../shared/links/link-expired.tsx';
import { fullNameOf, useSession } from '../shared/session/session.ts';
import { fields } from '../texts/fields.ts';
import { invitation as words } from '../texts/links/invitation.ts';
import { titles } from '../texts/titles.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { classNames } from '../ui/layout/class-names.ts';
import { pageTitle, wrap } from '../ui/layout/layout.css.ts';
import { Spinner } from '../ui/loading/spinner.tsx';
import * as css from './invitation-page.css.ts';
import { useAccept } from './use-accept.ts';
import { useOpened } from './use-opened.ts';

/** Its secret leaves the address for the history entry, where a reload finds it and no server, log or neighbour does. */
export default function InvitationPage() {
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  if (hash.length > 1) return <Navigate to="/invito" replace state={{ invitation: hash.slice(1) }} />;
  const secret = secretIn(state);
  return (
    <div className={classNames(wrap, css.page)}>
      <h1 className={pageTitle}>{titles.invitation}</h1>
      {secret === undefined ? <LinkExpired words={words} /> : <Invited secret={secret} />}
    </div>
  );
}

function secretIn(state: unknown): string | undefined {
  const secret =
    typeof state === 'object' && state !== null && 'invitation' in state ? state.invitation : undefined;
  return typeof secret === 'string' ? secret : undefined;
}

function Invited({ secret }: { secret: string }) {
  const { user } = useSession();
  const { form, submit, busy, isOver } = useAccept(secret);
  const { errors } = form.formState;
  const { username, password } = form.watch();
  const opened = useOpened(secret);
  if (isOver || opened === 'over') return <LinkExpired words={words} />;
  if (opened === 'unknown') return <Spinner />;
  return (
    <>
      <p className={css.lead}>{words.lead}</p>
      {user && <Alert tone="info">{words.otherUser(fullNameOf(user))}</Alert>}
      <Card padding="l">
        <form className={css.form} onSubmit={event => void submit(event)} noValidate>
          <UsernameField error={errors.username?.message} {...form.register('username')} />
          <NewPasswordField
            {...{ typed: password, username }}
            label={fields.password}
            error={errors.password?.message}
            {...form.register('password', { deps: ['confirmPassword'] })}
          />
          <RepeatedPasswordField
            label={fields.confirmPassword}
            error={errors.confirmPassword?.message}
            {...form.register('confirmPassword')}
          />
          <Button type="submit" wide loading={busy} loadingLabel={words.busy}>
            {words.submit}
          </Button>
        </form>
      </Card>
    </>
  );
}
