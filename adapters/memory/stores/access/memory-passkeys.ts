import type { Temporal } from 'temporal-polyfill';
import { isLater, MAX_PASSKEYS, type Passkey } from '../../../../core/people/passkeys/passkey.ts';
import type { Passkeys } from '../../../../core/ports/access/passkeys.ts';
import type { MemoryState } from '../memory-state.ts';

export class MemoryPasskeys implements Passkeys {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async add(passkey: Passkey): Promise<boolean> {
    const { passkeys, users } = this.#state;
    const full = this.#of(passkey.userId).length >= MAX_PASSKEYS;
    if (full || passkeys.has(passkey.id) || !users.has(passkey.userId)) return false;
    passkeys.set(passkey.id, passkey);
    return true;
  }

  async find(id: string): Promise<Passkey | undefined> {
    return this.#state.passkeys.get(id);
  }

  async list(userId: number): Promise<readonly Passkey[]> {
    return this.#of(userId);
  }

  async use(id: string, counter: number, now: Temporal.Instant): Promise<boolean> {
    const passkey = this.#state.passkeys.get(id);
    if (passkey === undefined || !isLater(counter, passkey.counter)) return false;
    this.#state.passkeys.set(id, { ...passkey, counter, lastUsed: now });
    return true;
  }

  async rename(userId: number, id: string, name: string): Promise<boolean> {
    const passkey = this.#state.passkeys.get(id);
    if (passkey?.userId !== userId) return false;
    this.#state.passkeys.set(id, { ...passkey, name });
    return true;
  }

  async remove(userId: number, id: string): Promise<boolean> {
    return this.#state.passkeys.get(id)?.userId === userId && this.#state.passkeys.delete(id);
  }

  #of(userId: number): readonly Passkey[] {
    return [...this.#state.passkeys.values()].filter(passkey => passkey.userId === userId);
  }
}
