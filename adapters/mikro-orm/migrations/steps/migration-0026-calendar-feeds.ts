import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Addresses at which programs read a stylist's calendar, or without a stylist the shop's. */
export class CalendarFeeds extends Migration {
  override up(): void {
    const { id, key, instant, table } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table calendar_feeds (
      id ${id},
      hash ${key} not null,
      stylist_id integer references users (id),
      created ${instant} not null,
      constraint calendar_feeds_hash_unique unique (hash)
    ) ${table}`);
    // For the check whether a row of `users` may change.
    this.addSql(`create index calendar_feeds_by_stylist on calendar_feeds (stylist_id)`);
  }
}
