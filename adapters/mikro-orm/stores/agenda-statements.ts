import type { Temporal } from 'temporal-polyfill';
import { type DayKey, inDayOrder, type StoredDay } from '../../../core/booking/agenda.ts';
import { type Scope, type Upcoming, unknownWrite, type Write } from '../../../core/booking/agenda-change.ts';
import {
  type Appointment,
  type AppointmentId,
  heldQuarterHours,
  minuteOf,
  type NewAppointment,
} from '../../../core/booking/appointment.ts';
import {
  lastQuery,
  query,
  type SqlDialect,
  type Statement,
  type Transaction,
} from '../engine/sql-database.ts';
import { type AppointmentRow, appointmentColumns, appointmentOf } from './appointment-row.ts';

/** The statements of a change, in the order in which they run. */
export class AgendaStatements {
  readonly #sql: ReturnType<typeof statements>;

  constructor(dialect: SqlDialect) {
    this.#sql = statements(dialect);
  }

  /**
   * Runs first: from here on nobody else changes these days. They are locked in order: no deadlock. Each is read by a
   * statement after its lock's, as it stands then.
   */
  lockAndRead(scope: Scope): Transaction<LockedDays> {
    return 'everyStylistOn' in scope ? this.#everyStylist(scope.everyStylistOn) : this.#days(scope.days);
  }

  /** After the days': whoever waits for it holds up nobody who has it. */
  *countUpcoming({ userId, after }: Upcoming): Transaction<number> {
    const { lockCustomer, countUpcoming } = this.#sql;
    yield* query(lockCustomer, userId);
    const [row] = yield* query<{ upcoming: number }>(countUpcoming, userId, after.epochMilliseconds);
    return Number(row?.upcoming);
  }

