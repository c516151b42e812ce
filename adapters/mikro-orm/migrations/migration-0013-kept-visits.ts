import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';
import { type ColumnTypes, columnTypes } from './column-types.ts';

/** Visits that stay although they lie outside the timetable; and whoever listens is told of its changes. */
export class KeptVisits extends Migration {
  override up(): void {
    const platform = this.driver.getPlatform();
    const tells = platform instanceof SqlitePlatform ? sqlite : postgresql;
    for (const sql of [table(columnTypes(platform)), ...tells]) this.addSql(sql);
  }
}

const table = ({ day, keyedTable }: ColumnTypes): string => `create table kept_visits (
    appointment_id integer not null primary key references appointments (id),
    day ${day} not null,
    time text not null,
    stylist_id integer not null
  ) ${keyedTable}`;

/** As of the lists in `0005-change-log`. */
const sqlite = [
  `create trigger timetable_tell_update after update on timetable_versions begin
    insert into change_log (list, row_id) values ('timetable', new.version);
    delete from change_log where id <= last_insert_rowid() - 5000;
  end`,
];

const postgresql = [
  `create function salone_tell_timetable() returns trigger language plpgsql as $$
    begin
      perform pg_notify('salone_changes', json_build_object('list', 'timetable', 'id', new.version)::text);
      return new;
    end $$`,
  `create trigger timetable_tell after update on timetable_versions
    for each row execute function salone_tell_timetable()`,
];
