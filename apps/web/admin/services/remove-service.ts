import { useMutation, useQueryClient } from '@tanstack/react-query';
import { archiveService } from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../../shared/requests/calls.ts';
import { useOneAtATime } from '../../shared/requests/one-at-a-time.ts';
import { showFailure } from '../../shared/requests/show-failure.ts';
import { invalidate, staleAfter } from '../../shared/requests/stale-lists.ts';
import type { Service } from '../../shared/shop/shop-data.ts';
import { adminServices } from '../../texts/admin/services.ts';
import { toast } from '../../ui/toast/toast.ts';

const words = adminServices.remove;

/** Archives a service; `onSettled` runs once the list is up to date. */
export function useRemoveService(onSettled: () => void) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id }: Service) => call(archiveService, { params: { id } }),
    onSuccess: (_, { name }) => toast(words.done(name)),
    onError: error => showFailure(error, words.failed(error.message)),
    async onSettled() {
      await invalidate(queries, staleAfter.services);
      onSettled();
    },
  });
  return { remove: useOneAtATime(mutateAsync), busy: isPending };
}
