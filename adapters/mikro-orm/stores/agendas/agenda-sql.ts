import type { SqlDialect } from '../../engine/sql-database.ts';
import { appointmentColumns } from '../appointment-row.ts';

export const timetableVersion = `select version from timetable_versions where id = 1`;

/** SQL because of the rows 'POST /api/appointments' of docs/benchmarks.md. */
export function agendaSql(dialect: SqlDialect) {
  const changed = `on conflict (stylist_id, day) do update set version = agenda_days.version + 1 returning stylist_id`;
  const day = `u.id as of_stylist, u.is_stylist as takes_bookings, u.first_name as own_first_name,
    u.last_name as own_last_name, ${appointmentColumns(dialect, 'a')}`;
  const visits = (on: string) =>
    `left join appointments a on a.stylist_id = u.id and a.day = ${on} and a.status <> 'cancelled'`;
  return {
    shareTimetable: dialect.timetableLock?.shared,
    lockDay: `insert into agenda_days (stylist_id, day, version)
      select id, ?, 1 from users where id = ? ${changed}`,
    lockEveryStylist: `insert into agenda_days (stylist_id, day, version)
      select id, ?, 1 from (
        select id from users where is_stylist union select stylist_id from agenda_days where day = ?
      ) everybody where true order by id ${changed}`,
    readDay: `select ${day} from users u ${visits('?')} where u.id = ?`,
    lockCustomer: `select id from users where id = ? ${dialect.forUpdate}`,
    countUpcoming: `select count(*) as upcoming from appointments
      where user_id = ? and status = 'confirmed' and starts_at > ${dialect.epochMs}`,
    readEveryStylist: `select ${day} from agenda_days d join users u on u.id = d.stylist_id ${visits('d.day')}
      where d.day = ? order by u.id`,
    ...bookingStatements(dialect),
    move: `update appointments set stylist_id = ?, starts_at = ${dialect.epochMs}, day = ?, start_minute = ?,
        overridden = (cast(? as integer) = 1)
      where id = ? and status = 'confirmed' returning ${appointmentColumns(dialect, 'appointments')}`,
    cancel: `update appointments set status = 'cancelled' where id = ? and status = 'confirmed'
      returning ${appointmentColumns(dialect, 'appointments')}`,
    edit: `update appointments set service_id = ?, duration = ?, processing_after = ?, processing_minutes = ?,
      cleanup = ?, parts = ?, price = ?, notes = ?, staff_notes = ?, overridden = (cast(? as integer) = 1)
      where id = ? and status <> 'cancelled' returning ${appointmentColumns(dialect, 'appointments')}`,
    restore: `update appointments set status = 'confirmed' where id = ? and status = 'cancelled'
      returning ${appointmentColumns(dialect, 'appointments')}`,
    end: `update appointments set status = ?, missed = (cast(? as text) = 'missed'), paid = ?
      where id = ? and status <> 'cancelled' returning ${appointmentColumns(dialect, 'appointments')}`,
    release: `delete from held_quarters where stylist_id = ? and day = ? and appointment_id = ?`,
  };
}

function bookingStatements(dialect: SqlDialect) {
  const tell =
    'insert into appointment_history (appointment_id, user_id, at, kind, from_state, to_state, via)';
  const line = `?, ${dialect.epochMs}, ?, ?, ?, ?`;
  const book = `insert into appointments
    (user_id, service_id, stylist_id, starts_at, day, start_minute, duration, processing_after, processing_minutes,
      cleanup, parts, price, notes, overridden, request_id, booked_at, status)
    values (?, ?, ?, ${dialect.epochMs}, ?, ?, ?, ?, ?, ?, ?, ?, ?, (cast(? as integer) = 1), ?, ${dialect.epochMs},
      'confirmed') returning`;
  const atOnce = `with booked as (${book} id, stylist_id, day), holding as (
      insert into held_quarters (stylist_id, day, quarter, appointment_id)
      select stylist_id, day, value, id from booked, ${dialect.each}
    ), telling as (${tell} select id, ${line} from booked)`;
  return {
    book: `${book} id`,
    hold: `insert into held_quarters (stylist_id, day, appointment_id, quarter)
      select cast(? as integer), cast(? as text), cast(? as integer), value from ${dialect.each}`,
    ...(dialect.writesSeveral === true && {
      bookAndHold: `${atOnce} select id from booked`,
      bookAndWrite: `${atOnce}, writing as (${writeLetters(dialect, 'booked.id', '1', 'booked')})
        select id from booked`,
    }),
    tell: `${tell} values (?, ${line})`,
    writeLetters: writeLetters(
      dialect,
      'visit.id',
      'visit.changes',
      `(select appointment_id as id, count(*) as changes from appointment_history
        where appointment_id = ? group by appointment_id) as visit`,
    ),
  };
}

/** Only to people who have an address and want that kind of letter; the core's `isWanted` is the same rule. */
const writeLetters = (dialect: SqlDialect, visit: string, changes: string, from: string): string =>
  `insert into letters (letter_key, kind, appointment_id, change_number, recipient_id, due, next_try)
    select one.kind || '-' || ${visit} || '-' || ${changes} || one.suffix, one.kind, ${visit}, ${changes}, u.id,
      ${dialect.epochMs}, ${dialect.epochMs}
    from ${dialect.lettersIn} cross join ${from} join users u on u.id = one.person left join letter_choices c on c.user_id = u.id
    where u.email is not null and (one.asked = 0 or u.is_stylist)
      and one.asked = case when coalesce(c.changed, '') like '% ' || one.kind || ' %' then 1 else 0 end`;
