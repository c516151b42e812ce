import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { acceptInvitation } from '../../../adapters/http/contract/addresses.ts';
import { invitationForm } from '../../../adapters/http/contract/forms/invitation.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { useStartSession } from '../shared/session/session.ts';
import { invitation as words } from '../texts/links/invitation.ts';
import { toast } from '../ui/toast/toast.ts';

type Filled = z.output<typeof invitationForm>;

const asked = ['username', 'password', 'confirmPassword'] as const;

/** The login is made and entered; what is refused leaves the form as it was typed. */
export function useAccept(secret: string) {
  const enter = useStartSession();
  const navigate = useNavigate();
  const form = useForm<z.input<typeof invitationForm>, unknown, Filled>({
    resolver: standardSchemaResolver(invitationForm),
    defaultValues: { username: '', password: '', confirmPassword: '' },
  });
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ confirmPassword: _, ...login }: Filled) =>
      call(acceptInvitation, { body: { ...login, secret } }),
    onSuccess: user => {
      toast(words.done);
      enter(user);
      void navigate('/appointments', { replace: true });
    },
    onError: failure => {
      if (isOver(failure)) return;
      if (isTaken(failure)) form.setError('username', { message: failure.message }, { shouldFocus: true });
      else
        showFailure(
          failure,
          { title: words.failed, description: failure.message },
          { fields: asked, setError: form.setError },
        );
    },
  });
  return {
    ...{ form, busy: isPending, isOver: isOver(error) },
    submit: form.handleSubmit(useOneAtATime(mutateAsync)),
  };
}

export const isOver = (error: Error | null): boolean =>
  error instanceof RequestFailed && error.code === 'invitation-over';
const isTaken = (error: Error): boolean => error instanceof RequestFailed && error.code === 'username-taken';
