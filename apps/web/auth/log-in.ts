import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { login } from '../../../adapters/http/contract/addresses.ts';
import { credentials } from '../../../adapters/http/contract/forms/account.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { useStartSession } from '../shared/session/session.ts';
import { auth } from '../texts/auth.ts';
import { toast } from '../ui/toast/toast.ts';
import { offerPasskey } from './offer-passkey.ts';

type Credentials = z.output<typeof credentials>;

/** The login form and what sending it does; `askForCode`: the password was right, and is not all. Where the user goes then, the guard of the page decides. */
export function useLogIn(askForCode: () => void) {
  const enter = useStartSession();
  const queries = useQueryClient();
  const form = useForm<z.input<typeof credentials>, unknown, Credentials>({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { username: '', password: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: user => {
      toast({ title: auth.login.done, description: auth.login.welcome(user.firstName || user.username) });
      enter(user);
      offerPasskey(queries, user);
    },
    onError(error) {
      if ('code' in error && error.code === 'second-factor-needed') return askForCode();
      showFailure(
        error,
        { title: auth.login.failed, description: error.message },
        { fields: ['username', 'password'], setError: form.setError },
      );
    },
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
