import type { StoredFactor } from '../../../../core/people/second-factor/second-factor.ts';
import type { FactorDecision, SecondFactors } from '../../../../core/ports/access/second-factors.ts';
import { keepAccountLetter } from '../letters/kept-account-letters.ts';
import type { MemoryState } from '../memory-state.ts';

export class MemorySecondFactors implements SecondFactors {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async find(userId: number): Promise<StoredFactor | undefined> {
    return this.#state.secondFactors.get(userId);
  }

  async change<T>(
    userId: number,
    decide: (present: StoredFactor | undefined) => FactorDecision<T>,
  ): Promise<T> {
    const { secondFactors, users } = this.#state;
    const { next, answer, letter } = decide(secondFactors.get(userId));
    if (next !== undefined && users.has(userId)) secondFactors.set(userId, next);
    else secondFactors.delete(userId);
    keepAccountLetter(this.#state, letter);
    return answer;
  }
}
