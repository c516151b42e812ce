import type { Temporal } from 'temporal-polyfill';
import type { DayKey, StoredDay } from '../../../core/booking/agenda.ts';
import { type Scope, type Upcoming, unknownWrite, type Write } from '../../../core/booking/agenda-change.ts';
import {
  type Appointment,
  type AppointmentId,
  asBooked,
  heldQuarterHours,
  minuteOf,
} from '../../../core/booking/appointment.ts';
import { endedAs } from '../../../core/booking/outcome/outcome.ts';
import { NotCancelled } from '../../../core/booking/standing.ts';
import {
  lastQuery,
  query,
  type SqlDialect,
  type Statement,
  type Transaction,
} from '../engine/sql-database.ts';
import { agendaSql, timetableVersion } from './agendas/agenda-sql.ts';
import { type DayRow, dayOf, inOrder } from './agendas/day-rows.ts';
import { historyOf } from './agendas/history-values.ts';
import { lettersOf } from './agendas/letter-values.ts';
import { partsColumn } from './agendas/parts-column.ts';
import { type AppointmentRow, appointmentOf } from './appointment-row.ts';

/** The statements of a change, in the order in which they run. */
export class AgendaStatements {
  readonly #sql: ReturnType<typeof agendaSql>;

  constructor(dialect: SqlDialect) {
    this.#sql = agendaSql(dialect);
  }

  /**
   * Runs first: from here on nobody else changes these days. They are locked in order: no deadlock. Each is read by a
   * statement after its lock's, as it stands then.
   */
  lockAndRead(scope: Scope): Transaction<LockedDays> {
    return 'everyStylistOn' in scope ? this.#everyStylist(scope.everyStylistOn) : this.#days(scope.days);
  }

  /** Locked after the days, always in this order: no deadlock. */
  *countUpcoming({ userId, after }: Upcoming): Transaction<number> {
    const { lockCustomer, countUpcoming } = this.#sql;
    const count = { sql: countUpcoming, values: [userId, after.epochMilliseconds] };
    const [, rows = []] = yield { statements: [{ sql: lockCustomer, values: [userId] }, count] };
    return Number((rows as { upcoming: number }[])[0]?.upcoming);
  }

  /** The timetable is locked before the days: no deadlock. */
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

