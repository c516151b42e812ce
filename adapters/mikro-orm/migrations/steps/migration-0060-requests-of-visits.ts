import { Migration } from '@mikro-orm/migrations';

/** Tells two who were booked alike from one whose request was sent twice. */
export class RequestsOfVisits extends Migration {
  override up(): void {
    this.addSql('alter table appointments add column request_id text');
  }
}
