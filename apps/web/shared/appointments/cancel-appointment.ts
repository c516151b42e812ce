import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../../adapters/http/client/client.ts';
import { cancelAppointment } from '../../../../adapters/http/contract/addresses.ts';
import { appointments as words } from '../../texts/appointments.ts';
import { toast } from '../../ui/toast/toast.ts';
import { call } from '../requests/calls.ts';
import { useOneAtATime } from '../requests/one-at-a-time.ts';
import { showFailure } from '../requests/show-failure.ts';
import { invalidate, staleAfter } from '../requests/stale-lists.ts';
import { useRestore } from './restore-appointment.ts';
import { showInstead } from './show-instead.ts';

/** `letter` false, of administrators: the customer is not written to. */
type Cancelled = { readonly id: number; readonly letter?: false | undefined };

/** Cancels an appointment and shows the outcome; `onSettled` runs once the list is up to date. */
export function useCancelAppointment(onSettled: () => void) {
  const queries = useQueryClient();
  const restore = useRestore();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, letter }: Cancelled) =>
      call(cancelAppointment, { params: { id }, query: { letter: letter === false ? 'false' : undefined } }),
    onSuccess(cancelled) {
      toast({ ...words.done, undo: { label: words.restore, onPress: () => void restore(cancelled.id) } });
      showInstead(queries, cancelled);
    },
    async onError(error) {
      const { title, description } = words.refused;
      showFailure(error, { title, description: description(error.message) });
      // The list is stale: refetch it before the dialog closes.
      if (error instanceof RequestFailed) await invalidate(queries, ['appointments']);
    },
    onSettled() {
      onSettled();
      void invalidate(queries, staleAfter.appointments);
    },
  });
  return { cancel: useOneAtATime(mutateAsync), busy: isPending };
}
