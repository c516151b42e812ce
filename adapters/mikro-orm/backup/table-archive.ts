/** The tables of a backup, ordered so that no row refers to one that is not restored yet. */
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

/** Reads all that a shop would miss, and writes it back. Sessions, reset tokens and limits are left out. */
export interface TableArchive {
  readonly engine: 'sqlite' | 'postgresql';
  /** Every table at one moment, whatever is being written meanwhile. */
  read(): Promise<ArchivedTables>;
  /** All or nothing. The tables must be empty. */
  write(tables: ArchivedTables): Promise<void>;
}
