import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Links to appointments, of which only the hash is kept; and in the histories, that somebody came by one. */
export class VisitLinks extends Migration {
  override up(): void {
    const { key, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table visit_links (
      hash ${key} not null primary key,
      appointment_id integer not null references appointments (id)
    ) ${keyedTable}`);
    this.addSql('create index visit_links_by_appointment on visit_links (appointment_id)');
    this.addSql('alter table appointment_history add column via text');
  }
}
