import type { AppointmentId } from '../../../core/booking/appointment.ts';
import type { HistoryEntry } from '../../../core/booking/history/history-entry.ts';
import type { Histories } from '../../../core/ports/appointments.ts';
import type { MemoryState } from './memory-state.ts';

export class MemoryHistories implements Histories {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async of(id: AppointmentId): Promise<readonly HistoryEntry[]> {
    return this.#state.history.filter(told => told.id === id).map(({ entry }) => entry);
  }
}
