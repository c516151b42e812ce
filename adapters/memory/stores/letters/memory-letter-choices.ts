import { type LetterKind, letterKinds } from '../../../../core/letters/letter-kinds.ts';
import type { LetterChoices } from '../../../../core/ports/letters/letter-choices.ts';
import type { MemoryState } from '../memory-state.ts';

export class MemoryLetterChoices implements LetterChoices {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async of(user: number): Promise<readonly LetterKind[]> {
    const changed = this.#state.choices.get(user) ?? [];
    return letterKinds.filter(kind => changed.includes(kind));
  }

  async put(user: number, changed: readonly LetterKind[]): Promise<boolean> {
    if (!this.#state.users.has(user)) return false;
    this.#state.choices.set(user, changed);
    return true;
  }
}
