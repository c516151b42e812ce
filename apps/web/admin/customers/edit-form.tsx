import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { personForm } from '../../../../adapters/http/contract/forms/person.ts';
import { useEditForm } from '../../shared/forms/edit-form.ts';
import { formOf, personFields } from '../../shared/forms/person-form.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { fullNameOf } from '../../shared/session/session.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { toast } from '../../ui/toast/toast.ts';
import { DialogForm } from '../shared/dialog-form.tsx';
import { editPerson } from '../shared/edit-person.ts';
import type { Customer } from '../shared/page-customers.ts';
import { PersonFields } from '../shared/person-fields.tsx';

const words = adminCustomers.edit;

type Filled = z.output<typeof personForm>;

function useEditCustomer(customer: Customer, onDone: () => void) {
  const queries = useQueryClient();
  const form = useEditForm(personForm, formOf(customer));
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Filled) => editPerson(customer.id, body),
    onSuccess: changed => {
      void invalidate(queries, staleAfter.users);
      toast(words.done(fullNameOf(changed)));
      onDone();
    },
    onError: error =>
      showFailure(error, words.failed(error.message), { fields: personFields, setError: form.setError }),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}

type EditFormProps = { customer: Customer; onClose: () => void };

/** Its first field has the focus when it opens. */
export default function EditForm({ customer, onClose }: EditFormProps) {
  const { form, submit, busy } = useEditCustomer(customer, onClose);
  const { register, formState, setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);
  return (
    <DialogForm {...{ submit, busy, onClose }} label={words.save} busyLabel={words.saving}>
      <PersonFields register={register} errors={formState.errors} />
    </DialogForm>
  );
}
