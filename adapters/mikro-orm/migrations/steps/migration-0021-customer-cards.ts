import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** What the shop notes about somebody, and whether it takes their bookings from the site. */
export class CustomerCards extends Migration {
  override up(): void {
    const { flag } = columnTypes(this.driver.getPlatform());
    this.addSql('alter table users add column staff_notes text');
    this.addSql(`alter table users add column online_booking ${flag} not null default true`);
  }
}
