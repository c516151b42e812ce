import { useQuery } from '@tanstack/react-query';
import { openInvitation } from '../../../adapters/http/contract/addresses.ts';
import { call } from '../shared/requests/calls.ts';
import { invitationKey } from '../shared/requests/invitation-keys.ts';
import { isOver } from './use-accept.ts';

/** Checked before somebody fills in a form for nothing; where the check fails, sending will tell. */
export function useOpened(secret: string): 'unknown' | 'over' | 'open' {
  const { isPending, error } = useQuery({
    queryKey: invitationKey(secret),
    queryFn: ({ signal }) => call(openInvitation, { body: { secret }, signal }),
    gcTime: 0,
  });
  if (isPending) return 'unknown';
  return isOver(error) ? 'over' : 'open';
}
