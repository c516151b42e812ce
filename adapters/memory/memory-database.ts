import { defaultShopHours, type ShopHours } from '../../core/calendar/shop-hours.ts';
import { MemoryPasskeys } from './stores/access/memory-passkeys.ts';
import { MemorySecondFactors } from './stores/access/memory-second-factors.ts';
import { MemoryCountedVisits } from './stores/figures/memory-counted-visits.ts';
import { MemoryAccountLetters } from './stores/letters/memory-account-letters.ts';
import { MemoryLetterChoices } from './stores/letters/memory-letter-choices.ts';
import { MemoryMailAddresses } from './stores/letters/memory-mail-addresses.ts';
import { MemoryOutbox } from './stores/letters/memory-outbox.ts';
import { MemoryReminders } from './stores/letters/memory-reminders.ts';
import { MemoryAgendas } from './stores/memory-agendas.ts';
import { MemoryAppointments } from './stores/memory-appointments.ts';
import { MemoryCalendarFeeds } from './stores/memory-calendar-feeds.ts';
import { MemoryChanges } from './stores/memory-changes.ts';
import { MemoryDataVersion } from './stores/memory-data-version.ts';
import { MemoryHistories } from './stores/memory-histories.ts';
import { MemoryInvitations } from './stores/memory-invitations.ts';
import { MemoryLimits } from './stores/memory-limits.ts';
import { MemoryPasswords } from './stores/memory-passwords.ts';
import { MemoryResetTokens } from './stores/memory-reset-tokens.ts';
import { MemoryServices } from './stores/memory-services.ts';
import { MemorySessions } from './stores/memory-sessions.ts';
import { MemoryState } from './stores/memory-state.ts';
import { MemoryTimetables } from './stores/memory-timetables.ts';
import { MemoryTrustedDevices } from './stores/memory-trusted-devices.ts';
import { MemoryUploads } from './stores/memory-uploads.ts';
import { MemoryUsers } from './stores/memory-users.ts';
import { MemoryVisitLinks } from './stores/memory-visit-links.ts';
import { MemoryErasures } from './stores/people/memory-erasures.ts';
import { MemoryKeeping } from './stores/people/memory-keeping.ts';

/** Every port that stores, on one object in memory. Each call opens a new, empty one. */
export function openMemoryDatabase(hours: ShopHours = defaultShopHours) {
  const state = new MemoryState(hours);
  return {
    agendas: new MemoryAgendas(state),
    timetables: new MemoryTimetables(state),
    appointments: new MemoryAppointments(state),
    countedVisits: new MemoryCountedVisits(state),
    calendarFeeds: new MemoryCalendarFeeds(state),
    reminders: new MemoryReminders(state),
    visitLinks: new MemoryVisitLinks(state),
    letterChoices: new MemoryLetterChoices(state),
    outbox: new MemoryOutbox(state),
    accountLetters: new MemoryAccountLetters(state),
    mailAddresses: new MemoryMailAddresses(state),
    histories: new MemoryHistories(state),
    services: new MemoryServices(state),
    users: new MemoryUsers(state),
    sessions: new MemorySessions(state),
    changes: new MemoryChanges(state),
    dataVersion: new MemoryDataVersion(),
    uploads: new MemoryUploads(state),
    trustedDevices: new MemoryTrustedDevices(state),
    resetTokens: new MemoryResetTokens(state),
    invitations: new MemoryInvitations(state),
    erasures: new MemoryErasures(state),
    keeping: new MemoryKeeping(state),
    secondFactors: new MemorySecondFactors(state),
    passkeys: new MemoryPasskeys(state),
    passwords: new MemoryPasswords(state),
    limits: new MemoryLimits(),
  };
}

export type MemoryDatabase = ReturnType<typeof openMemoryDatabase>;
