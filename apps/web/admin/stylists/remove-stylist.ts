import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeStylist } from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { sessionKey } from '../../shared/requests/query-keys.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import { useSession } from '../../shared/session/session.ts';
import { adminStylists } from '../../texts/admin/stylists.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { Stylist } from '../shared/stylists.ts';

const words = adminStylists.remove;

type Removal = { stylist: Stylist; revokeAdmin: boolean };

/**
 * Ends somebody's bookings as a stylist; `onSettled` runs once the lists are up to date. Administrators who remove
 * themselves may lose their rights: the guard then leads home.
 */
export function useRemoveStylist(onSettled: () => void) {
  const queries = useQueryClient();
  const { user } = useSession();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ stylist: { id }, revokeAdmin }: Removal) =>
      call(removeStylist, { params: { id }, query: revokeAdmin ? { revokeAdmin: 'true' } : {} }),
    onSuccess: (_, { stylist }) => toast(words.done(stylist.displayName)),
    onError: error => showFailure(error, words.failed(error.message)),
    async onSettled(_, error, { stylist }) {
      if (!error && stylist.id === user?.id) await queries.invalidateQueries({ queryKey: sessionKey });
      await invalidate(queries, staleAfter.users);
      onSettled();
    },
  });
  return { remove: useOneAtATime(mutateAsync), busy: isPending };
}
