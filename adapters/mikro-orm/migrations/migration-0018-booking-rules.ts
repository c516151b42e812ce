import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';

/** What the shop asks of customers who book; without a row, nothing. */
export class BookingRules extends Migration {
  override up(): void {
    const { json, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table booking_rules (
      id integer not null primary key check (id = 1),
      rules ${json} not null
    ) ${keyedTable}`);
  }
}
