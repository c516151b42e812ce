import { Temporal } from 'temporal-polyfill';
import type {
  AccountLetter,
  FailedAccountLetter,
  SettledAccountLetter,
} from '../../../../core/letters/accounts/account-letter.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { AccountLetters, AccountSettled } from '../../../../core/ports/letters/account-letters.ts';
import type { KeptAccountLetter, MemoryState } from '../memory-state.ts';

export class MemoryAccountLetters implements AccountLetters {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async claim(
    now: Temporal.Instant,
    until: Temporal.Instant,
    most: number,
  ): Promise<readonly AccountLetter[]> {
    const isBy = (moment: Temporal.Instant) => Temporal.Instant.compare(moment, now) <= 0;
    const claimed = this.#state.accountLetters
      .filter(({ status, nextTry }) => status === 'waiting' && isBy(nextTry))
      .filter(({ leasedUntil }) => leasedUntil === null || isBy(leasedUntil))
      .toSorted((a, b) => Temporal.Instant.compare(a.nextTry, b.nextTry) || a.id - b.id)
      .slice(0, most)
      .map(letter => ({ ...letter, leasedUntil: until, tries: letter.tries + 1 }));
    for (const letter of claimed) this.#put(letter);
    return claimed.map(letterOf);
  }

  async settle(id: number, until: Temporal.Instant, settled: AccountSettled): Promise<void> {
    const letter = this.#state.accountLetters.find(one => one.id === id);
    if (letter?.status !== 'waiting' || !letter.leasedUntil?.equals(until)) return;
    const over = { ...letter, leasedUntil: null };
    this.#put(
      settled.as === 'later'
        ? { ...over, nextTry: settled.nextTry }
        : {
            ...{ ...over, status: settled.as, sealed: null },
            failure: settled.as === 'failed' ? settled.failure : null,
            sent: settled.as === 'sent' ? settled.at : null,
          },
    );
  }

  async failed(most: number): Promise<readonly FailedAccountLetter[]> {
    const failed = this.#state.accountLetters.filter(({ status }) => status === 'failed');
    const newest = new Map(failed.map(letter => [`${letter.userId} ${letter.kind}`, letter]));
    return failed
      .filter(letter => newest.get(`${letter.userId} ${letter.kind}`) === letter)
      .toReversed()
      .slice(0, most)
      .map(letter => ({ ...letterOf(letter), failure: letter.failure }));
  }

  async to(reader: UserId): Promise<readonly SettledAccountLetter[]> {
    return this.#state.accountLetters
      .filter(({ userId }) => userId === reader)
      .map(({ kind, due, status, sent }) => ({ kind, due, status, sent }));
  }

  async keptBack(reader: UserId, since: Temporal.Instant): Promise<number> {
    return this.#state.accountLetters.filter(
      ({ userId, status, due }) =>
        userId === reader && status === 'kept-back' && Temporal.Instant.compare(due, since) >= 0,
    ).length;
  }

  async purge(dueBefore: Temporal.Instant): Promise<number> {
    const { accountLetters } = this.#state;
    this.#state.accountLetters = accountLetters.filter(
      ({ due }) => Temporal.Instant.compare(due, dueBefore) >= 0,
    );
    return accountLetters.length - this.#state.accountLetters.length;
  }

  #put(letter: KeptAccountLetter): void {
    this.#state.accountLetters = this.#state.accountLetters.map(one => (one.id === letter.id ? letter : one));
  }
}

const letterOf = ({
  status: _,
  nextTry: __,
  leasedUntil: ___,
  failure: ____,
  sent: _____,
  ...letter
}: KeptAccountLetter): AccountLetter => letter;
