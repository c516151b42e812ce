import { Migration } from '@mikro-orm/migrations';
import { type ColumnTypes, columnTypes } from './column-types.ts';

/** Hours, closures, plans and absences, and a number that grows with each change of any of them. */
export class TimetableTables extends Migration {
  override up(): void {
    for (const sql of tables(columnTypes(this.driver.getPlatform()))) this.addSql(sql);
  }
}

const tables = ({ id, day, json, table, keyedTable, hotTable }: ColumnTypes): string[] => [
  `create table timetable_versions (
    id integer not null primary key constraint timetable_versions_one check (id = 1),
    version integer not null
  ) ${hotTable}`,
  `insert into timetable_versions (id, version) values (1, 0)`,
  `create table shop_weeks (
    valid_from ${day} not null primary key,
    week ${json} not null
  ) ${keyedTable}`,
  `create table closures (
    id ${id},
    first_day ${day} not null,
    last_day ${day} not null,
    hours ${json} not null,
    stylist_ids ${json},
    reason text not null,
    constraint closures_days_check check (first_day <= last_day)
  ) ${table}`,
  `create table stylist_plans (
    stylist_id integer not null references users (id),
    valid_from ${day} not null,
    weeks ${json} not null,
    primary key (stylist_id, valid_from)
  ) ${keyedTable}`,
  `create table absences (
    id ${id},
    stylist_id integer not null references users (id),
    first_day ${day} not null,
    last_day ${day} not null,
    start_time text,
    end_time text,
    reason text not null,
    constraint absences_days_check check (first_day <= last_day),
    constraint absences_part_check check ((start_time is null) = (end_time is null))
  ) ${table}`,
  `create index absences_by_stylist on absences (stylist_id)`,
];
