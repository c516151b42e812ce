import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser } from '../../../../adapters/http/contract/addresses.ts';
import type { UserReply } from '../../../../adapters/http/contract/user.ts';
import { fullName } from '../../format/names.ts';
import { layout } from '../../texts/layout.ts';
import { toast } from '../../ui/toast/toast.ts';
import { call } from '../requests/calls.ts';
import { isPrivate, sessionKey } from '../requests/query-keys.ts';
import { saysSessionOver } from '../requests/show-failure.ts';
import { notifyOtherTabs, onOtherTabs } from './other-tabs.ts';
import { clearPrivate } from './private-storage.ts';

export type User = UserReply & { secondFactorRequired?: true | undefined };

/** Clients whose session expired or was revoked, without a logout. */
const ended = new WeakSet<QueryClient>();

/** The server no longer knows the session: the user is now a guest. */
export function markSessionEnded(queries: QueryClient): void {
  if (queries.getQueryData(sessionKey)) ended.add(queries);
  becomeGuest(queries);
}

/** What browsers keep caches with, where they let a page do so. */
type WithCaches = { readonly caches?: { delete(name: string): Promise<boolean> } };

/** The page without a network forgets the user as well: this one may have been read past the service worker, which knows nothing then. */
function becomeGuest(queries: QueryClient) {
  queries.setQueryData(sessionKey, null);
  void (globalThis as WithCaches).caches?.delete('session').catch(() => undefined);
}

export function hasSessionEnded(queries: QueryClient): boolean {
  return ended.has(queries);
}

export async function refetchSession(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: sessionKey });
}

async function readUser(queries: QueryClient, signal: AbortSignal): Promise<User | null> {
  try {
    const user = await call(currentUser, { signal });
    noteOtherUser(queries, user);
    return user;
  } catch (error) {
    // A proxy may answer 401 or 403 as well, without knowing the session.
    if (!saysSessionOver(error)) throw error;
    markSessionEnded(queries);
    return null;
  }
}

/**
 * Another user has logged in in another tab, or this one's rights have changed: everything private is read again, also
 * what belonged to a session that has ended meanwhile.
 */
function noteOtherUser(queries: QueryClient, user: User): void {
  const before = queries.getQueryData<User | null>(sessionKey);
  ended.delete(queries);
  if (before === undefined || (before?.id === user.id && before.isAdmin === user.isAdmin)) return;
  void queries.resetQueries({ predicate: isPrivate });
  if (before && before.id !== user.id)
    toast({ title: layout.otherUser.title, description: layout.otherUser.text(fullNameOf(user)) });
}

/** All tabs of a browser share one session: a login or logout in one counts in the others. */
export function useSharedSession(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onOtherTabs(event => {
        // A logout, not an expired session: no message.
        if (event === 'logout') endSession(queries);
        void refetchSession(queries).then(() => {
          if (queries.getQueryData(sessionKey) === null) forgetPrivateData(queries);
        });
      }),
    [queries],
  );
}

/**
 * `user` is undefined until the first answer, null for a guest. `fresh`: refetched on mount and on focus, for forms that
 * are about to change it.
 */
export function useSession({ fresh = false } = {}) {
  const {
    data: user,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ client, signal }) => readUser(client, signal),
    ...(fresh && { staleTime: 0, refetchOnWindowFocus: true }),
  });
  return { user, isPending, error, refetch };
}

/** Makes a user the current one and forgets what was read before. */
export function useStartSession(): (user: User) => void {
  const queries = useQueryClient();
  return user => {
    forgetPrivateData(queries);
    ended.delete(queries);
    queries.setQueryData(sessionKey, user);
    notifyOtherTabs('login');
  };
}

let leftAt: string | undefined;

export function noteLeft(page: string): void {
  leftAt = page;
}

/** Whether a page was just left by a logout: the login then does not promise to return to it. */
export const wasLeft = (page: string): boolean => page === leftAt;

/** Leaves a guest and clears what belonged to the user: the tab's storage and all private queries. */
export function endSession(queries: QueryClient): void {
  becomeGuest(queries);
  clearPrivate();
  forgetPrivateData(queries);
}

function forgetPrivateData(queries: QueryClient) {
  queries.removeQueries({ predicate: isPrivate });
  queries.getMutationCache().clear();
}

/** First letter of the first name, or of the username. */
export function initialOf(user: User): string {
  const [letter = ''] = user.firstName || user.username;
  return letter.toLocaleUpperCase('it-IT');
}

export function fullNameOf(user: User): string {
  return fullName(user.firstName, user.lastName) ?? user.username;
}
