import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import { type SendingDeps, sendLetters } from '../../core/letters/send-letters.ts';
import { type Reminded, sendReminders } from '../../core/letters/send-reminders.ts';
import type { Changes } from '../../core/ports/changes.ts';

/** Milliseconds between two looks, where no change of an appointment asks for one. */
const EVERY = 15_000;
/** Milliseconds in which changes are gathered before that. */
const GATHERED = 300;

export const letterNeeds = [
  ...(['outbox', 'appointments', 'histories', 'users', 'letterChoices', 'timetables'] as const),
  ...(['manageLinks', 'calendarFiles', 'letterLooks', 'post', 'clock', 'shop', 'sitePage'] as const),
  'changes',
] as const;

interface Needs extends SendingDeps {
  readonly changes: Changes;
}

/** Sends what is due, soon after each change of an appointment; the answer stops it and waits for what is under way. */
export function startLetterJob(needs: Needs, logger: Logger): () => Promise<void> {
  let isStopping = false;
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const log = (err: unknown): void => logger.warn({ err }, 'letters not sent');
  const remind = reminding(needs);
  const round = async (): Promise<void> => {
    await remind().catch(log);
    do {
      isAskedAgain = false;
      while (!isStopping && (await sendLetters(needs)) > 0);
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
  const timer = setInterval(look, EVERY).unref();
  let soon: NodeJS.Timeout | undefined;
  const stopWatching = needs.changes.watch(news => {
    if (news.kind === 'changes' && !news.changes.some(({ list }) => list === 'appointments')) return;
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, GATHERED).unref();
  });
  look();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    clearTimeout(soon);
    stopWatching();
    await underWay;
  };
}

function reminding(needs: Needs): () => Promise<void> {
  let reminded: Reminded | undefined;
  return async () => {
    reminded = await sendReminders(needs, reminded);
  };
}
