import { setTimeout as pause } from 'node:timers/promises';
import type { Container } from 'inversify';
import { closeConnections, createClosableServer, drainAcceptBacklog } from './close-gently.ts';
import { resolve } from './container.ts';
import { letterNeeds, startLetterJob } from './jobs/letter-job.ts';
import { purgeNeeds, startPurgeJob } from './jobs/purge-job.ts';
import { listen } from './listen.ts';

/** Milliseconds after the signal by which each step has ended, done or not: together below ten seconds. */
const DEADLINES = { arrivals: 2_000, requests: 8_000, letters: 8_800, store: 9_500 } as const;

/** Listens until SIGTERM or SIGINT; then takes no new connection, lets running requests end, and closes the store. */
export async function serve(container: Container): Promise<void> {
  const { config, logger, stopping } = await resolve(container, ['config', 'logger', 'stopping']);
  if (config.passwordReset === 'immediate') {
    logger.warn('PASSWORD_RESET=immediate: whoever knows a username can take that customer’s account');
  }
  const { app, requests, store, later } = await resolve(container, ['app', 'requests', 'store', 'later']);
  const stopPurging = startPurgeJob(await resolve(container, purgeNeeds), logger);
  const letters = startLetterJob(await resolve(container, letterNeeds), logger);
  const handle = requests.counted(app.callback());
  const { server, tellToClose } = createClosableServer((request, response) => void handle(request, response));
  await listen(server, config);

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
  logger.info({ at: server.address() }, 'listening');
}
