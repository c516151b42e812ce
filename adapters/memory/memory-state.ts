import type { Appointment } from '../../core/booking/appointment.ts';
import type { Service } from '../../core/catalogue/service.ts';
import type { User } from '../../core/people/user.ts';
import type { StoredSession } from '../../core/ports/sessions.ts';

/** What the in-memory adapters share: one object per table, alive as long as the process. */
export class MemoryState {
  readonly users = new Map<number, { readonly user: User; readonly passwordHash: string }>();
  readonly services = new Map<number, Service>();
  readonly sessions = new Map<string, StoredSession>();
  appointments: ReadonlyMap<number, Appointment> = new Map();
}

/** The next id of a table: one more than the largest, as a database would give after an import. */
export const nextId = (table: ReadonlyMap<number, unknown>): number => Math.max(0, ...table.keys()) + 1;

/** Promises as a database gives them: later, and rejected when `work` throws. */
export const later = async <T>(work: () => T): Promise<T> => work();
