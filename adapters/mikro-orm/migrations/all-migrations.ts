import { FirstTables } from './migration-0001-first-tables.ts';

/** In the order in which they are applied. A released one never changes and never goes. */
export const allMigrations = [{ name: '0001-first-tables', class: FirstTables }];
