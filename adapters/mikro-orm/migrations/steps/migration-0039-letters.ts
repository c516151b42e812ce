import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Letters about visits, stored with the change that they tell of; what people and the shop say about them. */
export class Letters extends Migration {
  override up(): void {
    const { id, key, day, flag, instant, json, table, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table letters (
      id ${id},
      letter_key ${key} not null,
      kind text not null,
      appointment_id integer references appointments (id),
      change_number integer not null,
      day ${day},
      recipient_id integer not null references users (id),
      due ${instant} not null,
      next_try ${instant} not null,
      status ${key} not null default 'waiting',
      tries integer not null default 0,
      in_doubt ${flag} not null default false,
      leased_until ${instant},
      failure text,
      sent ${instant},
      told ${json},
      constraint letters_letter_key_unique unique (letter_key)
    ) ${table}`);
    this.addSql(`create index letters_to_go on letters (next_try, id) where status = 'waiting'`);
    this.addSql(`create index letters_failed on letters (id) where status = 'failed'`);
    this.addSql(`create index letters_by_appointment on letters (appointment_id, id)`);
    this.addSql(`create index letters_by_recipient on letters (recipient_id)`);
    this.addSql(`create table letter_choices (
      user_id integer not null primary key references users (id),
      changed text not null
    ) ${keyedTable}`);
    this.addSql(`create table letter_settings (
      id integer not null primary key check (id = 1),
      letters ${json} not null
    ) ${keyedTable}`);
  }
}
