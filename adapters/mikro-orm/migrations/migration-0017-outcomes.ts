import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';

/** Of a completed visit: whether nobody came, and what was paid when it is not the price. */
export class Outcomes extends Migration {
  override up(): void {
    const { flag } = columnTypes(this.driver.getPlatform());
    this.addSql(`alter table appointments add column missed ${flag} not null default false
      constraint appointments_missed_check check (not missed or status = 'completed')`);
    this.addSql(`alter table appointments add column paid integer
      constraint appointments_paid_check check (paid is null or (paid >= 0 and status = 'completed'))`);
  }
}
