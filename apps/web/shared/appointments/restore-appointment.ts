import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreAppointment } from '../../../../adapters/http/contract/addresses.ts';
import { appointments as words } from '../../texts/appointments.ts';
import { toast } from '../../ui/toast/toast.ts';
import { call } from '../requests/calls.ts';
import { useOneAtATime } from '../requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../requests/show-failure.ts';
import { invalidate, staleAfter } from '../requests/stale-lists.ts';
import { showInstead } from './show-instead.ts';

/** Takes a cancellation back, and says how that went. */
export function useRestore() {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (id: number) => call(restoreAppointment, { params: { id } }),
    onSuccess(restored) {
      showInstead(queries, restored);
      toast(words.restored);
    },
    onError(error) {
      const { title, description } = words.notRestored;
      showFailure(error, { title, description: serverMessage(error, description) });
    },
    onSettled: () => void invalidate(queries, staleAfter.appointments),
  });
  return useOneAtATime(mutateAsync);
}
