import type { Temporal } from 'temporal-polyfill';
import { type AdmittingDeps, admitLetter } from '../../people/access/admit-letter.ts';
import type { AccountLetters, AccountSettled } from '../../ports/letters/account-letters.ts';
import type { Post } from '../../ports/letters/post.ts';
import { letterWording } from '../content/letter-wording.ts';
import { nextTry } from '../letter.ts';
import { type AccountContentDeps, writeAccountLetter } from './account-content.ts';
import type { AccountLetter } from './account-letter.ts';

export interface AccountSendingDeps extends AdmittingDeps, AccountContentDeps {
  readonly accountLetters: AccountLetters;
  readonly post: Post;
}

const AT_ONCE = 5;
const LEASE = { minutes: 5 };

/**
 * Sends what is due, a few at a time, and answers how many it had in hand. Whoever has sent one takes the next: none waits for
 * a mail server that is slow with another. Any number of processes may do so at once.
 */
export async function sendAccountLetters(
  deps: AccountSendingDeps,
  goesOn: () => boolean = () => true,
): Promise<number> {
  const first = await claim(deps, AT_ONCE);
  const handled = await Promise.all(
    first.map(async letter => {
      let count = 0;
      for (let next: Claimed | undefined = letter; next !== undefined; count += 1) {
        await deps.accountLetters.settle(next.id, next.leased, await sendOne(deps, next));
        [next] = goesOn() ? await claim(deps, 1) : [];
      }
      return count;
    }),
  );
  return handled.reduce((sum, count) => sum + count, 0);
}

interface Claimed extends AccountLetter {
  readonly leased: Temporal.Instant;
}

async function claim(
  { clock, accountLetters }: AccountSendingDeps,
  most: number,
): Promise<readonly Claimed[]> {
  const now = clock.now();
  const leased = now.add(LEASE);
  return (await accountLetters.claim(now, leased, most)).map(letter => ({ ...letter, leased }));
}

async function sendOne(deps: AccountSendingDeps, letter: AccountLetter): Promise<AccountSettled> {
  const written = writeAccountLetter(deps, letter, deps.clock.now());
  if (written === undefined) return { as: 'overtaken' };
  if (written === 'sealed')
    return { as: 'later', failure: 'away', nextTry: deps.clock.now().add({ minutes: 1 }) };
  const { kind, userId, address } = letter;
  const isLink = letter.sealed !== null;
  const admitted = await admitLetter(deps, { about: 'account', userId, address, isLink });
  if (admitted === undefined) return { as: 'kept-back' };
  const notMe = kind === 'email-changed' ? null : admitted.notMe;
  const text = notMe === null ? written.text : `${written.text}\n${letterWording.notMe}:\n${notMe}\n`;
  const key = `account.${letter.id}.${letter.due.epochMilliseconds}`;
  const posted = await deps.post.send({ key, ...written, text, html: null, calendar: null });
  const at = deps.clock.now();
  if (posted === 'taken') return { as: 'sent', at };
  const { failure } = posted;
  const next = failure === 'away' ? nextTry(letter, at) : undefined;
  // What is tried again is counted then: once for each letter. A refused one counts, or a flood of them would hide the others.
  if (next !== undefined || (failure === 'away' && !posted.inDoubt)) await admitted.giveBack();
  return next === undefined ? { as: 'failed', failure } : { as: 'later', failure, nextTry: next };
}
