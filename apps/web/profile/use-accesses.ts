import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestFailed } from '../../../adapters/http/client/client.ts';
import {
  endOtherSessions,
  endSession,
  forgetBrowser,
  listBrowsers,
  listSessions,
} from '../../../adapters/http/contract/addresses.ts';
import type * as browsers from '../../../adapters/http/contract/browsers.ts';
import type { ReplyOf } from '../../../adapters/http/contract/call.ts';
import type * as sessions from '../../../adapters/http/contract/people/sessions.ts';
import { accessesKey, browsersKey, sessionsKey } from '../shared/requests/account-keys.ts';
import { call } from '../shared/requests/calls.ts';
import { showFailure } from '../shared/requests/show-failure.ts';
import { profile } from '../texts/profile.ts';
import { toast } from '../ui/toast/toast.ts';

const words = profile.accesses;
type Session = ReplyOf<typeof sessions.listSessions>[number];
type KnownBrowser = ReplyOf<typeof browsers.listBrowsers>[number];

/** A place where the person is logged in, or a browser that may reset the password, or both. */
export type Access = {
  key: string;
  label: string;
  lastSeen: string;
  current: boolean;
  session: Session | undefined;
  browser: KnownBrowser | undefined;
};

export function useAccesses() {
  const asked = {
    sessions: useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(listSessions, { signal }) }),
    browsers: useQuery({ queryKey: browsersKey, queryFn: ({ signal }) => call(listBrowsers, { signal }) }),
  };
  const { data: live } = asked.sessions;
  const { data: known } = asked.browsers;
  const accesses = live && known && accessesOf(live, known);
  return { accesses, reads: [asked.sessions, asked.browsers] };
}

function accessesOf(live: readonly Session[], known: readonly KnownBrowser[]): readonly Access[] {
  const held = live.map(session => ({
    ...{ key: session.id, label: session.label || words.unnamed, lastSeen: session.lastSeen, session },
    browser: known.find(({ id }) => id === session.browserId),
    current: session.current,
  }));
  const idle = known
    .filter(({ id }) => !live.some(({ browserId }) => browserId === id))
    .map(browser => ({ ...browser, key: `browser ${browser.id}`, session: undefined, browser }));
  return [...held, ...idle].toSorted((a, b) => Number(b.current) - Number(a.current));
}

type Ending = { forget: KnownBrowser } | { end: Session } | 'others';

/**
 * Ends one of them; `onDone` follows once the lists are true again, also when it had ended before. `onOldLogin`: the password
 * is asked for first.
 */
export function useEndAccess(onDone: () => void, onOldLogin: (what: Ending) => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: accessesKey });
  return useMutation({
    mutationFn: (what: Ending) => {
      if (what === 'others') return call(endOtherSessions);
      return 'forget' in what
        ? call(forgetBrowser, { params: { id: what.forget.id } })
        : call(endSession, { params: { id: what.end.id } });
    },
    onSuccess: async (_, what) => {
      await refresh();
      toast(doneWith(what));
      onDone();
    },
    onError: async (error, what) => {
      if (error instanceof RequestFailed && error.code === 'login-not-fresh') return onOldLogin(what);
      const description = what !== 'others' && 'forget' in what ? words.notForgotten : words.notEnded;
      showFailure(error, { title: words.failedTitle, description: description(error.message) });
      await refresh();
      if (error instanceof RequestFailed && error.status === 404) onDone();
    },
  });
}

const doneWith = (what: 'others' | object) => {
  if (what === 'others') return words.othersDone;
  return 'forget' in what ? words.forgotten : words.ended;
};
