import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { eventStream } from '../../adapters/http/server/routes/event-stream.ts';
import type { Changes, News } from '../../core/ports/changes.ts';

/** A source of news that tells how many listen. */
function newsroom() {
  const listeners = new Set<(news: News) => void>();
  const changes: Changes = {
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inForce: async () => undefined,
  };
  const tell = (id: number): void => {
    for (const listener of listeners) listener({ kind: 'changes', changes: [{ list: 'appointments', id }] });
  };
  return { changes, tell, listening: () => listeners.size };
}

const reader = { mayRead: async () => true, stopping: new AbortController().signal };

test('nothing is kept for long for whoever does not take it', async () => {
  const { changes, tell, listening } = newsroom();
  const stream = eventStream({ ...reader, changes });
  const closed = once(stream, 'close');
  for (let id = 1; id <= 3_000; id += 1) tell(id);
  await closed;
  expect(stream.readableLength + stream.writableLength).toBeLessThan(70_000);
  expect(listening()).toBe(0);
});

test('whoever takes it gets all of it', async () => {
  const { changes, tell } = newsroom();
  const stopping = new AbortController();
  const stream = eventStream({ ...reader, changes, stopping: stopping.signal });
  const told = text(stream);
  for (let id = 1; id <= 3_000; id += 1) {
    tell(id);
    // The news is on its way, and somebody reads.
    if (id % 100 === 0) await new Promise(setImmediate);
  }
  tell(3_001);
  await new Promise(setImmediate);
  stopping.abort();
  expect((await told).match(/event: changed/g)).toHaveLength(3_001);
});
