import { useMutation, useQuery } from '@tanstack/react-query';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import { answerAddress, openAddress } from '../../../adapters/http/contract/addresses.ts';
import { call } from '../shared/requests/calls.ts';
import { askedAddressKey } from '../shared/requests/invitation-keys.ts';
import { useOneAtATime } from '../shared/requests/one-at-a-time.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { address as words } from '../texts/links/address.ts';

/** `busy`: with which answer; `answered`: it is stored. */
export function useAskedAddress(secret: string) {
  const { data, ...read } = useQuery({
    queryKey: askedAddressKey(secret),
    queryFn: ({ signal }) => call(openAddress, { body: { secret }, signal }),
    gcTime: 0,
  });
  const sending = useMutation({
    mutationFn: (isMine: boolean) => call(answerAddress, { body: { secret, isMine } }),
    onError: error => {
      if (!isOver(error)) showFailure(error, { title: words.notSaved, description: error.message });
    },
  });
  return {
    ...{ read, first: data?.address, answered: sending.data?.isMine },
    isOver: isOver(read.error) || isOver(sending.error),
    answer: useOneAtATime(sending.mutateAsync),
    busy: sending.isPending ? sending.variables : undefined,
  };
}

const isOver = (error: Error | null): boolean =>
  error instanceof RequestFailed && error.code === 'link-not-found';
