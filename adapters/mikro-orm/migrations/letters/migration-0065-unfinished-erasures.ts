import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Whose letters are still looked for where copies are kept, by ids and days alone. */
export class UnfinishedErasures extends Migration {
  override up(): void {
    const { id, instant, json, table } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table unfinished_erasures (
      id ${id},
      at ${instant} not null,
      letters ${json} not null
    ) ${table}`);
  }
}
