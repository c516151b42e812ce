import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { register } from '../../../adapters/http/contract/addresses.ts';
import { registrationForm } from '../../../adapters/http/contract/forms/account.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { useStartSession } from '../shared/session/session.ts';
import { auth } from '../texts/auth.ts';
import { toast } from '../ui/toast/toast.ts';

type Filled = z.output<typeof registrationForm>;

/** In their order on the screen. */
const asked = ['username', 'firstName', 'lastName', 'email', 'phone', 'password', 'confirmPassword'] as const;

/** The registration form and what sending it does: a new account, already logged in. */
export function useRegister() {
  const enter = useStartSession();
  const form = useForm<z.input<typeof registrationForm>, unknown, Filled>({
    resolver: standardSchemaResolver(registrationForm),
    defaultValues: Object.fromEntries(asked.map(name => [name, ''])),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: Filled) => call(register, { body }),
    onSuccess: user => {
      toast({ title: auth.registration.done, description: auth.registration.welcome });
      enter(user);
    },
    onError: error => {
      showFailure(
        error,
        { title: auth.registration.failed, description: error.message },
        { fields: asked, setError: form.setError },
      );
      // Only the toast tells it, and on a phone the name is far above.
      if (error instanceof RequestFailed && error.code === 'username-taken')
        form.setFocus('username', { shouldSelect: true });
    },
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
