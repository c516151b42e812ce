import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { editUser } from '../../../adapters/http/contract/addresses.ts';
import { ownDataForm } from '../../../adapters/http/contract/forms/own-data.ts';
import type * as contract from '../../../adapters/http/contract/users.ts';
import { useEditForm } from '../shared/forms/edit-form.ts';
import { formOf, type PersonField, personFields } from '../shared/forms/person-form.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { sessionKey } from '../shared/requests/query-keys.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../shared/requests/stale-lists.ts';
import { type User, useSession } from '../shared/session/session.ts';
import { profile } from '../texts/profile.ts';
import { toast } from '../ui/toast/toast.ts';

const words = profile.data;
type Typed = z.input<typeof ownDataForm>;
/** A stored field that this form lacks does not compile. */
type StoredInForm = {
  [F in PersonField]: F extends 'username' ? string : NonNullable<Typed[F & keyof Typed]>;
};
type Filled = z.output<typeof contract.wholePerson>;

/** One's own username stays. */
const ownFields = personFields.filter(name => name !== 'username');

/** The form for one's own data and what saving does. `asksPassword`: the e-mail address typed is another one. */
export function useEditOwnData(user: User, onDone: () => void) {
  const queries = useQueryClient();
  const { refetch } = useSession({ fresh: true });
  const { username: _, ...stored }: StoredInForm = formOf(user);
  const form = useEditForm(ownDataForm, stored);
  const { mutateAsync, isPending } = useMutation({
    // The call takes all fields: those that the person has not touched go as they are by now, elsewhere perhaps changed.
    mutationFn: async (typed: Filled) => {
      const { data: present } = await refetch({ throwOnError: true });
      const body = { ...typed };
      if (present?.id === user.id)
        for (const name of ownFields) if (!form.dirtyFields[name]) body[name] = present[name];
      return call(editUser, { params: { id: user.id }, body });
    },
    onSuccess: changed => {
      queries.setQueryData(sessionKey, changed);
      void invalidate(queries, staleAfter.users);
      toast(words.done);
      onDone();
    },
    onError: error =>
      showFailure(
        error,
        { title: words.failed.title, description: `${words.failed.description}: ${error.message}` },
        {
          fields: [...ownFields, 'currentPassword'],
          setError: form.setError,
        },
      ),
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const asksPassword = (email?.trim() || null) !== user.email;
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending, asksPassword };
}
