import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { BodyOf } from '../../../../adapters/http/contract/call.ts';
import { customerForm } from '../../../../adapters/http/contract/forms/customer.ts';
import { personForm } from '../../../../adapters/http/contract/forms/person.ts';
import type { editUser } from '../../../../adapters/http/contract/users.ts';
import { useEditForm } from '../../shared/forms/edit-form.ts';
import { formOf, personFields } from '../../shared/forms/person-form.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { adminCustomers } from '../../texts/admin/customers.ts';
import { toast } from '../../ui/toast/toast.ts';
import { DialogForm } from '../shared/dialog-form.tsx';
import { editPerson } from '../shared/edit-person.ts';
import { type Customer, personName } from '../shared/page-customers.ts';
import { PersonFields } from '../shared/person-fields.tsx';

const words = adminCustomers.edit;

type Filled = BodyOf<typeof editUser>;

/** What is asked: of who has a login, the username too and both names. */
type Asked<Typed extends FieldValues> = {
  schema: z.ZodMiniType<Filled, Typed>;
  stored: Typed;
  first: Path<Typed>;
};

function useEditCustomer<Typed extends FieldValues>(
  customer: Customer,
  { schema, stored }: Asked<Typed>,
  onDone: () => void,
) {
  const queries = useQueryClient();
  const form = useEditForm(schema, stored);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Filled) => editPerson(customer.id, body),
    onSuccess: changed => {
      void invalidate(queries, staleAfter.users);
      toast(words.done(personName(changed)));
      onDone();
    },
    onError: error =>
      showFailure(error, words.failed(error.message), {
        fields: personFields as Path<Typed>[],
        setError: form.setError,
      }),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}

type EditFormProps = { customer: Customer; onCancel: () => void; onDone: () => void };

/** Its first field has the focus when it opens. */
export default function EditForm(props: EditFormProps) {
  const stored = formOf(props.customer);
  return props.customer.hasAccount ? (
    <Form {...props} schema={personForm} stored={stored} first="username" />
  ) : (
    <Form {...props} schema={customerForm} stored={withoutUsername(stored)} first="firstName" />
  );
}

const withoutUsername = ({ username: _, ...stored }: ReturnType<typeof formOf>) => stored;

type FormProps<Typed extends FieldValues> = EditFormProps & Asked<Typed>;

function Form<Typed extends FieldValues>({ customer, onCancel, onDone, ...asked }: FormProps<Typed>) {
  const { form, submit, busy } = useEditCustomer(customer, asked, onDone);
  const { register, formState, setFocus } = form;
  useEffect(() => setFocus(asked.first), [setFocus, asked.first]);
  return (
    <DialogForm {...{ submit, busy }} onClose={onCancel} label={words.save} busyLabel={words.saving}>
      <PersonFields register={register} errors={formState.errors} login={customer.hasAccount} />
    </DialogForm>
  );
}
