import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listReminders, setReminded } from '../../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/visits/reminders.ts';
import type { IsoDate } from '../../../format/days.ts';
import { call } from '../../../shared/requests/calls.ts';
import { appointmentsKey } from '../../../shared/requests/query-keys.ts';
import { serverMessage, showFailure } from '../../../shared/requests/show-failure.ts';
import { notices as words } from '../../../texts/admin/notices.ts';

export type Reminder = ReplyOf<typeof contract.listReminders>['appointments'][number];

/** Tomorrow's unless a date is given. */
export const useReminders = (date: IsoDate | undefined) =>
  useQuery({
    queryKey: appointmentsKey('reminders', { date }),
    queryFn: ({ signal }) => call(listReminders, { query: { date }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Of one visit; `ticked` is what is being stored. */
export function useTick({ id, date: from }: Reminder) {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (reminded: boolean) => call(setReminded, { params: { id }, body: { reminded, from } }),
    onError(error) {
      const { title, description } = words.notSaved;
      showFailure(error, { title, description: serverMessage(error, description) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['appointments', 'reminders'] }),
  });
  return { tick: mutate, ticked: isPending ? variables : undefined };
}

/** Customers whom a letter reminds need no call. */
export const isByLetter = ({ letter }: Reminder): boolean => letter !== null && letter !== 'failed';
