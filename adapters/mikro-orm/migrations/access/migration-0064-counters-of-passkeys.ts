import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';

/** Authenticators count up to 4,294,967,295; SQLite's integers do so anyway. */
export class CountersOfPasskeys extends Migration {
  override up(): void {
    if (this.driver.getPlatform() instanceof SqlitePlatform) return;
    this.addSql('alter table passkeys alter column counter type bigint');
  }
}
