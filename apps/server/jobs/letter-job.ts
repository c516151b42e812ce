import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import {
  type AccountSendingDeps,
  sendAccountLetters,
} from '../../../core/letters/accounts/send-account-letters.ts';
import { type SendingDeps, sendLetters } from '../../../core/letters/send-letters.ts';
import { type Reminded, sendReminders } from '../../../core/letters/send-reminders.ts';
import type { Changes } from '../../../core/ports/changes.ts';
import { inTurns } from './in-turns.ts';
import type { RequestsUnderWay } from './requests-under-way.ts';

/** Milliseconds between two polls when no appointment changes. */
const POLL_INTERVAL = 15_000;
/** The same for letters about accounts: no change event announces them, and somebody waits for them. */
const ACCOUNTS_POLL_INTERVAL = 1_000;
/** Milliseconds of debounce after a change. */
const DEBOUNCE = 300;
/** Concurrent rounds of them: while a mail server is slow, new letters go in another round. */
const ACCOUNT_LANES = 3;
/** Milliseconds for which each step of a letter gives way to requests: one booking long, so that letters go on in a busy hour. */
const GIVES_WAY = 20;

/** Each call takes a while of the process that also answers. */
const slow = [
  ...(['outbox', 'appointments', 'histories', 'users', 'letterChoices', 'manageLinks'] as const),
  ...(['letterLooks', 'accountLetters', 'limits', 'mailAddresses', 'post'] as const),
] as const;

export const letterNeeds = [
  ...(['outbox', 'appointments', 'histories', 'users', 'letterChoices', 'timetables'] as const),
  ...(['manageLinks', 'calendarFiles', 'letterLooks', 'post', 'clock', 'shop', 'sitePage'] as const),
  ...(['accountLetters', 'linkSeal', 'resetForm', 'invitationPage', 'changes'] as const),
  ...(['limits', 'mailAddresses', 'tokens', 'hours', 'addressPage', 'requests'] as const),
] as const;

interface Needs extends SendingDeps, AccountSendingDeps {
  readonly shop: SendingDeps['shop'];
  readonly changes: Changes;
  readonly requests: Pick<RequestsUnderWay, 'ended'>;
}

/**
 * Sends what is due, soon after each change of an appointment; the answer stops it and waits for what is under way. Letters
 * about accounts have a queue of their own: they never wait for those about appointments.
 */
export function startLetterJob(ports: Needs, logger: Logger): () => Promise<void> {
  const patient = () => inTurns(ports, slow, () => ports.requests.ended(GIVES_WAY));
  // Each queue takes turns of its own: fifty reminders that are decided at once stand before no account's letter.
  const [needs, accountNeeds] = [patient(), patient()];
  const log = (err: unknown): void => logger.warn({ err }, 'letters not sent');
  const remind = reminding(needs);
  const lanes = Array.from({ length: ACCOUNT_LANES }, () =>
    lane(goesOn => sendAccountLetters(accountNeeds, goesOn), log),
  );
  const accounts = {
    look: () => lanes.find(one => !one.isBusy())?.look(),
    stop: () => Promise.all(lanes.map(one => one.stop())),
  };
  const visits = lane(
    () => sendLetters(needs),
    log,
    () => remind().catch(log),
  );
  const timers = [
    setInterval(visits.look, POLL_INTERVAL),
    setInterval(accounts.look, ACCOUNTS_POLL_INTERVAL),
  ];
  for (const timer of timers) timer.unref();
  let soon: NodeJS.Timeout | undefined;
  const stopWatching = needs.changes.watch(news => {
    if (news.kind === 'changes' && !news.changes.some(({ list }) => list === 'appointments')) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      visits.look();
    }, DEBOUNCE).unref();
  });
  for (const one of [accounts, visits]) one.look();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    clearTimeout(soon);
    stopWatching();
    await Promise.all([accounts.stop(), visits.stop()]);
  };
}

/** One round after the other, each until nothing is due. */
function lane(
  send: (goesOn: () => boolean) => Promise<number>,
  log: (err: unknown) => void,
  first?: () => Promise<void>,
) {
  let isStopping = false;
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const round = async (): Promise<void> => {
    await first?.();
    do {
      isAskedAgain = false;
      while (!isStopping && (await send(() => !isStopping)) > 0);
    } while (isAskedAgain && !isStopping);
  };
  const look = (): void => {
    isAskedAgain = true;
    underWay ??= round()
      .catch(log)
      .finally(() => {
        underWay = undefined;
      });
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    await underWay;
  };
  return { look, stop, isBusy: () => underWay !== undefined };
}

function reminding(needs: Needs): () => Promise<void> {
  let reminded: Reminded | undefined;
  return async () => {
    reminded = await sendReminders(needs, reminded);
  };
}
