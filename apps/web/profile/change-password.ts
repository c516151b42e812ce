import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changePassword } from '../../../adapters/http/contract/addresses.ts';
import { changePasswordForm } from '../../../adapters/http/contract/forms/passwords.ts';
import { accessesKey } from '../shared/requests/account-keys.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../shared/requests/show-failure.ts';
import { profile } from '../texts/profile.ts';
import { toast } from '../ui/toast/toast.ts';

const words = profile.password;
type Filled = z.output<typeof changePasswordForm>;

/** The form for another password and what sending it does: this browser stays logged in, and alone is recognised. */
export function useChangePassword() {
  const queries = useQueryClient();
  const form = useForm<z.input<typeof changePasswordForm>, unknown, Filled>({
    resolver: standardSchemaResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ confirmNewPassword: _, ...body }: Filled) => call(changePassword, { body }),
    onSuccess: () => {
      form.reset();
      void queries.invalidateQueries({ queryKey: accessesKey });
      toast(words.done);
    },
    onError: error => {
      const { title, description } = words.failed;
      showFailure(
        error,
        { title, description: serverMessage(error, description) },
        { fields: ['currentPassword', 'newPassword'], setError: form.setError },
      );
    },
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
