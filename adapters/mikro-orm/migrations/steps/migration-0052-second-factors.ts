import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Authenticator apps of those who work in the shop. */
export class SecondFactors extends Migration {
  override up(): void {
    const { instant, json, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table second_factors (
      user_id integer not null primary key references users (id) on delete cascade,
      secret text not null,
      since ${instant},
      last_step integer not null,
      recovery ${json} not null
    ) ${keyedTable}`);
  }
}
