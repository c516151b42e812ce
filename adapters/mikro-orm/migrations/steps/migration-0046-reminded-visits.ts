import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';
import { columnTypes } from '../column-types.ts';

/** Who was told by hand when they are expected. A visit that is moved begins at another time than it says here. */
export class RemindedVisits extends Migration {
  override up(): void {
    const platform = this.driver.getPlatform();
    const { instant, keyedTable } = columnTypes(platform);
    this.addSql(`create table reminded_visits (
      appointment_id integer not null primary key references appointments (id),
      starts_at ${instant} not null,
      user_id integer not null references users (id),
      at ${instant} not null
    ) ${keyedTable}`);
    this.addSql('create index reminded_visits_by_user on reminded_visits (user_id)');
    for (const sql of platform instanceof SqlitePlatform ? sqlite : postgresql) this.addSql(sql);
  }
}

/** As of the lists in `0005-change-log`. */
const sqlite = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
].map(
  ([write, row]) => `create trigger reminded_visits_tell_${write} after ${write} on reminded_visits begin
    insert into change_log (list, row_id) values ('appointments', ${row}.appointment_id);
    delete from change_log where id <= last_insert_rowid() - 5000;
  end`,
);

const postgresql = [
  `create function salone_tell_reminded() returns trigger language plpgsql as $$
    begin
      perform pg_notify('salone_changes',
        json_build_object('list', 'appointments', 'id', coalesce(new.appointment_id, old.appointment_id))::text);
      return null;
    end $$`,
  `create trigger reminded_visits_tell after insert or update or delete on reminded_visits
    for each row execute function salone_tell_reminded()`,
];
