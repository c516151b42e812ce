import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';

/**
 * On PostgreSQL a statement that stores or removes many appointments changes each count once. Row by row, restoring a
 * shop's years left a version of the count behind for each of them, and the sum of ten rows then read four megabytes.
 */
export class CountsByStatement extends Migration {
  override up(): void {
    if (this.driver.getPlatform() instanceof SqlitePlatform) return;
    // At once as much as a trigger's removal takes: whoever had read here would else wait for this, and this for them.
    this.addSql('lock table appointments in access exclusive mode');
    for (const { name, rows, count } of writes) {
      this.addSql(`create or replace function salone_count_${name}() returns trigger language plpgsql as $$
        begin ${count} return null; end $$`);
      this.addSql(`drop trigger appointments_count_${name} on appointments`);
      this.addSql(`create trigger appointments_count_${name} after ${name} on appointments
        referencing ${rows} for each statement execute function salone_count_${name}()`);
    }
    // Emptied, not cleared row by row, the table gives back the room that its old versions took.
    this.addSql('truncate appointment_counts');
    this.addSql(`insert into appointment_counts (stylist_id, status, amount)
      select stylist_id, status, count(*) from appointments group by stylist_id, status`);
  }
}

/** In one order, so that two writers never wait for each other in a circle. */
const changedBy = (rows: string) => `select stylist_id, status, count(*) as amount from ${rows}
  group by stylist_id, status order by stylist_id, status`;

const writes = [
  {
    name: 'insert',
    rows: 'new table as added',
    count: `insert into appointment_counts (stylist_id, status, amount) ${changedBy('added')}
      on conflict (stylist_id, status) do update set amount = appointment_counts.amount + excluded.amount;`,
  },
  {
    name: 'delete',
    rows: 'old table as removed',
    count: `update appointment_counts c set amount = c.amount - r.amount from (${changedBy('removed')}) r
      where c.stylist_id = r.stylist_id and c.status = r.status;`,
  },
] as const;
