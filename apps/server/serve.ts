import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Container } from 'inversify';
import { reasonOf } from './cli/reason-of.ts';
import { settingTexts } from './cli/setting-texts.ts';
import { closeConnections, createClosableServer, drainAcceptBacklog } from './close-gently.ts';
import { WrongConfiguration } from './config.ts';
import { resolve } from './container.ts';
import { letterNeeds, startLetterJob } from './letter-job.ts';
import { purgeNeeds, startPurgeJob } from './purge-job.ts';

/** Milliseconds after the signal by which each step has ended, done or not: together below ten seconds. */
const DEADLINES = { arrivals: 2_000, requests: 8_000, letters: 8_800, store: 9_500 } as const;

/** Listens until SIGTERM or SIGINT; then takes no new connection, lets running requests end, and closes the store. */
export async function serve(container: Container): Promise<AddressInfo> {
  const { config, logger, stopping } = await resolve(container, ['config', 'logger', 'stopping']);
  const { host, port, passwordReset } = config;
  if (passwordReset === 'immediate') {
    logger.warn('PASSWORD_RESET=immediate: whoever knows a username can take that customer’s account');
  }
  const { app, store, later } = await resolve(container, ['app', 'store', 'later']);
  const stopPurging = startPurgeJob(await resolve(container, purgeNeeds), logger);
  const letters = startLetterJob(await resolve(container, letterNeeds), logger);
  const handle = app.callback();
  const { server, tellToClose } = createClosableServer((request, response) => void handle(request, response));
  const address = await listen(server, host, port);

  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    logger.info('stopping');
    const began = performance.now();
    const leftUntil = (end: number): number => Math.max(0, end - (performance.now() - began));
    await drainAcceptBacklog(server, DEADLINES.arrivals);
    // Only after the backlog is drained: earlier, clients would reconnect at once.
    tellToClose();
    await closeConnections(server, leftUntil(DEADLINES.requests));
    await Promise.race([later.close(), pause(leftUntil(DEADLINES.letters))]);
    await Promise.race([Promise.all([letters(), stopPurging()]), pause(leftUntil(DEADLINES.letters))]);
    await Promise.race([store.close(), pause(leftUntil(DEADLINES.store))]);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  logger.info({ address: address.address, port: address.port }, 'listening');
  return address;
}

/** An address that cannot be bound is a wrong setting: the sentence names HOST and PORT. */
function placeTaken(error: NodeJS.ErrnoException): WrongConfiguration | undefined {
  const known = ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES', 'ENOTFOUND', 'EAI_AGAIN'];
  return known.includes(error.code ?? '')
    ? new WrongConfiguration(settingTexts.placeTaken(reasonOf(error)))
    : undefined;
}

function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(placeTaken(error) ?? error));
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}
