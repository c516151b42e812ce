import { Migration } from '@mikro-orm/migrations';
import { columnTypes } from './column-types.ts';

/** What became of each appointment from now on: of what was booked before, nobody has noted it. */
export class AppointmentHistory extends Migration {
  override up(): void {
    const { id, instant, json, table } = columnTypes(this.driver.getPlatform());
    this.addSql(`create table appointment_history (
      id ${id},
      appointment_id integer not null references appointments (id),
      user_id integer not null references users (id),
      at ${instant} not null,
      kind text not null,
      from_state ${json},
      to_state ${json}
    ) ${table}`);
    this.addSql(
      'create index appointment_history_by_appointment on appointment_history (appointment_id, id)',
    );
  }
}
