/** What tabs of one browser, which share its session, announce to each other. */
export type SessionEvent = 'login' | 'logout';

type Channel = InstanceType<typeof BroadcastChannel>;

let channel: Channel | undefined;

/** One channel for the page, since a tab does not receive its own messages. Where the browser refuses it, tabs stay silent. */
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

/** Returns the function that stops listening. */
export function onOtherTabs(hear: (turn: SessionEvent) => void): () => void {
  const heard = sharedChannel();
  const listener = (event: Event) => hear((event as MessageEvent).data as SessionEvent);
  heard?.addEventListener('message', listener);
  return () => heard?.removeEventListener('message', listener);
}
