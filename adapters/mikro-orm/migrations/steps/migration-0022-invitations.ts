import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** To people without a login; of the link only the hash is kept. */
export class InvitationTable extends Migration {
  override up(): void {
    const { key, instant, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table invitations (
      user_id integer not null primary key references users (id),
      hash ${key} not null constraint invitations_hash_unique unique,
      expires ${instant} not null
    ) ${keyedTable}`);
    this.addSql('create index invitations_by_expiry on invitations (expires)');
  }
}
