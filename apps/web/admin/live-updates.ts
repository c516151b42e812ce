import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seeEvents } from '../../../adapters/http/contract/addresses.ts';
import { addressed } from '../../../adapters/http/contract/call.ts';
import type { ChangedEvent } from '../../../adapters/http/contract/events.ts';
import { staleAfter } from '../shared/requests/stale-lists.ts';
import { refetchSession } from '../shared/session/session.ts';
import { coalescedRefetch } from './coalesced-refetch.ts';

/** The tab that holds this lock holds the browser's one stream and tells the others. */
const lockName = 'salone.eventi';
const channelName = 'salone.eventi';

/** Pause before reconnecting after a refusal: the server restarts, or its database is away. */
const againMs = 3_000;

type Lists = readonly (keyof ChangedEvent)[];
type Hear = (lists: Lists) => void;
const everything = Object.keys(staleAfter) as unknown as Lists;

/** While the dashboard is open, lists that change elsewhere are refetched at once. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const channel = new BroadcastChannel(channelName);
    const read = coalescedRefetch(queries);
    const hear: Hear = lists => read(new Set(lists.flatMap(list => staleAfter[list])));
    channel.addEventListener('message', ({ data }: MessageEvent<Lists>) => hear(data));
    const tell: Hear = lists => {
      hear(lists);
      channel.postMessage(lists);
    };
    // A stream that is refused may say that the session has ended; the guards then do the rest.
    const listen = (handOn: Hear) => listenUntil(leaving.signal, handOn, () => void refetchSession(queries));
    void listenInTurn(leaving.signal, { leading: () => listen(tell), alone: () => listen(hear) });
    return () => {
      leaving.abort();
      channel.close();
    };
  }, [queries]);
}

/** Leads at once when no tab does, otherwise as soon as the leading tab has gone. */
async function listenInTurn(
  leaving: AbortSignal,
  { leading, alone }: Readonly<Record<'leading' | 'alone', () => Promise<void>>>,
): Promise<void> {
  // Browsers have locks only where the site is https or on this machine; elsewhere every tab has a stream of its own.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return alone();
  await locks.request(lockName, { signal: leaving }, leading).catch(() => undefined);
}

/**
 * Keeps a stream open until the tab leaves, and reports which lists changed: all of them whenever it connects, since
 * nobody here heard what happened before.
 */
function listenUntil(leaving: AbortSignal, handOn: Hear, refused: () => void): Promise<void> {
  return new Promise(resolve => {
    // The tab may have left before it got the lock.
    if (leaving.aborted) return resolve();
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      source = new EventSource(addressed(seeEvents).path, { withCredentials: true });
      source.addEventListener('open', () => handOn(everything));
      source.addEventListener('resync', () => handOn(everything));
      source.addEventListener('changed', ({ data }: MessageEvent<string>) =>
        handOn(Object.keys(JSON.parse(data) as ChangedEvent) as (keyof ChangedEvent)[]),
      );
      source.addEventListener('error', () => {
        // Otherwise the browser connects again by itself.
        if (source.readyState !== EventSource.CLOSED) return;
        refused();
        timer = setTimeout(open, againMs);
      });
    };
    open();
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      source.close();
      resolve();
    });
  });
}
