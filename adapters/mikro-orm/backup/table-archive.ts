const ofTheFirstRelease = [
  'settings',
  'users',
  'services',
  'appointments',
  'held_quarters',
  'known_browsers',
] as const;
const ofTheSecondRelease = [
  'shop_weeks',
  'closures',
  'stylist_plans',
  'absences',
  'stylist_skills',
  'kept_visits',
  'booking_rules',
  'appointment_history',
  'calendar_feeds',
  'visit_links',
  'reminded_visits',
  'letters',
  'letter_choices',
  'letter_settings',
  'confirmed_addresses',
  'second_factors',
  'passkeys',
] as const;

/** The tables of a backup, ordered so that no row refers to one that is not restored yet. */
export const archivedTables = [...ofTheFirstRelease, ...ofTheSecondRelease] as const;
export type ArchivedTable = (typeof archivedTables)[number];

/** A row as JSON, column by column, the way its engine writes it. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

/** A table that is missing did not exist when the copy was made. */
export type ArchivedTables = {
  readonly [T in (typeof ofTheFirstRelease)[number]]: readonly ArchivedRow[];
} & { readonly [T in (typeof ofTheSecondRelease)[number]]?: readonly ArchivedRow[] };

/** The backup holds rows that this program cannot have written. */
export class ForeignRows extends Error {}

/** Reads all that a shop would miss, and writes it back. Sessions, reset tokens and limits are left out. */
export interface TableArchive {
  readonly engine: 'sqlite' | 'postgresql';
  /** Every table at one moment, whatever is being written meanwhile. */
  read(): Promise<ArchivedTables>;
  /** All or nothing. The tables must be empty. `ForeignRows` where a table or column is none of ours. */
  write(tables: ArchivedTables): Promise<void>;
}
