import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../core/booking/appointment.ts';
import type { UserId } from '../../../core/people/user.ts';
import type { LinkOwner, VisitLinks } from '../../../core/ports/letters/visit-links.ts';
import { hasBegun, type MemoryState } from './memory-state.ts';

export class MemoryVisitLinks implements VisitLinks {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async add(hash: string, visit: AppointmentId, { id, email }: LinkOwner): Promise<boolean> {
    const isTheirs = this.#state.users.get(id)?.user.email === email;
    if (isTheirs) this.#state.visitLinks.set(hash, visit);
    return isTheirs;
  }

  async visitOf(hash: string): Promise<AppointmentId | undefined> {
    return this.#state.visitLinks.get(hash);
  }

  async purge(begunBefore: Temporal.Instant): Promise<number> {
    const { visitLinks, appointments } = this.#state;
    const over = [...visitLinks].filter(([, id]) => hasBegun(appointments.get(id), begunBefore));
    for (const [hash] of over) visitLinks.delete(hash);
    return over.length;
  }
}

export function dropVisitLinks({ visitLinks, appointments }: MemoryState, user: UserId): void {
  for (const [hash, visit] of visitLinks)
    if (appointments.get(visit)?.userId === user) visitLinks.delete(hash);
}
