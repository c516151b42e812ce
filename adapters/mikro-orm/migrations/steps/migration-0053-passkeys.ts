import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Keys with which people log in without a password. */
export class PasskeyTable extends Migration {
  override up(): void {
    const { key, instant, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table passkeys (
      credential ${key} not null primary key,
      user_id integer not null references users (id) on delete cascade,
      public_key text not null,
      counter integer not null,
      name text not null,
      created ${instant} not null,
      last_used ${instant}
    ) ${keyedTable}`);
    this.addSql('create index passkeys_by_user on passkeys (user_id)');
  }
}
