import { Migration } from '@mikro-orm/migrations';

/** What somebody did is found without reading everybody's: merging two people gives it to who stays. */
export class HistoryByUser extends Migration {
  override up(): void {
    this.addSql('create index appointment_history_by_user on appointment_history (user_id)');
  }
}
