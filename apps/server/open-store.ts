import type { TableArchive } from '../../adapters/mikro-orm/backup/table-archive.ts';
import { defaultShopHours, type ShopHours } from '../../core/calendar/shop-hours.ts';
import type { Passkeys } from '../../core/ports/access/passkeys.ts';
import type { SecondFactors } from '../../core/ports/access/second-factors.ts';
import type { Agendas } from '../../core/ports/agendas.ts';
import type { Appointments, Histories } from '../../core/ports/appointments.ts';
import type { Changes } from '../../core/ports/changes.ts';
import type { DataVersion } from '../../core/ports/data-version.ts';
import type { CountedVisits } from '../../core/ports/figures/counted-visits.ts';
import type { Invitations } from '../../core/ports/invitations.ts';
import type { AccountLetters } from '../../core/ports/letters/account-letters.ts';
import type { CalendarFeeds } from '../../core/ports/letters/calendar-feeds.ts';
import type { LetterChoices } from '../../core/ports/letters/letter-choices.ts';
import type { MailAddresses } from '../../core/ports/letters/mail-addresses.ts';
import type { Outbox } from '../../core/ports/letters/outbox.ts';
import type { Reminders } from '../../core/ports/letters/reminders.ts';
import type { VisitLinks } from '../../core/ports/letters/visit-links.ts';
import type { Limits } from '../../core/ports/limits.ts';
import type { Passwords } from '../../core/ports/passwords.ts';
import type { Erasures } from '../../core/ports/people/erasures.ts';
import type { Keeping } from '../../core/ports/people/keeping.ts';
import type { ResetTokens } from '../../core/ports/reset-tokens.ts';
import type { Services } from '../../core/ports/services.ts';
import type { Sessions } from '../../core/ports/sessions.ts';
import type { Timetables } from '../../core/ports/timetables.ts';
import type { TrustedDevices } from '../../core/ports/trusted-devices.ts';
import type { Uploads } from '../../core/ports/uploads.ts';
import type { Users } from '../../core/ports/users.ts';
import { reasonOf } from './cli/reason-of.ts';
import { settingTexts } from './cli/setting-texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';

/** The opened database: the core's ports, and the connection's life cycle. */
export interface Store {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly countedVisits: CountedVisits;
  readonly histories: Histories;
  readonly calendarFeeds: CalendarFeeds;
  readonly visitLinks: VisitLinks;
  readonly reminders: Reminders;
  readonly letterChoices: LetterChoices;
  readonly outbox: Outbox;
  readonly accountLetters: AccountLetters;
  readonly mailAddresses: MailAddresses;
  readonly services: Services;
  readonly users: Users;
  readonly timetables: Timetables;
  readonly sessions: Sessions;
  readonly trustedDevices: TrustedDevices;
  readonly resetTokens: ResetTokens;
  readonly invitations: Invitations;
  readonly erasures: Erasures;
  readonly keeping: Keeping;
  readonly secondFactors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly uploads: Uploads;
  readonly changes: Changes;
  readonly dataVersion: DataVersion;
  readonly ping: () => Promise<void>;
  /** Whether demo data was put in; a production start refuses such a database. */
  isDemo(): Promise<boolean>;
  markAsDemo(): Promise<void>;
  close(): Promise<void>;
  readonly isDatabaseAway: (error: unknown) => boolean;
  readonly isDatabaseFull: (error: unknown) => boolean;
}

/** A store that outlives the process, so that it can be backed up. */
export interface Archivable extends Store {
  readonly archive: TableArchive;
  /** Names of the migrations that this program knows. */
  readonly migrations: readonly string[];
}

export const isArchivable = (store: Store): store is Archivable => 'archive' in store;

/**
 * `sqlite:PATH`, `postgresql://…` or `memory:`. Each adapter is loaded only when it is the one asked for. Where the
 * system or the database refuses, a `WrongConfiguration` repeats its words.
 */
export async function openStore(databaseUrl: string, hours = defaultShopHours): Promise<Store> {
  if (databaseUrl === 'memory:') return openMemoryStore(hours);
  const { isDatabaseAway, isDatabaseFull, openDatabase } = await import(
    '../../adapters/mikro-orm/database.ts'
  );
  return withReason(async () => ({
    ...(await openDatabase(databaseUrl, hours)),
    ...{ isDatabaseAway, isDatabaseFull },
  }));
}

/** Whether neither nothing nor demo data is there. What is refused stays as it is: opening it would apply migrations. */
export async function hasOwnData(databaseUrl: string): Promise<boolean> {
  if (databaseUrl === 'memory:') return false;
  const ofDatabase = await import('../../adapters/mikro-orm/engine/own-data.ts');
  return withReason(() => ofDatabase.hasOwnData(databaseUrl));
}

async function withReason<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // An error without a code is a bug of ours: it keeps its trace.
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new WrongConfiguration(settingTexts.databaseUnopened(reasonOf(error)), { cause: error });
  }
}

async function openMemoryStore(hours: ShopHours): Promise<Store> {
  const { openMemoryDatabase } = await import('../../adapters/memory/memory-database.ts');
  let demo = false;
  return {
    ...openMemoryDatabase(hours),
    ping: async () => {},
    isDemo: async () => demo,
    markAsDemo: async () => {
      demo = true;
    },
    close: async () => {},
    isDatabaseAway: () => false,
    isDatabaseFull: () => false,
  };
}
