import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import type { Reminded } from '../../../../core/letters/by-hand/reminded.ts';
import { PersonGone } from '../../../../core/ports/agendas.ts';
import type { Reminders } from '../../../../core/ports/letters/reminders.ts';
import { type MemoryState, tell } from '../memory-state.ts';

export class MemoryReminders implements Reminders {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async put(reminded: Reminded): Promise<void> {
    if (!this.#state.users.has(reminded.by)) throw new PersonGone('who reminded is gone');
    this.#state.reminded.set(reminded.visit, reminded);
    this.#tell(reminded.visit);
  }

  async remove(visit: AppointmentId): Promise<void> {
    if (this.#state.reminded.delete(visit)) this.#tell(visit);
  }

  async of(visits: readonly AppointmentId[]): Promise<readonly Reminded[]> {
    return visits.flatMap(visit => this.#state.reminded.get(visit) ?? []);
  }

  #tell(id: AppointmentId): void {
    tell(this.#state.listeners, [{ list: 'appointments', id }]);
  }
}
