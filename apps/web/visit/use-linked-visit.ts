import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { cancelVisit, openVisit, seeVisitFile } from '../../../adapters/http/contract/addresses.ts';
import { showInstead } from '../shared/appointments/show-instead.ts';
import { saveFile } from '../shared/files/save-json.ts';
import { withoutOwner } from '../shared/moving/visit-link.ts';
import { call } from '../shared/requests/calls.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { appointmentsKey } from '../shared/requests/query-keys.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../shared/requests/stale-lists.ts';
import { appointments } from '../texts/appointments.ts';
import { visit as words } from '../texts/links/visit.ts';
import { toast } from '../ui/toast/toast.ts';

/** A list of this one: whatever changes an appointment, shows it in every list. */
export function useLinkedVisit(secret: string) {
  const { data, ...query } = useQuery({
    queryKey: appointmentsKey('link', { secret }),
    queryFn: async ({ signal }) => [withoutOwner(await call(openVisit, { body: { secret }, signal }))],
    staleTime: 0,
  });
  return { ...query, appointment: data?.[0], isOver: isOver(query.error) };
}

const isOver = (error: Error | null): boolean =>
  error instanceof RequestFailed && error.code === 'link-not-found';

/** `onSettled` runs once what became of it is shown. */
export function useCancelLinked(secret: string, onSettled: () => void) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => withoutOwner(await call(cancelVisit, { body: { secret } })),
    onSuccess: cancelled => showInstead(queries, cancelled),
    onError: error => {
      const { title, description } = appointments.refused;
      showFailure(error, { title, description: description(error.message) });
    },
    onSettled: async () => {
      await invalidate(queries, staleAfter.appointments);
      onSettled();
    },
  });
  return { cancel: useOneAtATime(mutateAsync), busy: isPending };
}

/** Saves it as a file for the reader's own calendar. */
export function useCalendarFile(secret: string, told: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(seeVisitFile, { body: { secret } }),
    onSuccess: ({ file }) => {
      saveFile(words.file, 'text/calendar', file);
      toast({ title: words.saved.title, description: told });
    },
    onError: error => showFailure(error, words.notSaved),
  });
  return { save: useOneAtATime(mutateAsync), busy: isPending };
}
