import { useQuery } from '@tanstack/react-query';
import { listFailedLetters } from '../../../../../adapters/http/contract/addresses.ts';
import type { ReplyOf } from '../../../../../adapters/http/contract/call.ts';
import type * as contract from '../../../../../adapters/http/contract/letters/letters.ts';
import { failedLettersKey } from '../../../shared/requests/admin-keys.ts';
import { call } from '../../../shared/requests/calls.ts';

export type FailedLetter = ReplyOf<typeof contract.listFailedLetters>[number];

/** No change of anybody's says that a letter was given up. */
const everyMs = 5 * 60_000;

/** What did not arrive, the worst first. */
export const useFailedLetters = () =>
  useQuery({
    queryKey: failedLettersKey,
    queryFn: ({ signal }) => call(listFailedLetters, { signal }),
    staleTime: 0,
    refetchInterval: everyMs,
  });
