import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepVisit, listOutside } from '../../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/timetable/outside.ts';
import { call } from '../../../shared/requests/calls.ts';
import { useOneAtATime } from '../../../shared/requests/one-at-a-time.ts';
import { appointmentsKey } from '../../../shared/requests/query-keys.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { outside as words } from '../../../texts/admin/outside.ts';
import { toast } from '../../../ui/toast/toast.ts';

export type OutsideAppointment = ReplyOf<typeof contract.listOutside>['appointments'][number];

/** Coming appointments outside the timetable as it stands, until each is dealt with. */
export function useOutsideAppointments() {
  return useQuery({
    queryKey: appointmentsKey('outside'),
    queryFn: async ({ signal }) => (await call(listOutside, { signal })).appointments,
    // One that has just been cancelled stands in every list until it is read again.
    select: appointments => appointments.filter(({ status }) => status === 'confirmed'),
    staleTime: 0,
  });
}

/** Why each of them is, by its id. Until it has been read here, nobody else is `known` to be served. */
export function useOutsideReasons() {
  const { data = [], isFetchedAfterMount, ...read } = useOutsideAppointments();
  const reasons: ReadonlyMap<number, string> = new Map(
    data.map(({ id, outsideReason }) => [id, outsideReason.text]),
  );
  return { reasons, known: isFetchedAfterMount && !read.error, read };
}

export type OutsideReasons = Pick<ReturnType<typeof useOutsideReasons>, 'reasons' | 'known'>;

/** Of one: it stays as it is, and is no longer asked about. */
export function useKeep(id: number) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call(keepVisit, { params: { id } }),
    onSuccess: () => toast(words.kept),
    onError(error) {
      const { title, description } = words.keepFailed;
      showFailure(error, { title, description: serverMessage(error, description) });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: appointmentsKey('outside') }),
  });
  return { keep: useOneAtATime(mutateAsync), keeping: isPending };
}
