import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';

/** Files on their way to a service's picture. */
export class Uploads extends Migration {
  override up(): void {
    const { instant, table } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table uploads (
      hash text not null primary key,
      opened ${instant} not null,
      name text
    ) ${table}`);
    this.addSql('create index uploads_by_age on uploads (opened)');
  }
}
