import { PassThrough } from 'node:stream';
import type { Changes, News } from '../../../../core/ports/changes.ts';
import type { ChangedEvent } from '../../contract/events.ts';

/** Milliseconds between heartbeats; each also checks that the reader may still read. */
const HEARTBEAT = 10_000;
/** Milliseconds before a browser reconnects. */
const RETRY = 1_000;

/** Characters. A reader so far behind is gone, or should reload everything. */
const MAX_UNREAD = 64 * 1024;

interface Options {
  readonly changes: Changes;
  /** Whether the reader is still logged in with the right to read. */
  readonly mayRead: () => Promise<boolean>;
  /** Ends the stream when the server stops. */
  readonly stopping: AbortSignal;
}

/**
 * Changes as server-sent events. Before each event it is checked that the reader still may read. For a reader who falls
 * too far behind the stream breaks: a browser that is still there reconnects and reads afresh.
 */
export function eventStream({ changes, mayRead, stopping }: Options): PassThrough {
  const stream = new PassThrough();
  stream.write(`retry: ${RETRY}\n\n`);
  let before = Promise.resolve();
  const send = (text: string): void => {
    before = before
      .then(async () => {
        const may = await mayRead();
        // The stream may have ended meanwhile.
        if (stream.writableEnded) return;
        if (stream.readableLength + stream.writableLength > MAX_UNREAD) stream.destroy();
        else if (may) stream.write(text);
        else stream.end();
      })
      .catch(() => void stream.end());
  };
  const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT);
  heartbeat.unref();
  const end = (): void => void stream.end();
  const forget = changes.watch(news => send(textOf(news)));
  if (stopping.aborted) end();
  else stopping.addEventListener('abort', end);
  stream.once('close', () => {
    clearInterval(heartbeat);
    forget();
    stopping.removeEventListener('abort', end);
  });
  return stream;
}

/**
 * Waits until every change from now on reaches the stream, so that a browser that it answers reads afresh after that.
 * Earlier when the stream has ended: its reader left, or the server stops.
 */
export async function whenInForce(changes: Changes, stream: PassThrough): Promise<void> {
  const ended = new Promise<void>(resolve => stream.once('finish', resolve).once('close', resolve));
  await Promise.race([changes.inForce(), ended]);
}

function textOf(news: News): string {
  if (news.kind === 'gap') return 'event: resync\ndata: {}\n\n';
  const lists: ChangedEvent = {};
  for (const { list, id } of news.changes) lists[list] = [...new Set([...(lists[list] ?? []), id])];
  return `event: changed\ndata: ${JSON.stringify(lists)}\n\n`;
}
