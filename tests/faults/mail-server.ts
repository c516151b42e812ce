import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What it does with the next message, once it has read it whole. */
export type Answer = 'takes' | 'says later' | 'refuses' | 'goes away' | 'says nothing';

export const points = ['connected', 'from', 'to', 'text begun', 'text whole', 'answered'] as const;
type Point = (typeof points)[number];

/** A mail server on the loopback: it keeps the Message-ID of what it took, or may have taken. */
export async function openMailServer(port = 0) {
  const taken: string[] = [];
  const heard: string[] = [];
  const answers: Answer[] = [];
  const slow: { isSlow: (id: string) => boolean; readonly held: (() => void)[] } = {
    isSlow: () => false,
    held: [],
  };
  let onHeard: (() => void) | undefined;
  let waiting: { readonly at: Point; readonly reached: () => void } | undefined;
  const reach = (point: Point): void => {
    if (waiting?.at === point) waiting.reached();
  };
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 100 },
    onConnect: (_, callback) => (reach('connected'), callback()),
    onMailFrom: (_, __, callback) => (reach('from'), callback()),
    onRcptTo: (_, __, callback) => (reach('to'), callback()),
    onData(stream, session, callback) {
      let mime = '';
      stream.once('data', () => reach('text begun'));
      stream.on('data', (chunk: Buffer) => (mime += chunk.toString()));
      stream.once('end', () => {
        const id = /^Message-ID: <([^@]+)@/m.exec(mime)?.[1] ?? '';
        heard.push(id);
        if (slow.isSlow(id)) return slow.held.push(() => callback());
        const answer = answers.shift() ?? 'takes';
        onHeard?.();
        reach('text whole');
        if (answer === 'says later') return callback(refusal(451));
        if (answer === 'refuses') return callback(refusal(550));
        taken.push(id);
        if (answer === 'takes') return (callback(), reach('answered'));
        if (answer === 'goes away') return endConnection(server, session.id);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: open } = server.server.address() as AddressInfo;
  return {
    ...{ taken, heard, answers, slow, url: `smtp://127.0.0.1:${open}` },
    /** When some message has come so far; one waits at a time. */
    reached: (at: Point) => new Promise<void>(reached => (waiting = { at, reached })),
    /** When the next message has been read whole. */
    next: () => new Promise<void>(resolve => (onHeard = resolve)),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}

const refusal = (responseCode: number) => Object.assign(new Error('non ora'), { responseCode });

function endConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections)
    if ((connection as unknown as { readonly id: string }).id === id)
      (connection as unknown as { close(): void }).close();
}
