import { Migration } from '@mikro-orm/migrations';

/**
 * Of a visit of several services each of them, as JSON: no booking then takes a further statement, and no day that is read
 * under its lock a further table. The index by stylist stays complete with all that `busy` reads.
 */
export class SeveralServices extends Migration {
  override up(): void {
    for (const sql of statements) this.addSql(sql);
  }
}

const statements = [
  `alter table appointments add column parts text`,
  `drop index appointments_by_stylist`,
  `create index appointments_by_stylist on appointments
    (stylist_id, day, status, start_minute, duration, processing_after, processing_minutes, cleanup, parts)`,
];
