import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../../../adapters/http/client/client.ts';
import { sendBooking, takenMeanwhile } from '../../../shared/appointments/book-appointment.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../../shared/requests/stale-lists.ts';
import { calendar } from '../../../texts/admin/calendar.ts';
import { toast } from '../../../ui/toast/toast.ts';

const words = calendar.create;

type Chosen = { readonly ids: readonly number[]; readonly time: string };

/** Sends a booking once; `taken`: the server's sentence when somebody else was faster, for the present choice. */
export function useBook({ ids, time }: Chosen, onDone: () => void) {
  const queries = useQueryClient();
  const {
    mutateAsync,
    isPending,
    variables,
    error: failure,
  } = useMutation({
    mutationFn: sendBooking,
    onSuccess() {
      toast(words.done);
      onDone();
    },
    onError(error) {
      if (takenMeanwhile(error)) return;
      const { title, description } = words.failed;
      showFailure(error, { title, description: serverMessage(error, description) });
    },
    onSettled(_, error) {
      void invalidate(queries, staleAfter.appointments);
      if (error instanceof RequestFailed && error.code === 'service-changed')
        void invalidate(queries, staleAfter.services);
    },
  });
  // Another service may have room, or another start.
  const sent = variables && `${variables.serviceIds ?? [variables.serviceId]}`;
  const isOfThis = sent === `${ids}` && variables?.time === time;
  const taken = failure && isOfThis ? takenMeanwhile(failure) : undefined;
  return { book: useOneAtATime(mutateAsync), busy: isPending, taken };
}
