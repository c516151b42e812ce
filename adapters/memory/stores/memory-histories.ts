import type { Temporal } from 'temporal-polyfill';
import type { AppointmentId } from '../../../core/booking/appointment.ts';
import type { HistoryEntry } from '../../../core/booking/history/history-entry.ts';
import type { Histories } from '../../../core/ports/appointments.ts';
import { hasBegun, type MemoryState } from './memory-state.ts';

export class MemoryHistories implements Histories {
  readonly #state: MemoryState;

  constructor(state: MemoryState) {
    this.#state = state;
  }

  async of(id: AppointmentId): Promise<readonly HistoryEntry[]> {
    return this.#state.history.filter(told => told.id === id).map(({ entry }) => entry);
  }

  async purge(begunBefore: Temporal.Instant): Promise<number> {
    const { history, appointments } = this.#state;
    const left = history.filter(({ id }) => !hasBegun(appointments.get(id), begunBefore));
    this.#state.history = left;
    return history.length - left.length;
  }
}
