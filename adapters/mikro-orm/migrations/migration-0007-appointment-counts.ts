import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';
import { columnTypes } from './column-types.ts';

/**
 * How many appointments each stylist has in each status, so that a list says its length without counting. Kept by the
 * tables in the writer's own transaction. Whoever changes it holds the lock of a day already and, of one stylist, takes
 * the rows in one order: nobody waits in a circle.
 */
export class AppointmentCounts extends Migration {
  override up(): void {
    const platform = this.driver.getPlatform();
    this.addSql(`create table appointment_counts (
      stylist_id integer not null,
      status text not null,
      amount integer not null,
      primary key (stylist_id, status)
    ) ${columnTypes(platform).hotTable}`);
    for (const sql of platform instanceof SqlitePlatform ? sqlite() : postgresql()) this.addSql(sql);
    this.addSql(`insert into appointment_counts (stylist_id, status, amount)
      select stylist_id, status, count(*) from appointments group by stylist_id, status`);
  }
}

const less = `update appointment_counts set amount = amount - 1
  where stylist_id = old.stylist_id and status = old.status;`;
const more = `insert into appointment_counts (stylist_id, status, amount) values (new.stylist_id, new.status, 1)
  on conflict (stylist_id, status) do update set amount = appointment_counts.amount + 1;`;

const writes = [
  { name: 'insert', on: 'insert', count: more },
  { name: 'update', on: 'update of stylist_id, status', count: `${less} ${more}` },
  { name: 'delete', on: 'delete', count: less },
] as const;

const sqlite = (): string[] =>
  writes.map(
    ({ name, on, count }) =>
      `create trigger appointments_count_${name} after ${on} on appointments begin ${count} end`,
  );

const postgresql = (): string[] =>
  writes.flatMap(({ name, on, count }) => [
    `create function salone_count_${name}() returns trigger language plpgsql as $$
      begin ${count} return null; end $$`,
    `create trigger appointments_count_${name} after ${on} on appointments
      for each row execute function salone_count_${name}()`,
  ]);
