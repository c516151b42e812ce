import { Temporal } from 'temporal-polyfill';
import type { UserId } from '../../../../core/people/user.ts';
import type { Keeping } from '../../../../core/ports/people/keeping.ts';
import { hasBegun, type MemoryState } from '../memory-state.ts';

export class MemoryKeeping implements Keeping {
  readonly #state: MemoryState;
  #months: number | null = null;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async months(): Promise<number | null> {
    return this.#months;
  }

  async setMonths(months: number | null): Promise<void> {
    this.#months = months;
  }

  async inactive(since: Temporal.Instant, most: number): Promise<readonly UserId[]> {
    const { users, passerBy, erased, appointments, devices } = this.#state;
    const visits = Map.groupBy(appointments.values(), ({ userId }) => userId);
    const wasSeen = new Set(
      devices
        .filter(({ lastSeen }) => Temporal.Instant.compare(lastSeen, since) >= 0)
        .map(({ userId }) => userId),
    );
    return [...users.values()]
      .filter(({ user: { isAdmin, isStylist } }) => !isAdmin && !isStylist)
      .map(({ user }) => user.id)
      .filter(id => id !== passerBy && !erased.has(id) && !wasSeen.has(id))
      .filter(id => visits.get(id)?.every(visit => hasBegun(visit, since)))
      .sort((a, b) => a - b)
      .slice(0, most);
  }
}
