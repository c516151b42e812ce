import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';

/** A customer need not have a login. Whoever lacks one has neither username nor password, and no rights. */
export class PeopleWithoutLogin extends Migration {
  override up(): void {
    const { key } = columnTypes(this.driver.getPlatform());
    for (const sql of statements(key)) this.addSql(sql);
  }
}

const statements = (key: string): string[] => [
  ...['username', 'username_key', 'password_hash'].map(
    column => `alter table users alter column ${column} drop not null`,
  ),
  `alter table users add constraint users_login_check check (
    (username is null) = (username_key is null) and (username is null) = (password_hash is null)
    and (username is not null or not (is_admin or is_stylist))
  )`,
  `alter table users add column request_id ${key}`,
  `create unique index users_request_id_unique on users (request_id)`,
];
