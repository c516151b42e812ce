import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { register } from '../../../../adapters/http/contract/addresses.ts';
import { newStylistForm, personForm } from '../../../../adapters/http/contract/forms/person.ts';
import { useEditForm } from '../../shared/forms/edit-form.ts';
import { formOf, personFields } from '../../shared/forms/person-form.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { sessionKey } from '../../shared/requests/query-keys.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { useSession } from '../../shared/session/session.ts';
import { adminStylists } from '../../texts/admin/stylists.ts';
import { toast } from '../../ui/toast/toast.ts';
import { editPerson } from '../shared/edit-person.ts';
import { personName } from '../shared/page-customers.ts';
import type { Stylist } from '../shared/stylists.ts';

const words = adminStylists.form;

/** A new account that takes bookings and administers; the session stays the administrator's own. */
export function useAddStylist(onDone: () => void) {
  const queries = useQueryClient();
  const asked = [...personFields, 'password'] as const;
  const form = useForm<z.input<typeof newStylistForm>, unknown, z.output<typeof newStylistForm>>({
    resolver: standardSchemaResolver(newStylistForm),
    defaultValues: Object.fromEntries(asked.map(name => [name, ''])),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: z.output<typeof newStylistForm>) =>
      call(register, { body: { ...body, isStylist: true, isAdmin: true } }),
    onSuccess(added) {
      void invalidate(queries, staleAfter.users);
      toast(words.added(personName(added)));
      onDone();
    },
    onError: error =>
      showFailure(error, words.addFailed(error.message), { fields: asked, setError: form.setError }),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}

export function useEditStylist(stylist: Stylist, onDone: () => void) {
  const queries = useQueryClient();
  const { user } = useSession();
  const form = useEditForm(personForm, formOf(stylist));
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: z.output<typeof personForm>) => editPerson(stylist.id, body),
    onSuccess(changed) {
      if (changed.id === user?.id) queries.setQueryData(sessionKey, changed);
      void invalidate(queries, staleAfter.users);
      toast(words.updated(personName(changed)));
      onDone();
    },
    onError: error =>
      showFailure(error, words.updateFailed(error.message), {
        fields: personFields,
        setError: form.setError,
      }),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
