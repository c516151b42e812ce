import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { BodyOf, Parsed } from '../../../adapters/http/contract/call.ts';
import type * as contract from '../../../adapters/http/contract/user.ts';
import { credentials } from '../../../adapters/http/contract/user.ts';
import { byAddress, call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { useStartSession } from '../shared/session/session.ts';
import { auth } from '../texts/auth.ts';
import { toast } from '../ui/toast/toast.ts';

const login = byAddress<typeof contract.login>({ method: 'POST', path: '/api/login' });

type Credentials = Parsed<typeof login, 'body'>;

/** The login form and what sending it does. Where the user goes then, the guard of the page decides. */
export function useLogIn() {
  const enter = useStartSession();
  const form = useForm<BodyOf<typeof login>, unknown, Credentials>({
    resolver: standardSchemaResolver(credentials),
    defaultValues: { username: '', password: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Credentials) => call(login, { body }),
    onSuccess: user => {
      toast({ title: auth.login.done, description: auth.login.welcome(user.firstName || user.username) });
      enter(user);
    },
    onError: error =>
      showFailure(
        error,
        { title: auth.login.failed, description: error.message },
        { fields: ['username', 'password'], setError: form.setError },
      ),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
