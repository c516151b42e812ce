import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RequestsUnderWay } from '../../../apps/server/jobs/requests-under-way.ts';

const MINUTE = 60_000;

function requestTo(requests: RequestsUnderWay) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const handle = requests.counted(() => promise);
  const request = new IncomingMessage(new Socket());
  const answered = handle(request, new ServerResponse(request));
  return { answer: resolve, fail: reject, answered };
}

function isOver(waiting: Promise<void>): () => boolean {
  let over = false;
  void waiting.then(() => {
    over = true;
  });
  return () => over;
}

test('requests have ended when the last of them is answered', async () => {
  const requests = new RequestsUnderWay();
  const [first, second] = [requestTo(requests), requestTo(requests)];
  const ended = isOver(requests.ended(MINUTE));
  first.answer();
  await first.answered;
  await nextTurn();
  expect(ended()).toBe(false);
  second.answer();
  await second.answered;
  await nextTurn();
  expect(ended()).toBe(true);
});

test('nobody waits for a request that has failed, nor where there is none', async () => {
  const requests = new RequestsUnderWay();
  await requests.ended(MINUTE);
  const request = requestTo(requests);
  const ended = requests.ended(MINUTE);
  request.fail(new Error('a fault'));
  await expect(request.answered).rejects.toThrow('a fault');
  await ended;
  await requests.ended(MINUTE);
});

test('a request that takes long is waited for no longer than is said', async () => {
  const requests = new RequestsUnderWay();
  const request = requestTo(requests);
  await requests.ended(1);
  request.answer();
  await request.answered;
});

test('what nobody waits for rests while somebody asks, and a while longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const requests = new RequestsUnderWay();
  await requests.rest(MINUTE, 2_000);
  const request = requestTo(requests);
  const during = isOver(requests.rest(500, 2_000));
  await vi.advanceTimersByTimeAsync(499);
  expect(during()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(during()).toBe(true);
  request.answer();
  await request.answered;
  await vi.advanceTimersByTimeAsync(2_000);
  const after = isOver(requests.rest(500, 2_000));
  await vi.advanceTimersByTimeAsync(400);
  expect(after()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(after()).toBe(true);
  await requests.rest(MINUTE, 2_000);
});
