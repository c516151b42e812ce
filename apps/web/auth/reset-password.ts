import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { resetPassword } from '../../../adapters/http/contract/addresses.ts';
import { resetForm } from '../../../adapters/http/contract/forms/passwords.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../shared/requests/show-failure.ts';
import { reset as words } from '../texts/reset.ts';
import { toast } from '../ui/toast/toast.ts';

type Filled = z.output<typeof resetForm>;

type ResetPasswordProps = {
  /** What was typed for the login. */
  typed: string;
  /** The secret of a link, where one was opened. */
  resetToken: string | undefined;
  /** Back to the login, with the username whose password was reset; or with '' when it was not yet. */
  onLeave: (username: string) => void;
};

/** The form for a forgotten password and what sending it does. Only a proof resets the password. */
export function useResetPassword({ typed, resetToken, onLeave }: ResetPasswordProps) {
  const form = useForm<z.input<typeof resetForm>, unknown, Filled>({
    resolver: standardSchemaResolver(resetForm),
    defaultValues: { username: typed, newPassword: '', confirmPassword: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: Filled) =>
      call(resetPassword, { body: { ...body, ...(resetToken && { grant: resetToken }) } }),
    onSuccess: ({ done }, { username }) => {
      toast(done ? words.done : { ...words.received, tone: 'info' });
      onLeave(done ? username : '');
    },
    onError: error => {
      const { title, description } = words.failed;
      showFailure(
        error,
        { title, description: serverMessage(error, description) },
        { fields: ['username', 'newPassword'], setError: form.setError },
      );
    },
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
