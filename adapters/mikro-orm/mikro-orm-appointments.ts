import type { AppointmentId } from '../../core/booking/appointment.ts';
import type { AppointmentDetails } from '../../core/booking/appointment-details.ts';
import type { AppointmentFilter, Appointments } from '../../core/ports/appointments.ts';
import { type AppointmentRow, appointmentColumns, appointmentOf } from './appointment-row.ts';
import type { SqlDatabase, Value } from './sql-database.ts';

export class MikroOrmAppointments implements Appointments {
  readonly #db: SqlDatabase;
  readonly #select: string;
  readonly #instant: string;

  constructor(db: SqlDatabase) {
    this.#db = db;
    this.#instant = db.dialect.epochMs;
    this.#select = `select ${appointmentColumns(db.dialect, 'a')}, s.name as service_name,
        t.first_name as stylist_first_name, t.last_name as stylist_last_name,
        c.first_name as user_first_name, c.last_name as user_last_name, c.username
      from appointments a join services s on s.id = a.service_id
        join users t on t.id = a.stylist_id join users c on c.id = a.user_id`;
  }

  async find(id: AppointmentId): Promise<AppointmentDetails | undefined> {
    const [row] = await this.#db.rows<DetailsRow>(`${this.#select} where a.id = ?`, id);
    return row && detailsOf(row);
  }

  async list(filter: AppointmentFilter): Promise<readonly AppointmentDetails[]> {
    const { conditions, values } = conditionsOf(filter, this.#instant);
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const sql = `${this.#select} ${where} order by a.starts_at desc, a.id desc`;
    return (await this.#db.rows<DetailsRow>(sql, ...values)).map(detailsOf);
  }
}

/** One text for each set of fields that are asked for. */
function conditionsOf({ userId, stylistId, status, from, to }: AppointmentFilter, instant: string) {
  const asked: (readonly [condition: string, value: Value | undefined])[] = [
    ['a.user_id = ?', userId],
    ['a.stylist_id = ?', stylistId],
    ['a.status = ?', status],
    ['a.day >= ?', from?.toString()],
    ['a.day <= ?', to?.toString()],
    // Say nothing new, but lead to the right end of an index: a wall clock is at most 14 hours away from UTC.
    [`a.starts_at >= ${instant}`, from?.subtract({ days: 1 }).toZonedDateTime('UTC').epochMilliseconds],
    [`a.starts_at < ${instant}`, to?.add({ days: 2 }).toZonedDateTime('UTC').epochMilliseconds],
  ];
  const given = asked.flatMap(([condition, value]) => (value === undefined ? [] : [{ condition, value }]));
  return {
    conditions: given.map(({ condition }) => condition),
    values: given.map(({ value }) => value),
  };
}

interface DetailsRow extends AppointmentRow {
  readonly service_name: string;
  readonly stylist_first_name: string | null;
  readonly stylist_last_name: string | null;
  readonly user_first_name: string | null;
  readonly user_last_name: string | null;
  readonly username: string;
}

const detailsOf = (row: DetailsRow): AppointmentDetails => ({
  ...appointmentOf(row),
  serviceName: row.service_name,
  stylistFirstName: row.stylist_first_name,
  stylistLastName: row.stylist_last_name,
  customer: {
    userFirstName: row.user_first_name,
    userLastName: row.user_last_name,
    username: row.username,
  },
});
