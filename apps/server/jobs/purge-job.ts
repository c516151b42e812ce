import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import { surelyOver } from '../../../core/booking/links/link-life.ts';
import { removeOldUploads } from '../../../core/catalogue/remove-old-uploads.ts';
import { forgetAsSet } from '../../../core/people/keeping/forget-inactive.ts';
import { forgetErased } from '../../../core/people/personal-data/forget-erased.ts';
import {
  accountLettersSince,
  keptLettersSince,
  storiesKeptSince,
} from '../../../core/people/personal-data/keeping-time.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { throwFirst, tryEach } from '../../../core/try-each.ts';
import type { Services } from '../service-ids.ts';

const INTERVAL = 10 * 60 * 1000;

type Purged = Pick<
  Services,
  | 'sessions'
  | 'trustedDevices'
  | 'resetTokens'
  | 'invitations'
  | 'limits'
  | 'visitLinks'
  | 'histories'
  | 'outbox'
  | 'accountLetters'
  | 'mailAddresses'
>;

/** What the job purges: expired rows, and uploads that never became a picture. */
export const purgeNeeds = [
  'sessions',
  'trustedDevices',
  'resetTokens',
  'invitations',
  'limits',
  'visitLinks',
  'histories',
  'outbox',
  'accountLetters',
  'mailAddresses',
  'keptLetters',
  'keeping',
  'erasures',
  'uploads',
  'services',
  'objects',
  'clock',
] as const;
type Kept = Purged &
  Pick<Services, 'keptLetters' | 'keeping' | 'erasures'> &
  Parameters<typeof removeOldUploads>[0];
type Instant = ReturnType<Clock['now']>;

/**
 * Removes expired rows in small batches, so that no request waits. Every process may run it: each takes different rows,
 * or finds none.
 */
export async function purgeExpired(
  { visitLinks, histories, outbox, accountLetters, ...ports }: Purged,
  clock: Clock,
): Promise<number> {
  const { sessions, trustedDevices, resetTokens, invitations, limits, mailAddresses } = ports;
  const links = { purge: (now: Instant) => visitLinks.purge(surelyOver(now)) };
  const stories = { purge: (now: Instant) => histories.purge(storiesKeptSince(now)) };
  const letters = { purge: (now: Instant) => outbox.purge(storiesKeptSince(now)) };
  const toAccounts = { purge: (now: Instant) => accountLetters.purge(accountLettersSince(now)) };
  const rows = [
    sessions,
    trustedDevices,
    resetTokens,
    invitations,
    limits,
    mailAddresses,
    links,
    stories,
    letters,
    toAccounts,
  ];
  let gone = 0;
  const faults = await tryEach(rows, async port => {
    for (let some = await port.purge(clock.now()); some > 0; some = await port.purge(clock.now()))
      gone += some;
  });
  throwFirst(faults);
  return gone;
}

/** One round. A fault is logged, and stops none of the rest: it may last. */
export async function sweep(kept: Kept, logger: Pick<Logger, 'info' | 'debug' | 'warn'>): Promise<void> {
  const steps = [
    async () => logger.debug({ rows: await purgeExpired(kept, kept.clock) }, 'expired rows removed'),
    () => kept.keptLetters.removeOlder(keptLettersSince(kept.clock.now())),
    () => removeOldUploads(kept),
    async () => {
      for await (const userId of forgetAsSet(kept))
        logger.info({ audit: 'person erased', userId, by: 'keeping' }, 'audit');
    },
    async () => {
      for await (const userId of forgetErased(kept))
        logger.info({ audit: 'person erased everywhere', userId }, 'audit');
    },
  ];
  for (const { error: err } of await tryEach(steps, step => step()))
    logger.warn({ err }, 'housekeeping not done');
}

/** Runs a round every ten minutes; the answer stops the job and waits for the round under way. */
export function startPurgeJob(kept: Kept, logger: Logger): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const again = (): void => {
    underWay = underWay.then(() => sweep(kept, logger));
  };
  const timer = setInterval(again, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
