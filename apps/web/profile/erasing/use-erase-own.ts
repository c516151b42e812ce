import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { eraseOwnAccount } from '../../../../adapters/http/contract/addresses.ts';
import { eraseForm } from '../../../../adapters/http/contract/forms/erasing.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { notifyOtherTabs } from '../../shared/session/other-tabs.ts';
import { endSession, markSessionEnded } from '../../shared/session/session.ts';
import { erasing as words } from '../../texts/people/erasing.ts';
import { erasedState } from './erased-state.ts';

type Typed = z.output<typeof eraseForm>;

/** The last step, and what sending it does: afterwards nobody is logged in. */
export function useEraseOwn() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<Typed>({
    resolver: standardSchemaResolver(eraseForm),
    defaultValues: { currentPassword: '' },
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: Typed) => call(eraseOwnAccount, { body }),
    onSuccess: async ({ appointments }) => {
      await navigate('?scheda=cancella', { replace: true, state: erasedState(appointments.length) });
      // The page stays, where a logout would lead to the login.
      markSessionEnded(queries);
      endSession(queries);
      notifyOtherTabs('logout');
    },
    onError: error =>
      showFailure(error, words.failed(error.message), {
        fields: ['currentPassword'],
        setError: form.setError,
      }),
  });
  return { form, submit: form.handleSubmit(useOneAtATime(mutateAsync)), busy: isPending };
}
