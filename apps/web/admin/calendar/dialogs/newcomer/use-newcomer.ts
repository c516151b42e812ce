import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { customerForm } from '../../../../../../adapters/http/contract/forms/customer.ts';
import { fullName } from '../../../../format/names.ts';
import { newRequestId } from '../../../../shared/requests/new-request-id.ts';
import { showFailure } from '../../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../../shared/requests/stale-lists.ts';
import { newcomer as words } from '../../../../texts/admin/newcomer.ts';
import type { Customer } from '../../../shared/page-customers.ts';
import { saveNewcomer } from './add-customer.ts';
import { typedPerson } from './typed-person.ts';

const fields = ['firstName', 'lastName', 'phone', 'email'] as const;

/** A new customer whom the search has not found, stored together with their first appointment. */
export function useNewcomer() {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [requestId, setRequestId] = useState<string | null>(null);
  const form = useForm<z.input<typeof customerForm>, unknown, z.output<typeof customerForm>>({
    resolver: standardSchemaResolver(customerForm),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: saveNewcomer,
    onSettled: () => invalidate(queries, staleAfter.users),
    onError: error => showFailure(error, words.failed(error.message), { fields, setError: form.setError }),
  });
  const [email, firstName, lastName] = useWatch({
    control: form.control,
    name: ['email', 'firstName', 'lastName'],
  });
  const name = fullName(firstName?.trim() || null, lastName?.trim() || null);
  const isOpen = requestId !== null;
  return {
    form,
    /** Who already has the e-mail address that was typed. */
    reader: isOpen && email?.trim() ? { id: null, name: name ?? email.trim() } : null,
    /** What was looked for. */
    search,
    isOpen,
    busy: isPending,
    open: (typed: string) => {
      form.reset(typedPerson(typed));
      setSearch(typed);
      setRequestId(newRequestId());
    },
    close: () => setRequestId(null),
    /** Undefined when something is wrong, which is then said. */
    save: async (): Promise<Customer | undefined> => {
      let saved: Customer | undefined;
      await form.handleSubmit(async contact => {
        saved = await mutateAsync({ ...contact, ...(requestId && { requestId }) }).catch(() => undefined);
      })();
      return saved;
    },
  };
}

export type Newcomer = ReturnType<typeof useNewcomer>;
