import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';

/** Which services a stylist does; who has no row does all of them. */
export class Skills extends Migration {
  override up(): void {
    const { json, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table stylist_skills (
      stylist_id integer not null primary key references users (id),
      service_ids ${json} not null
    ) ${keyedTable}`);
  }
}
