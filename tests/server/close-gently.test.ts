import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConnections, createClosableServer } from '../../apps/server/close-gently.ts';

/** Says over an open connection that it is there, and asks for something more while the server's own thread is busy. */
const visitor = `
  const { connect } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const socket = connect(workerData.port, '127.0.0.1');
  const ask = path => socket.write('GET ' + path + ' HTTP/1.1\\r\\nHost: salone\\r\\n\\r\\n');
  let heard = '';
  socket.on('data', data => {
    heard += data;
    if (heard.endsWith('first')) parentPort.postMessage('connected');
    if (heard.endsWith('second')) socket.end();
  });
  socket.on('error', error => { heard = error.code; });
  socket.on('close', () => parentPort.postMessage(heard.slice(-10)));
  parentPort.once('message', flag => {
    ask('/second');
    Atomics.store(new Int32Array(flag), 0, 1);
    Atomics.notify(new Int32Array(flag), 0);
  });
  ask('/first');`;

/** Longer than a quiet connection is left alone, so that the first look at what is quiet is due. */
const BUSY_MS = 6_000;

test('who asks while a server that stops is busy is answered before quiet connections are closed', async () => {
  // Node's own timer would cut the connection as well.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    response.end((request.url ?? '').slice(1)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(visitor, { eval: true, workerData: { port } });
  expect(await once(worker, 'message')).toEqual(['connected']);

  const closed = closeConnections(server, 30_000);
  const flag = new SharedArrayBuffer(4);
  worker.postMessage(flag);
  // This thread does nothing until the request has been sent and the first look is due.
  Atomics.wait(new Int32Array(flag), 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);

  const [heard] = (await once(worker, 'message')) as [string];
  expect(heard).toMatch(/second$/);
  await closed;
  await worker.terminate();
});

afterEach(() => void vi.useRealTimers());

/** A client that keeps its one connection, and what it hears. */
function keepingClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      get({ agent, port, path, host: '127.0.0.1' }, answer => {
        answer.resume().once('end', () => resolve(answer));
      }).once('error', reject),
    );
  return { agent, ask };
}

async function listening(handle: Parameters<typeof createClosableServer>[0]) {
  const closable = createClosableServer(handle);
  closable.server.listen(0, '127.0.0.1');
  await once(closable.server, 'listening');
  return { ...closable, port: (closable.server.address() as AddressInfo).port };
}

test('a kept connection may be used as long as its last answer has promised, and hears then that it ends', async () => {
  const { server, tellToClose, port } = await listening((_, response) => response.end());
  const { ask, agent } = keepingClient(port);
  const promised = Number(/timeout=(\d+)/.exec(String((await ask('/')).headers['keep-alive']))?.[1]) * 1_000;
  expect(promised).toBe(5_000);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  tellToClose();
  const closed = closeConnections(server, 8_000);
  await vi.advanceTimersByTimeAsync(promised);
  expect((await ask('/')).headers.connection).toBe('close');
  await closed;
  agent.destroy();
});

test('a quiet connection is closed once nobody may count on it', async () => {
  const { server, tellToClose, port } = await listening((_, response) => response.end());
  const { ask, agent } = keepingClient(port);
  await ask('/');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  tellToClose();
  const closed = closeConnections(server, 8_000);
  await vi.advanceTimersByTimeAsync(5_500);
  await closed;
  agent.destroy();
});

test('an answer that is under way when the server stops says that its connection ends', async () => {
  const { promise: go, resolve } = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { server, tellToClose, port } = await listening((_, response) => {
    arrived.resolve();
    void go.then(() => response.end());
  });
  const { ask, agent } = keepingClient(port);
  const asked = ask('/');
  await arrived.promise;
  tellToClose();
  const closed = closeConnections(server, 8_000);
  resolve();
  expect((await asked).headers.connection).toBe('close');
  await closed;
  agent.destroy();
});
