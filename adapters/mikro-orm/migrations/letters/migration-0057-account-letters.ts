import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Letters about accounts, stored with the change that they tell of. */
export class AccountLetterTable extends Migration {
  override up(): void {
    const { id, key, instant, table } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table account_letters (
      id ${id},
      kind text not null,
      recipient_id integer not null references users (id),
      address text not null,
      due ${instant} not null,
      useful ${instant},
      sealed text,
      next_try ${instant} not null,
      status ${key} not null default 'waiting',
      tries integer not null default 0,
      leased_until ${instant},
      failure text,
      sent ${instant}
    ) ${table}`);
    this.addSql(
      `create index account_letters_to_go on account_letters (next_try, id) where status = 'waiting'`,
    );
    this.addSql('create index account_letters_by_recipient on account_letters (recipient_id)');
    this.addSql('create index account_letters_by_due on account_letters (due)');
  }
}
