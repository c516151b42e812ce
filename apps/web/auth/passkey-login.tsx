import { useMutation } from '@tanstack/react-query';
import { FingerprintPattern } from 'lucide-react';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { enterByPasskey, useKnowsPasskeys } from '../shared/passkeys/ceremonies.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { useStartSession } from '../shared/session/session.ts';
import { passkeys } from '../texts/account/passkeys.ts';
import { auth } from '../texts/auth.ts';
import { Button } from '../ui/button/button.tsx';
import { toast } from '../ui/toast/toast.ts';
import * as css from './passkey-login.css.ts';

const words = passkeys.login;

/** Below the login form, where the browser knows passkeys. */
export function PasskeyLogin() {
  const enter = useStartSession();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: enterByPasskey,
    onSuccess: user => {
      toast({ title: auth.login.done, description: auth.login.welcome(user.firstName || user.username) });
      enter(user);
    },
  });
  const submit = useOneAtATime<undefined>(() => mutateAsync());
  if (!useKnowsPasskeys()) return null;
  return (
    <div className={css.other}>
      <p className={css.or}>{words.or}</p>
      {error && (
        <p role="alert" className={css.failed}>
          {error instanceof RequestFailed ? error.message : words.failed}
        </p>
      )}
      <Button variant="ghost" wide loading={isPending} onClick={() => void submit(undefined)}>
        <FingerprintPattern size={20} aria-hidden="true" />
        {words.submit}
      </Button>
    </div>
  );
}
