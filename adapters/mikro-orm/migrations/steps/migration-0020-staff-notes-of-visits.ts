import { Migration } from '@mikro-orm/migrations';

/** What the shop notes of a visit for itself. */
export class StaffNotesOfVisits extends Migration {
  override up(): void {
    this.addSql('alter table appointments add column staff_notes text');
  }
}