  /** Leaves out people who became stylists while this transaction waited for the lock. */
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
        return yield* this.#book(write, isLast);
      case 'move':
        return yield* this.#move(write, isLast);
      case 'edit':
        return yield* this.#edit(write, isLast);
      case 'cancel':
        return yield* this.#cancel(write, isLast);
      case 'restore':
        return yield* this.#restore(write, isLast);
      case 'outcome':
        return yield* this.#end(write, isLast);
      default:
        return unknownWrite(write);
    }
  }

  *#book(write: WriteOf<'book'>, isLast: boolean): Transaction<Appointment> {
    const booked = write.appointment;
    const { userId, serviceId, stylistId, startsAt, date, time, duration, cleanup, price, notes } = booked;
    const day = date.toString();
    const posa = [booked.processing?.after ?? null, booked.processing?.minutes ?? null] as const;
    const when = [startsAt.epochMilliseconds, day, minuteOf(time)] as const;
    const times = [duration, ...posa, cleanup, partsColumn(booked.parts)] as const;
    const asked = [price, notes, Number(booked.overridden ?? false), booked.requestId ?? null] as const;
    const rest = [...asked, write.at.epochMilliseconds] as const;
    const values = [userId, serviceId, stylistId, ...when, ...times, ...rest] as const;
    const quarters = heldQuarterHours(booked).join(',');
    const letters = lettersOf(write);
    const atOnce = letters === undefined ? this.#sql.bookAndHold : this.#sql.bookAndWrite;
    const [row] =
      atOnce === undefined
        ? yield* query<{ id: number }>(this.#sql.book, ...values)
        : yield* (isLast ? lastQuery : query)<{ id: number }>(
            atOnce,
            ...values,
            quarters,
            ...historyOf(write),
            ...(letters ?? []),
          );
    if (row === undefined) throw new Error('a new appointment was given no id');
    const hold = { sql: this.#sql.hold, values: [stylistId, day, row.id, quarters] };
    if (atOnce === undefined) yield { statements: [hold, ...this.#told(row.id, write)], isLast };
    return { ...asBooked, ...booked, id: row.id };
  }

  /** Releases its old quarter-hours first: the new ones may overlap them. */
  *#move(write: WriteOf<'move'>, isLast: boolean): Transaction<Appointment> {
    const { id, from, to } = write;
    const day = to.date.toString();
    const overridden = Number(to.overridden ?? false);
    const when = [to.startsAt.epochMilliseconds, day, minuteOf(to.time), overridden] as const;
    const [row] = yield* query<AppointmentRow>(this.#sql.move, to.stylistId, ...when, id);
    if (row === undefined) throw new Error(`appointment ${id} is not confirmed`);
    const moved = appointmentOf(row);
    const quarters = heldQuarterHours(moved).join(',');
    yield {
      statements: [
        { sql: this.#sql.release, values: [from.stylistId, from.date.toString(), id] },
        { sql: this.#sql.hold, values: [to.stylistId, day, id, quarters] },
        ...this.#told(id, write),
      ],
      isLast,
    };
    return moved;
  }

  /** Releases the quarter-hours first, as a move does: old and new ones may overlap. */
  *#edit(write: WriteOf<'edit'>, isLast: boolean): Transaction<Appointment> {
    const { id, place, to } = write;
    const { serviceId, duration, processing, cleanup, price, parts } = to.booked;
    const times = [duration, processing?.after ?? null, processing?.minutes ?? null, cleanup] as const;
    const booked = [serviceId, ...times, partsColumn(parts), price] as const;
    const values = [...booked, to.notes, to.staffNotes, Number(to.overridden), id] as const;
    const [row] = yield* query<AppointmentRow>(this.#sql.edit, ...values);
    if (row === undefined) throw new Error(`appointment ${id} does not stand`);
    const edited = appointmentOf(row);
    const [stylistId, day] = [place.stylistId, place.date.toString()];
    yield {
      statements: [
        { sql: this.#sql.release, values: [stylistId, day, id] },
        { sql: this.#sql.hold, values: [stylistId, day, id, heldQuarterHours(edited).join(',')] },
        ...this.#told(id, write),
      ],
      isLast,
    };
    return edited;
  }

  *#cancel(write: WriteOf<'cancel'>, isLast: boolean): Transaction<Appointment> {
    const { id } = write;
    const [row] = yield* query<AppointmentRow>(this.#sql.cancel, id);
    if (row === undefined) throw new Error(`appointment ${id} is not confirmed`);
    const release = { sql: this.#sql.release, values: [row.stylist_id, row.day, id] };
    yield { statements: [release, ...this.#told(id, write)], isLast };
    return appointmentOf(row);
  }

  /** Holds its quarter-hours again. */
  *#restore(write: WriteOf<'restore'>, isLast: boolean): Transaction<Appointment> {
    const { id } = write;
    const [row] = yield* query<AppointmentRow>(this.#sql.restore, id);
    if (row === undefined) throw new NotCancelled(`appointment ${id} is not cancelled`);
    const restored = appointmentOf(row);
    const quarters = heldQuarterHours(restored).join(',');
    const hold = { sql: this.#sql.hold, values: [row.stylist_id, row.day, id, quarters] };
    yield { statements: [hold, ...this.#told(id, write)], isLast };
    return restored;
  }

  /** Its quarter-hours stay held: nobody else can have been served in them. */
  *#end(write: WriteOf<'outcome'>, isLast: boolean): Transaction<Appointment> {
    const { id, to } = write;
    const values = [endedAs(to).status, to.outcome ?? '', to.paid, id] as const;
    const [row] = yield* query<AppointmentRow>(this.#sql.end, ...values);
    if (row === undefined) throw new Error(`appointment ${id} does not stand`);
    yield { statements: this.#told(id, write), isLast };
    return appointmentOf(row);
  }

  #told(id: AppointmentId, write: Write): readonly Statement[] {
    const line = { sql: this.#sql.tell, values: [id, ...historyOf(write)] };
    const letters = lettersOf(write);
    return letters ? [line, { sql: this.#sql.writeLetters, values: [...letters, id] }] : [line];
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
