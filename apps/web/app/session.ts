import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import type { UserReply } from '../../../adapters/http/contract/user.ts';
import { fullName } from '../format/names.ts';
import { layout } from '../texts/layout.ts';
import { toast } from '../ui/toast.ts';
import { call, currentUser, logout } from './calls.ts';
import { forgetEverythingPrivate } from './private-storage.ts';
import { showFailure } from './show-failure.ts';

export type User = UserReply;

export const sessionKey = ['user'] as const;

/** Whose session ended by itself, not by a logout. */
const ended = new WeakSet<QueryClient>();

/** Makes a guest of a user whose session the server no longer knows. */
export function noteEndOfSession(queries: QueryClient): void {
  if (queries.getQueryData(sessionKey)) ended.add(queries);
  queries.setQueryData(sessionKey, null);
}

export function hasEnded(queries: QueryClient): boolean {
  return ended.has(queries);
}

async function readUser(queries: QueryClient, signal: AbortSignal): Promise<User | null> {
  try {
    return await call(currentUser, { signal });
  } catch (error) {
    if (!(error instanceof RequestFailed && error.status === 401)) throw error;
    noteEndOfSession(queries);
    return null;
  }
}

/**
 * `user` is undefined while nobody knows yet, null for a guest. `fresh`: read again where it is used and whenever the
 * person comes back to the page, for who is about to change it.
 */
export function useSession({ fresh = false } = {}) {
  const {
    data: user,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ client, signal }) => readUser(client, signal),
    ...(fresh && { staleTime: 0, refetchOnWindowFocus: true }),
  });
  return { user, isPending, isError, refetch };
}

/** Makes a user the current one. What an earlier visitor of this tab could see is asked for anew. */
export function useEnter(): (user: User) => void {
  const queries = useQueryClient();
  return user => {
    forgetPrivateQueries(queries);
    ended.delete(queries);
    queries.setQueryData(sessionKey, user);
  };
}

/** With `forgetBrowser` the password can no longer be set anew on this browser without another proof. */
export function useLogout() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ forgetBrowser }: { forgetBrowser: boolean }) =>
      call(logout, { query: forgetBrowser ? { forgetBrowser: 'true' } : {} }),
    onSuccess: () => {
      queries.setQueryData(sessionKey, null);
      // What the next visitor of this browser must not see.
      forgetEverythingPrivate();
      forgetPrivateQueries(queries);
      toast(layout.loggedOut);
    },
    onError: error => showFailure(error, { title: layout.logoutFailed, description: error.message }),
  });
}

/** The same for everybody. Stylists are not: administrators see more of them. */
const publicKeys = new Set(['user', 'shop', 'services']);

function forgetPrivateQueries(queries: QueryClient) {
  queries.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(String(queryKey[0])) });
}

/** First letter of the first name, or of the username. */
export function initialOf(user: User): string {
  return (user.firstName || user.username).charAt(0).toLocaleUpperCase('it-IT');
}

export function fullNameOf(user: User): string {
  return fullName(user.firstName, user.lastName) ?? user.username;
}