  /** The lock of the timetable comes before those of days: whoever waits for it holds none of them. */
  *#locked(statements: readonly Statement[]): Transaction<{ rows: unknown[][]; version: number }> {
    const { shareTimetable } = this.#sql;
    const share = shareTimetable === undefined ? [] : [{ sql: shareTimetable, values: [] }];
    const all = [...share, ...statements, { sql: timetableVersion, values: [] }];
    const rows = (yield { statements: all }).slice(share.length);
    const [row] = rows.pop() as { version: number }[];
    if (row === undefined) throw new Error('the timetable has no version');
    return { rows, version: row.version };
  }

  *#days(asked: readonly DayKey[]): Transaction<LockedDays> {
    const keys = inOrder(asked);
    const of = (sql: string) =>
      keys.map(({ stylistId, date }) => ({ sql, values: [date.toString(), stylistId] }));
    const { rows, version } = yield* this.#locked([...of(this.#sql.lockDay), ...of(this.#sql.readDay)]);
    const days = keys.flatMap((key, index) => {
      // Nothing was locked when there is no such stylist, and then there is no such day.
      if (rows[index]?.length === 0) return [];
      return dayOf(key, rows[keys.length + index] as DayRow[]) ?? [];
    });
    return { days, version };
  }

  /** Whoever became a stylist while the lock was waited for is left out. */
  *#everyStylist(date: Temporal.PlainDate): Transaction<LockedDays> {
    const on = date.toString();
    const lock = { sql: this.#sql.lockEveryStylist, values: [on, on] };
    const read = { sql: this.#sql.readEveryStylist, values: [on] };
    const { rows: answers, version } = yield* this.#locked([lock, read]);
    const [locked, rows] = answers;
    const isLocked = new Set((locked as Locked[]).map(({ stylist_id: id }) => id));
    const days = [...Map.groupBy(rows as DayRow[], row => row.of_stylist)]
      .flatMap(([stylistId, own]) => dayOf({ stylistId, date }, own) ?? [])
      .filter(day => (day.takesBookings ? isLocked.has(day.stylistId) : day.appointments.length > 0));
    return { days, version };
  }

  /** `isLast`: nothing is written after it, and what was written is committed. */
  *write(write: Write, isLast: boolean): Transaction<Appointment> {
    switch (write.do) {
      case 'book':
        return yield* this.#book(write.appointment, isLast);
      case 'move':
        return yield* this.#move(write, isLast);
      case 'cancel':
        return yield* this.#cancel(write.id, isLast);
      default:
        return unknownWrite(write);
    }
  }

  *#book(booked: NewAppointment, isLast: boolean): Transaction<Appointment> {
    const { userId, serviceId, stylistId, startsAt, date, time, duration, cleanup, price, notes } = booked;
    const day = date.toString();
    const posa = [booked.processing?.after ?? null, booked.processing?.minutes ?? null] as const;
    const when = [startsAt.epochMilliseconds, day, minuteOf(time), duration, ...posa, cleanup] as const;
    const values = [userId, serviceId, stylistId, ...when, price, notes] as const;
    const quarters = heldQuarterHours(booked).join(',');
    const end = isLast ? lastQuery : query;
    const atOnce = this.#sql.bookAndHold;
    const [row] =
      atOnce === undefined
        ? yield* query<{ id: number }>(this.#sql.book, ...values)
        : yield* end<{ id: number }>(atOnce, ...values, quarters);
    if (row === undefined) throw new Error('a new appointment was given no id');
    if (atOnce === undefined) yield* end(this.#sql.hold, stylistId, day, row.id, quarters);
    return { ...booked, id: row.id, status: 'confirmed', externalCalendarId: null };
  }

  /** Lets its old quarter-hours go before it holds the new ones, which may be in part the same. */
  *#move({ id, from, to }: WriteOf<'move'>, isLast: boolean): Transaction<Appointment> {
    const day = to.date.toString();
    const when = [to.startsAt.epochMilliseconds, day, minuteOf(to.time)] as const;
    const [row] = yield* query<AppointmentRow>(this.#sql.move, to.stylistId, ...when, id);
    if (row === undefined) throw new Error(`appointment ${id} is not confirmed`);
    const moved = appointmentOf(row);
    const quarters = heldQuarterHours(moved).join(',');
    yield {
      statements: [
        { sql: this.#sql.release, values: [from.stylistId, from.date.toString(), id] },
        { sql: this.#sql.hold, values: [to.stylistId, day, id, quarters] },
      ],
      isLast,
    };
    return moved;
  }

  *#cancel(id: AppointmentId, isLast: boolean): Transaction<Appointment> {
    const [row] = yield* query<AppointmentRow>(this.#sql.cancel, id);
    if (row === undefined) throw new Error(`appointment ${id} is not confirmed`);
    yield* (isLast ? lastQuery : query)(this.#sql.release, row.stylist_id, row.day, id);
    return appointmentOf(row);
  }
}

type WriteOf<D extends Write['do']> = Extract<Write, { readonly do: D }>;

interface LockedDays {
  readonly days: StoredDay[];
  /** Of the timetable. */
  readonly version: number;
}

interface Locked {
  readonly stylist_id: number;
}

/** A stylist beside one visit, or beside nothing when nobody comes. */
type DayRow = DayOwner & (AppointmentRow | { readonly id: null });

interface DayOwner {
  readonly of_stylist: number;
  readonly takes_bookings: boolean | number;
  readonly own_first_name: string | null;
  readonly own_last_name: string | null;
}

function dayOf(key: DayKey, rows: readonly DayRow[]): StoredDay | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const appointments = rows.flatMap(row => (row.id === null ? [] : appointmentOf(row)));
  const stylist = { firstName: first.own_first_name, lastName: first.own_last_name };
  return { ...key, stylist, takesBookings: Boolean(first.takes_bookings), appointments };
}

const inOrder = (keys: readonly DayKey[]): DayKey[] =>
  keys
    .toSorted(inDayOrder)
    .filter((key, index, all) => index === 0 || inDayOrder(all[index - 1] ?? key, key) !== 0);

export const timetableVersion = `select version from timetable_versions where id = 1`;

/** SQL because of the rows 'POST /api/appointments' of docs/benchmarks.md. */
function statements(dialect: SqlDialect) {
  const changed = `on conflict (stylist_id, day) do update set version = agenda_days.version + 1 returning stylist_id`;
  const day = `u.id as of_stylist, u.is_stylist as takes_bookings, u.first_name as own_first_name,
    u.last_name as own_last_name, ${appointmentColumns(dialect, 'a')}`;
  const visits = (on: string) =>
    `left join appointments a on a.stylist_id = u.id and a.day = ${on} and a.status = 'confirmed'`;
  const book = `insert into appointments
    (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, processing_after, processing_minutes,
      cleanup, price, notes, status)
    values (?, ?, ?, ${dialect.epochMs}, ?, ?, ?, ?, ?, ?, ?, ?, 'confirmed') returning`;
  return {
    shareTimetable: dialect.timetableLock?.shared,
    lockDay: `insert into agenda_days (stylist_id, day, version)
      select id, ?, 1 from users where id = ? ${changed}`,
    lockEveryStylist: `insert into agenda_days (stylist_id, day, version)
      select id, ?, 1 from (
        select id from users where is_stylist union select stylist_id from agenda_days where day = ?
      ) everybody where true order by id ${changed}`,
    readDay: `select ${day} from users u ${visits('?')} where u.id = ?`,
    readEveryStylist: `select ${day} from agenda_days d join users u on u.id = d.stylist_id ${visits('d.day')}
      where d.day = ? order by u.id`,
    lockCustomer: `select id from users where id = ? ${dialect.forUpdate}`,
    countUpcoming: `select count(*) as upcoming from appointments
      where user_id = ? and status = 'confirmed' and starts_at > ${dialect.epochMs}`,
    book: `${book} id`,
    hold: `insert into held_quarters (stylist_id, day, appointment_id, quarter)
      select cast(? as integer), cast(? as text), cast(? as integer), value from ${dialect.each}`,
    bookAndHold:
      dialect.writesSeveral === true
        ? `with booked as (${book} id, stylist_id, day), holding as (
        insert into held_quarters (stylist_id, day, quarter, appointment_id)
        select stylist_id, day, value, id from booked, ${dialect.each}
      ) select id from booked`
        : undefined,
    move: `update appointments set stylist_id = ?, starts_at = ${dialect.epochMs}, day = ?, start_minute = ?
      where id = ? and status = 'confirmed' returning ${appointmentColumns(dialect, 'appointments')}`,
    cancel: `update appointments set status = 'cancelled' where id = ? and status = 'confirmed'
      returning ${appointmentColumns(dialect, 'appointments')}`,
    release: `delete from held_quarters where stylist_id = ? and day = ? and appointment_id = ?`,
  };
}
