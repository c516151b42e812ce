import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { BodyOf, Parsed } from '../../../adapters/http/contract/call.ts';
import { ownDataForm } from '../../../adapters/http/contract/own-data.ts';
import type * as contract from '../../../adapters/http/contract/users.ts';
import { byAddress, call } from '../app/calls.ts';
import { useOneAtATime } from '../app/one-at-a-time.ts';
import { sessionKey, type User } from '../app/session.ts';
import { showFailure } from '../app/show-failure.ts';
import { profile } from '../texts/profile.ts';
import { toast } from '../ui/toast.ts';

const words = profile.data;
const editUser = byAddress<typeof contract.editUser>({ method: 'PUT', path: '/api/users/:id' });

type Typed = BodyOf<typeof contract.editUser>;
type Filled = Parsed<typeof contract.editUser, 'body'>;

/** Where one's own data stand besides. */
const shownIn = ['users', 'stylists', 'appointments'];

/** The form for one's own data and what saving does. `asksPassword`: the e-mail address typed is another one. */
export function useEditOwnData(user: User, onDone: () => void) {
  const queries = useQueryClient();
  const form = useForm<Typed, unknown, Filled>({
    resolver: standardSchemaResolver(ownDataForm),
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      email: user.email ?? '',
      phone: user.phone ?? '',
    },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Filled) => call(editUser, { params: { id: user.id }, body }),
    onSuccess: changed => {
      queries.setQueryData(sessionKey, changed);
      for (const list of shownIn) void queries.invalidateQueries({ queryKey: [list] });
      toast(words.done);
      onDone();
    },
    onError: error =>
      showFailure(
        error,
        { title: words.failed.title, description: `${words.failed.description}: ${error.message}` },
        {
          fields: ['firstName', 'lastName', 'email', 'phone', 'currentPassword'],
          setError: form.setError,
        },
      ),
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const asksPassword = (email?.trim() || null) !== user.email;
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending, asksPassword };
}
