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
import { type Lane, lane } from './lane.ts';
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
/**
 * Milliseconds of rest between a few reminders and the next while people ask: nobody waits for a reminder, and each costs as
 * much as a booking. Ten thousand take less than an hour this way.
 */
const REST = 500;
/** Milliseconds without a request after which nobody is there to give way to. */
const LULL = 2_000;

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
  readonly requests: Pick<RequestsUnderWay, 'ended' | 'rest'>;
}

/**
 * Sends what is due, soon after each change of an appointment; the answer stops it and waits for what is under way. Letters
 * about accounts have a queue of their own: they never wait for those about appointments.
 */
export function startLetterJob(ports: Needs, logger: Logger): () => Promise<void> {
  const patient = () => inTurns(ports, slow, () => ports.requests.ended(GIVES_WAY));
  // Each queue takes turns of its own: no step of a reminder stands before an account's letter.
  const [needs, accountNeeds] = [patient(), patient()];
  const log = (err: unknown): void => logger.warn({ err }, 'letters not sent');
  const lanes = Array.from({ length: ACCOUNT_LANES }, () =>
    lane(goesOn => sendAccountLetters(accountNeeds, goesOn), log),
  );
  const accounts = {
    look: () => lanes.find(one => !one.isBusy())?.look(),
    stop: () => Promise.all(lanes.map(one => one.stop())),
  };
  const visits = lane(() => sendLetters(needs), log);
  const reminders = lane(reminding(needs, visits), log);
  const timers = [
    setInterval(visits.look, POLL_INTERVAL),
    setInterval(reminders.look, POLL_INTERVAL),
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
  for (const one of [accounts, visits, reminders]) one.look();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    clearTimeout(soon);
    stopWatching();
    await Promise.all([accounts.stop(), visits.stop(), reminders.stop()]);
  };
}

/** A few with each call, which `visits` sends before the next. */
function reminding(needs: Needs, visits: Lane) {
  let reminded: Reminded | undefined;
  return async (goesOn: () => boolean): Promise<number> => {
    reminded = await sendReminders(needs, reminded);
    const before = visits.inHand();
    visits.look();
    await visits.ended();
    if (reminded.unread === undefined) return 0;
    // After a restart most have gone before.
    if (goesOn() && visits.inHand() > before) await needs.requests.rest(REST, LULL);
    return 1;
  };
}
