import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Of a visit that an administrator put outside the timetable on purpose. */
export class Overridden extends Migration {
  override up(): void {
    const { flag } = columnTypes(this.driver.getPlatform());
    this.addSql(`alter table appointments add column overridden ${flag} not null default false`);
  }
}
