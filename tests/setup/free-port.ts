import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';

/** Each worker has a range of its own, all below those from which systems take ports for outgoing connections. */
const perWorker = 1_000;
const first = 20_000 + perWorker * (Number(process.env['VITEST_POOL_ID'] ?? 0) % 12);

/** Two runs on one machine share the ranges: they begin somewhere in them. */
let next = Math.floor(Math.random() * perWorker);

/** A port of 127.0.0.1 that nobody listens on, for a program that is started with it; this worker is given another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (next++ % perWorker);
    const probe = createServer();
    const listening = once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.listen(port, '127.0.0.1');
    if (!(await listening)) continue;
    await new Promise(resolve => probe.close(resolve));
    return port;
  }
}
