import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { login } from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { isPrivate, sessionKey } from '../../shared/requests/query-keys.ts';
import { CodeForm } from '../../shared/second-factor/code-form.tsx';
import { notifyOtherTabs } from '../../shared/session/other-tabs.ts';
import { fullNameOf, refetchSession, type User } from '../../shared/session/session.ts';
import { admin } from '../../texts/admin/dashboard.ts';
import { fields } from '../../texts/fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { foot } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';

const words = admin.sessionOver;

/** Logs the same person in again, in a dialog over what they were filling in. */
export default function SessionExpired({ user }: { user: User }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [recovery, setRecovery] = useState(false);
  const { resume, resumed, busy, error, reset } = useResume();
  const needsCode = error instanceof RequestFailed && error.code === 'second-factor-needed';
  const leave = () => void navigate('/');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void resume({ username: user.username, password });
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={words.title}
      description={words.text(fullNameOf(user))}
      fieldFirst
    >
      {needsCode && (
        <CodeForm
          recovery={recovery}
          onOther={() => setRecovery(!recovery)}
          onBack={reset}
          onDone={resumed}
        />
      )}
      <form onSubmit={submit} noValidate hidden={needsCode}>
        <Field
          label={fields.password}
          type="password"
          autoComplete="current-password"
          value={password}
          error={error?.message}
          onChange={({ target }) => setPassword(target.value)}
        />
        <input type="hidden" name="username" autoComplete="username" value={user.username} />
        <div className={foot}>
          <Button variant="ghost" disabled={busy} onClick={leave}>
            {words.leave}
          </Button>
          <Button type="submit" loading={busy}>
            {words.login}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The page stays as it is; what it shows is read again. */
function useResume() {
  const queries = useQueryClient();
  const resumed = (user: User) => {
    queries.setQueryData(sessionKey, user);
    notifyOtherTabs('login');
    void refetchSession(queries).then(() => queries.invalidateQueries({ predicate: isPrivate }));
  };
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: { username: string; password: string }) => call(login, { body }),
    onSuccess: resumed,
  });
  return { resume: useOneAtATime(mutateAsync), resumed, busy: isPending, error, reset };
}
