import { Temporal } from 'temporal-polyfill';
import type { NewAccountLetter } from '../../../core/letters/accounts/account-letter.ts';
import type { UserId } from '../../../core/people/user.ts';
import type { IssueLimit, NewResetToken, ResetTokens } from '../../../core/ports/reset-tokens.ts';
import { keepAccountLetter } from './letters/kept-account-letters.ts';
import { type MemoryState } from './memory-state.ts';

export class MemoryResetTokens implements ResetTokens {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async issue(token: NewResetToken, limit?: IssueLimit, letter?: NewAccountLetter): Promise<boolean> {
    const { resetTokens, users } = this.#state;
    if (letter && users.get(token.userId)?.user.email !== letter.address) return false;
    const alike = resetTokens.filter(({ userId, kind }) => userId === token.userId && kind === token.kind);
    const recent = alike.filter(({ issued }) => limit !== undefined && isAfter(issued, limit.since));
    if (limit !== undefined && recent.length >= limit.most) return false;
    const kept = token.kind === 'counter' ? resetTokens.filter(other => !alike.includes(other)) : resetTokens;
    this.#state.resetTokens = [...kept, token];
    keepAccountLetter(this.#state, letter);
    return true;
  }

  async issuerOf(hash: string): Promise<UserId | undefined> {
    return this.#state.resetTokens.find(token => token.hash === hash)?.issuer;
  }

  async purge(now: Temporal.Instant): Promise<number> {
    const before = this.#state.resetTokens.length;
    this.#state.resetTokens = this.#state.resetTokens.filter(
      ({ expires, issued }) => isAfter(expires, now) || isAfter(issued.add({ hours: 1 }), now),
    );
    return before - this.#state.resetTokens.length;
  }
}

const isAfter = (one: Temporal.Instant, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(one, other) > 0;
