import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Container } from 'inversify';
import { tokens } from './container.ts';

/** Milliseconds: a connection that is quiet for this long while the server stops has nothing under way. */
const QUIET = 500;
/** Milliseconds in which those who had already reached the machine are still let in. */
const ARRIVING = 100;
const LONGEST_GOODBYE = 9_000;

/** Listens until SIGTERM or SIGINT; then takes no new connection, lets running requests end, and closes the store. */
export async function serve(container: Container): Promise<AddressInfo> {
  const { host, port } = container.get(tokens.config);
  const logger = container.get(tokens.logger);
  const app = await container.getAsync(tokens.app);
  const store = await container.getAsync(tokens.store);
  const handle = app.callback();
  let stopping = false;
  const server = createServer((request, response) => {
    if (stopping) response.setHeader('Connection', 'close');
    void handle(request, response);
  });
  const address = await listen(server, host, port);

  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info('stopping');
    await drained(server);
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  logger.info({ address: address.address, port: address.port }, 'listening');
  return address;
}

/**
 * Resolves when the last connection has ended. Node's own `close` would at once cut those whose request is still on its
 * way, so only the listening socket is closed here; quiet connections follow after a moment, stuck ones at the end.
 */
async function drained(server: Server): Promise<void> {
  // The kernel has let some in who were not yet taken over; closing now would cut them off.
  await pause(ARRIVING);
  const ended = new Promise<void>(resolve => NetServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), QUIET);
  const last = setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE);
  await ended;
  clearInterval(sweep);
  clearTimeout(last);
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}
