import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from '../column-types.ts';

/** Addresses that their readers have confirmed, those of the staff of today among them, and the links that ask. */
export class MailAddressTables extends Migration {
  override up(): void {
    const { key, instant, keyedTable } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table confirmed_addresses (
      user_id integer not null primary key references users (id),
      address text not null
    ) ${keyedTable}`);
    this.addSql(`insert into confirmed_addresses (user_id, address)
      select id, email from users where email is not null and (is_admin or is_stylist)`);
    this.addSql(`create table address_links (
      hash ${key} not null primary key,
      user_id integer not null references users (id),
      address text not null,
      expires ${instant} not null
    ) ${keyedTable}`);
    this.addSql('create index address_links_by_user on address_links (user_id)');
    this.addSql('create index address_links_by_expiry on address_links (expires)');
  }
}
