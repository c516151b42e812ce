import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';

/**
 * On PostgreSQL a transaction notes how it changes the counts and adds it up when it commits, in the order of the keys.
 * Counting at each statement, two transactions that wrote for two stylists in opposite order waited for each other.
 */
export class CountsAtCommit extends Migration {
  override up(): void {
    if (this.driver.getPlatform() instanceof SqlitePlatform) return;
    // As in 0008: at once as much as a trigger's removal takes.
    this.addSql('lock table appointments in access exclusive mode');
    for (const sql of [notes, atCommit, onCommit]) this.addSql(sql);
    for (const { name, from, rows } of writes) {
      this.addSql(`create or replace function salone_count_${name}() returns trigger language plpgsql as $$
        begin
          insert into appointment_count_changes (stylist_id, status, amount)
            select stylist_id, status, sum(amount) from (${from}) changed
            group by stylist_id, status having sum(amount) <> 0;
          return null;
        end $$`);
      this.addSql(`drop trigger appointments_count_${name} on appointments`);
      this.addSql(`create trigger appointments_count_${name} after ${name} on appointments
        referencing ${rows} for each statement execute function salone_count_${name}()`);
    }
  }
}

/** Nobody ever sees another transaction's rows: each removes its own before it commits. Hence unlogged, and no key. */
const notes = `create unlogged table appointment_count_changes (
    stylist_id integer not null,
    status text not null,
    amount integer not null
  )`;

/** Runs for each noted row: the first one adds up all of them, and the others find none. */
const atCommit = `create function salone_count_at_commit() returns trigger language plpgsql as $$
  begin
    with noted as (delete from appointment_count_changes returning stylist_id, status, amount)
    insert into appointment_counts (stylist_id, status, amount)
      select stylist_id, status, sum(amount) from noted
      group by stylist_id, status having sum(amount) <> 0 order by stylist_id, status
      on conflict (stylist_id, status) do update set amount = appointment_counts.amount + excluded.amount;
    return null;
  end $$`;

const onCommit = `create constraint trigger appointment_counts_at_commit after insert on appointment_count_changes
  deferrable initially deferred for each row execute function salone_count_at_commit()`;

const more = 'select stylist_id, status, 1 as amount from added';
const less = 'select stylist_id, status, -1 as amount from removed';

const writes = [
  { name: 'insert', from: more, rows: 'new table as added' },
  { name: 'update', from: `${more} union all ${less}`, rows: 'old table as removed new table as added' },
  { name: 'delete', from: less, rows: 'old table as removed' },
] as const;
