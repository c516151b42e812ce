import { Temporal } from 'temporal-polyfill';
import type { Appointment, AppointmentId } from '../../../core/booking/appointment.ts';
import type { AppointmentDetails } from '../../../core/booking/appointment-view.ts';
import { withServiceNames } from '../../../core/booking/services/booked-services.ts';
import type { ServiceId } from '../../../core/catalogue/service.ts';
import { passerBy } from '../../../core/people/customers/passer-by.ts';
import type { StylistId } from '../../../core/people/user.ts';
import type {
  AppointmentFilter,
  AppointmentStart,
  Appointments,
  StartRange,
} from '../../../core/ports/appointments.ts';
import type { Page, PageRequest } from '../../../core/ports/page.ts';
import type { SqlDatabase, SqlDialect, Value } from '../engine/sql-database.ts';
import { partsOf } from './agendas/parts-column.ts';
import { type AppointmentRow, appointmentColumns, appointmentOf } from './appointment-row.ts';
import { everyWord } from './every-word.ts';
import { pageOf, rowsToRead } from './page-of.ts';
import { known } from './people/known-user.ts';

/**
 * The lists of appointments. SQL because of the rows 'the first page of the list' and 'a week of appointments' of docs/benchmarks.md.
 */
export class MikroOrmAppointments implements Appointments {
  readonly #db: SqlDatabase;
  readonly #select: string;

  constructor(db: SqlDatabase) {
    this.#db = db;
    this.#select = `select ${appointmentColumns(db.dialect, 'a')}, s.name as service_name,
        t.first_name as stylist_first_name, t.last_name as stylist_last_name,
        c.first_name as user_first_name, c.last_name as user_last_name, c.username, c.phone as user_phone,
        c.request_id as user_request, c.erased as user_erased
      from appointments a join services s on s.id = a.service_id
        join users t on t.id = a.stylist_id join users c on c.id = a.user_id`;
  }

  async find(id: AppointmentId): Promise<AppointmentDetails | undefined> {
    const [row] = await this.#db.rows<DetailsRow>(`${this.#select} where a.id = ?`, id);
    return row && (await this.#details([row]))[0];
  }

  async list(filter: AppointmentFilter): Promise<readonly AppointmentDetails[]> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const sql = `${this.#select} ${where} order by a.starts_at desc, a.id desc`;
    return this.#details(await this.#db.rows<DetailsRow>(sql, ...values));
  }

  async ids(filter: AppointmentFilter): Promise<readonly AppointmentId[]> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const sql = `select a.id from appointments a ${where} order by a.starts_at desc, a.id desc`;
    return (await this.#db.rows<{ id: AppointmentId }>(sql, ...values)).map(({ id }) => id);
  }

  async page(filter: AppointmentFilter, { limit, after }: PageRequest): Promise<Page<AppointmentDetails>> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    // A cursor outside the person's own list would reveal when somebody else comes.
    const mine = filter.userId === undefined ? '' : 'and user_id = a.user_id';
    const follow = `and (a.starts_at, a.id) < (select starts_at, id from appointments where id = ? ${mine})`;
    const order = `order by a.starts_at desc, a.id desc limit ${rowsToRead(limit)}`;
    const sql = `${this.#select} ${where} ${after === undefined ? '' : follow} ${order}`;
    const cut = after === undefined ? [] : [after];
    const rows = await this.#db.rows<DetailsRow>(sql, ...values, ...cut);
    return pageOf(await this.#details(rows), { limit, after }, () => this.#total(filter));
  }

  /** The row of a visit names its first service: the others are asked for where there are any. */
  async #details(rows: readonly DetailsRow[]): Promise<AppointmentDetails[]> {
    const parts = rows.flatMap(row => partsOf(row.parts) ?? []);
    const ids = [...new Set(parts.map(({ serviceId }) => serviceId))];
    const sql = `select id, name from services where id ${this.#db.dialect.isOneOf}`;
    const others = ids.length === 0 ? [] : await this.#db.rows<NamedRow>(sql, ids.join(','));
    const names = new Map(others.map(({ id, name }) => [id, name]));
    return rows.map(row => detailsOf(row, names));
  }

  /** From the kept counts when only stylist and status are given; anything else is counted now. */
  async #total(filter: AppointmentFilter): Promise<number> {
    const { where, values } = conditionsOf(filter, this.#db.dialect);
    const { ids, userId, from, to, search } = filter;
    const isCounted = [ids, userId, from, to, search].every(value => value === undefined);
    const sql = isCounted
      ? `select cast(coalesce(sum(a.amount), 0) as integer) as total from appointment_counts a ${where}`
      : `select cast(count(*) as integer) as total from appointments a ${where}`;
    const [row] = await this.#db.rows<{ total: number }>(sql, ...values);
    return row?.total ?? 0;
  }

