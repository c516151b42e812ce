/** What the tabs of one browser, which share its session, tell each other. */
export type SessionEvent = 'login' | 'logout';

type Channel = InstanceType<typeof BroadcastChannel>;

let channel: Channel | undefined;

/** One for the whole page: a tab does not hear itself. A browser may refuse it; then nothing is told. */
function sharedChannel(): Channel | undefined {
  try {
    channel ??= new BroadcastChannel('salone.accesso');
  } catch {
    return undefined;
  }
  return channel;
}

export function notifyOtherTabs(turn: SessionEvent): void {
  sharedChannel()?.postMessage(turn);
}

/** Hears the other tabs until the answered function is called. */
export function onOtherTabs(hear: (turn: SessionEvent) => void): () => void {
  const heard = sharedChannel();
  const listener = (event: Event) => hear((event as MessageEvent).data as SessionEvent);
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
