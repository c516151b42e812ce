import { Migration } from '@mikro-orm/migrations';

/** Who else has somebody's number or address is found without reading everybody; names have an index already. */
export class Twins extends Migration {
  override up(): void {
    this.addSql('create index users_by_phone on users (phone)');
    this.addSql('create index users_by_email on users (lower(email))');
  }
}
