import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Who was erased and whose visits stand: a row without a name. */
export class ErasedPeople extends Migration {
  override up(): void {
    const { flag } = columnTypes(this.driver.getPlatform());
    this.addSql(`alter table users add column erased ${flag} not null default false`);
  }
}
