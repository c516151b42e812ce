import { Migration } from '@mikro-orm/migrations';

/** Whose days were ever changed on a date: those of stylists who left since are found without reading everybody. */
export class DaysOfEverybody extends Migration {
  override up(): void {
    this.addSql('create index agenda_days_by_day on agenda_days (day)');
  }
}
