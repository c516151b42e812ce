import { defaultShopHours, type ShopHours } from '../../core/calendar/shop-hours.ts';
import { MemoryAgendas } from './memory-agendas.ts';
import { MemoryAppointments } from './memory-appointments.ts';
import { MemoryChanges } from './memory-changes.ts';
import { MemoryDataVersion } from './memory-data-version.ts';
import { MemoryGrants } from './memory-grants.ts';
import { MemoryLimits } from './memory-limits.ts';
import { MemoryPasswords } from './memory-passwords.ts';
import { MemoryServices } from './memory-services.ts';
import { MemorySessions } from './memory-sessions.ts';
import { MemoryState } from './memory-state.ts';
import { MemoryUploads } from './memory-uploads.ts';
import { MemoryUsers } from './memory-users.ts';

/** Every port that stores, on one object in memory. Each call opens a new, empty one. */
export function openMemoryDatabase(hours: ShopHours = defaultShopHours) {
  const state = new MemoryState();
  return {
    agendas: new MemoryAgendas(state, hours),
    appointments: new MemoryAppointments(state),
    services: new MemoryServices(state),
    users: new MemoryUsers(state),
    sessions: new MemorySessions(state),
    changes: new MemoryChanges(state),
    dataVersion: new MemoryDataVersion(),
    uploads: new MemoryUploads(state),
    grants: new MemoryGrants(state),
    passwords: new MemoryPasswords(state),
    limits: new MemoryLimits(),
  };
}

export type MemoryDatabase = ReturnType<typeof openMemoryDatabase>;
