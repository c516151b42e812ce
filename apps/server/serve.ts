import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Container } from 'inversify';
import { tokens } from './container.ts';

const LONGEST_GOODBYE = 9_000;

/** Listens until SIGTERM or SIGINT; then takes no new connection, lets running requests end, and closes the store. */
export async function serve(container: Container): Promise<AddressInfo> {
  const { host, port } = container.get(tokens.config);
  const logger = container.get(tokens.logger);
  const app = await container.getAsync(tokens.app);
  const store = await container.getAsync(tokens.store);
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  const address = await listen(server, host, port);

  const stop = async (): Promise<void> => {
    logger.info('stopping');
    setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE).unref();
    await new Promise(resolve => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await store.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  logger.info({ address: address.address, port: address.port }, 'listening');
  return address;
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}
