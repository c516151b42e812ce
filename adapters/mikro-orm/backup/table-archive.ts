/** What is kept in a backup, in an order in which no row points to one that is still missing. */
export const archivedTables = [
  'settings',
  'users',
  'services',
  'appointments',
  'held_quarters',
  'known_browsers',
] as const;
export type ArchivedTable = (typeof archivedTables)[number];

/** A row as JSON, column by column, the way its engine writes it. */
export type ArchivedRow = Readonly<Record<string, unknown>>;

export type ArchivedTables = Readonly<Record<ArchivedTable, readonly ArchivedRow[]>>;

/**
 * All that a shop would miss, out of a database and back in. Sessions, links and limits are left out: whoever was logged
 * in logs in again.
 */
export interface TableArchive {
  readonly engine: 'sqlite' | 'postgresql';
  /** Every table as it stood at one moment, however much is being written meanwhile. */
  read(): Promise<ArchivedTables>;
  /** Puts everything in, or nothing. The tables must be empty. */
  write(tables: ArchivedTables): Promise<void>;
}
