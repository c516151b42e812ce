import { Migration } from '@mikro-orm/migrations';

/** What the shop is told of: letters that were kept back, and those about accounts that did not arrive. */
export class UndeliveredLetters extends Migration {
  override up(): void {
    this.addSql(`create index letters_kept_back on letters (id) where status = 'kept-back'`);
    this.addSql(`create index account_letters_failed on account_letters (id) where status = 'failed'`);
  }
}
