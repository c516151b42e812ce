import { Migration } from '@mikro-orm/migrations';

/** Posa and clean-up; the index by stylist stays complete with all that `busy` reads. */
export class TimesOfAService extends Migration {
  override up(): void {
    for (const sql of [...timesOf('services'), ...timesOf('appointments'), ...index]) this.addSql(sql);
  }
}

const timesOf = (table: 'services' | 'appointments'): string[] => [
  `alter table ${table} add column processing_after integer
    constraint ${table}_processing_after_check check (processing_after > 0)`,
  `alter table ${table} add column processing_minutes integer constraint ${table}_processing_check check (
    (processing_after is null) = (processing_minutes is null)
    and processing_minutes > 0 and processing_after + processing_minutes < duration
  )`,
  `alter table ${table} add column cleanup integer not null default 0
    constraint ${table}_cleanup_check check (cleanup >= 0)`,
];

const index = [
  `drop index appointments_by_stylist`,
  `create index appointments_by_stylist on appointments
    (stylist_id, day, status, start_minute, duration, processing_after, processing_minutes, cleanup)`,
];
