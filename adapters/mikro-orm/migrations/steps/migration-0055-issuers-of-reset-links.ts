import { Migration } from '@mikro-orm/migrations';

/** The administrator who handed a link out at the counter. A number alone: it outlives whoever it names by minutes. */
export class IssuersOfResetLinks extends Migration {
  override up(): void {
    this.addSql('alter table reset_links add column issuer integer');
  }
}
