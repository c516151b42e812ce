import { allEntities } from '../entities/all-entities.ts';
import { allMigrations } from '../migrations/all-migrations.ts';

/** What both engines' connections share. */
export const ormOptions = {
  entities: allEntities,
  // Errors are thrown; the server's own log is the only one.
  logger: () => undefined,
  ensureDatabase: false,
  migrations: {
    migrationsList: allMigrations,
    tableName: 'mikro_orm_migrations',
    silent: true,
    snapshot: false,
    // Switching them off needs a superuser on PostgreSQL and does nothing within a transaction on SQLite.
    disableForeignKeys: false,
  },
};
