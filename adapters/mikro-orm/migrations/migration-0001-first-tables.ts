import { Migration } from '@mikro-orm/migrations';
import { type ColumnTypes, columnTypes } from './column-types.ts';

export class FirstTables extends Migration {
  override up(): void {
    const types = columnTypes(this.driver.getPlatform());
    for (const sql of [...people(types), ...catalogue(types), ...booking(types), ...housekeeping(types)]) {
      this.addSql(sql);
    }
  }
}

const people = ({ id, flag, table }: ColumnTypes): string[] => [
  `create table users (
    id ${id},
    username text not null,
    username_key text not null,
    password_hash text not null,
    first_name text,
    last_name text,
    email text,
    phone text,
    is_admin ${flag} not null,
    is_stylist ${flag} not null,
    constraint users_username_key_unique unique (username_key)
  ) ${table}`,
  `create index users_stylists on users (id) where is_stylist`,
];

const catalogue = ({ id, flag, table }: ColumnTypes): string[] => [
  `create table services (
    id ${id},
    name text not null,
    description text,
    price integer not null constraint services_price_check check (price > 0),
    duration integer not null constraint services_duration_check check (duration > 0),
    image_url text,
    category text not null constraint services_category_check
      check (category in ('Capelli', 'Barba', 'Trattamenti')),
    archived ${flag} not null
  ) ${table}`,
];

/**
 * Indexes of appointments: a stylist's day and range of days, complete with all that `busy` reads; a person's list; and
 * everybody's, newest first.
 */
const booking = ({ id, day, instant, table, keyedTable, hotTable }: ColumnTypes): string[] => [
  `create table appointments (
    id ${id},
    user_id integer not null references users (id),
    service_id integer not null references services (id),
    stylist_id integer not null references users (id),
    starts_at ${instant} not null,
    day ${day} not null constraint appointments_day_check check (length(day) = 10),
    start_minute integer not null constraint appointments_start_minute_check check (start_minute between 0 and 1439),
    duration integer not null constraint appointments_duration_check check (duration > 0),
    price integer not null constraint appointments_price_check check (price >= 0),
    status text not null constraint appointments_status_check
      check (status in ('confirmed', 'completed', 'cancelled')),
    notes text,
    external_calendar_id text
  ) ${table}`,
  `create index appointments_by_stylist on appointments (stylist_id, day, status, start_minute, duration)`,
  `create index appointments_by_user on appointments (user_id, starts_at, id)`,
  `create index appointments_by_start on appointments (starts_at, id)`,
  `create table held_quarters (
    stylist_id integer not null,
    day ${day} not null,
    quarter integer not null constraint held_quarters_quarter_check check (quarter >= 0),
    appointment_id integer not null references appointments (id),
    primary key (stylist_id, day, quarter)
  ) ${keyedTable}`,
  `create table agenda_days (
    stylist_id integer not null references users (id),
    day ${day} not null,
    version integer not null,
    primary key (stylist_id, day)
  ) ${hotTable}`,
];

const housekeeping = ({ instant, json, table, keyedTable }: ColumnTypes): string[] => [
  `create table sessions (
    sid text not null primary key,
    sess ${json} not null,
    expire ${instant} not null
  ) ${table}`,
  `create index sessions_by_expiry on sessions (expire)`,
  `create table settings (
    name text not null primary key,
    value text not null
  ) ${keyedTable}`,
];
