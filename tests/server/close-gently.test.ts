import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { closeConnections } from '../../apps/server/close-gently.ts';

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

/** Longer than a quiet connection is left alone. */
const BUSY_MS = 700;

test('who asks while a server that stops is busy is answered before quiet connections are closed', async () => {
  const server = createServer((request, response) => response.end((request.url ?? '').slice(1)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(visitor, { eval: true, workerData: { port } });
  expect(await once(worker, 'message')).toEqual(['connected']);

  const closed = closeConnections(server, 5_000);
  const flag = new SharedArrayBuffer(4);
  worker.postMessage(flag);
  // This thread does nothing until the request has been sent, and not before the first look at what is quiet is due.
  Atomics.wait(new Int32Array(flag), 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);

  const [heard] = (await once(worker, 'message')) as [string];
  expect(heard).toMatch(/second$/);
  await closed;
  await worker.terminate();
});