  async startingIn({ from, until, after, most }: StartRange): Promise<readonly AppointmentStart[]> {
    const { asEpochMs, epochMs } = this.#db.dialect;
    const sql = `select id, ${asEpochMs('starts_at')} as starts_at, user_id, stylist_id from appointments
      where status = 'confirmed' and (starts_at, id) > (${epochMs}, ?) and starts_at <= ${epochMs}
      order by appointments.starts_at, id limit ?`;
    const [behind, id] = [after?.startsAt ?? from, after?.id ?? 0];
    const cut = [behind.epochMilliseconds, id, until.epochMilliseconds, most];
    return (await this.#db.rows<VisitRow>(sql, ...cut)).map(row => ({
      ...{ id: row.id, startsAt: Temporal.Instant.fromEpochMilliseconds(row.starts_at) },
      ...{ userId: row.user_id, stylistId: row.stylist_id },
    }));
  }

  async everBookedStylists(): Promise<readonly StylistId[]> {
    const sql = 'select distinct stylist_id from appointment_counts where amount > 0 order by stylist_id';
    return (await this.#db.rows<{ stylist_id: number }>(sql)).map(row => row.stylist_id);
  }

  async countUpcomingByStylist(now: Temporal.Instant): Promise<ReadonlyMap<StylistId, number>> {
    // `+` keeps SQLite from reading the whole index by stylist instead of the upcoming ones.
    const sql = `select +stylist_id as stylist_id, cast(count(*) as integer) as ahead from appointments
      where status = 'confirmed' and starts_at >= ${this.#db.dialect.epochMs} group by +stylist_id`;
    const rows = await this.#db.rows<{ stylist_id: number; ahead: number }>(sql, now.epochMilliseconds);
    return new Map(rows.map(row => [row.stylist_id, row.ahead]));
  }
}

/** One text for each set of given fields. */
function conditionsOf(
  { ids, userId, stylistId, status, from, to, search }: AppointmentFilter,
  dialect: SqlDialect,
) {
  const instant = dialect.epochMs;
  const found = search === undefined ? undefined : everyWord(dialect, 'search_key', search);
  const asked: (readonly [condition: string, value: Value | undefined])[] = [
    [`a.id ${dialect.isOneOf}`, ids?.join(',')],
    // The passer-by and erased people have no list of their own.
    [`a.user_id = (select id from users where id = ? and ${known})`, userId],
    ['a.stylist_id = ?', stylistId],
    ['a.status = ?', status],
    ['a.day >= ?', from?.toString()],
    ['a.day <= ?', to?.toString()],
    // Redundant, but they let the index by start be used: local time is at most 14 hours away from UTC.
    [`a.starts_at >= ${instant}`, from?.subtract({ days: 1 }).toZonedDateTime('UTC').epochMilliseconds],
    [`a.starts_at < ${instant}`, to?.add({ days: 2 }).toZonedDateTime('UTC').epochMilliseconds],
  ];
  const given = asked.flatMap(([condition, value]) => (value === undefined ? [] : [{ condition, value }]));
  return {
    where: [
      'where true',
      ...given.map(({ condition }) => condition),
      ...(found ? [`a.user_id in (select id from users where ${found.sql})`] : []),
    ].join(' and '),
    values: [...given.map(({ value }) => value), ...(found?.values ?? [])],
  };
}

type VisitRow = Pick<AppointmentRow, 'id' | 'starts_at' | 'user_id' | 'stylist_id'>;

interface DetailsRow extends AppointmentRow {
  readonly service_name: string;
  readonly stylist_first_name: string | null;
  readonly stylist_last_name: string | null;
  readonly user_first_name: string | null;
  readonly user_last_name: string | null;
  readonly username: string | null;
  readonly user_phone: string | null;
  readonly user_request: string | null;
  readonly user_erased: boolean | number;
}

const withNames = (visit: Appointment, nameOf: (id: ServiceId) => string) => ({
  ...{ ...visit, ...withServiceNames(visit, nameOf) },
});

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

const detailsOf = (row: DetailsRow, names: ReadonlyMap<number, string>): AppointmentDetails => ({
  ...withNames(appointmentOf(row), id => names.get(id) ?? row.service_name),
  stylistFirstName: row.stylist_first_name,
  stylistLastName: row.stylist_last_name,
  customer: {
    userId: row.user_request === passerBy.requestId || row.user_erased ? null : row.user_id,
    userFirstName: row.user_first_name,
    userLastName: row.user_last_name,
    username: row.username,
    customerPhone: row.user_phone,
  },
});
