import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Temporal } from 'temporal-polyfill';
import type { DateRange } from '../../../../core/calendar/timetable.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import type { Working } from '../../../../core/figures/stylist-time.ts';
import { passerBy } from '../../../../core/people/customers/passer-by.ts';
import type { StylistId, UserId } from '../../../../core/people/user.ts';
import type { CountedVisits } from '../../../../core/ports/figures/counted-visits.ts';
import type { SqlDatabase } from '../../engine/sql-database.ts';
import { plainDate } from '../wall-clock.ts';
import { type CountedRow, countedColumns, countedVisit } from './counted-row.ts';

/** So many days are read at once. */
const PART = { days: 28 };

/** SQL because of the row 'the statistics of a year, SQLite' of docs/benchmarks.md. */
export class MikroOrmCountedVisits implements CountedVisits {
  readonly #db: SqlDatabase;
  readonly #during: string;
  readonly #cameBefore: string;

  constructor(db: SqlDatabase) {
    const { asEpochMs, epochMs, each } = db.dialect;
    this.#db = db;
    // The days are what is asked for; the instants let the index by start be used.
    this.#during = `select ${countedColumns}, ${asEpochMs('a.starts_at')} as starts_at,
        (select ${asEpochMs('h.at')} from appointment_history h
          where h.appointment_id = a.id and h.kind = 'booked' order by h.id limit 1) as booked_at
      from appointments a
      where a.starts_at >= ${epochMs} and a.starts_at < ${epochMs} and a.day >= ? and a.day <= ?`;
    this.#cameBefore = `select value as id from ${each} where exists (select 1 from appointments a
      where a.user_id = value and a.starts_at < ${epochMs} and a.day < ? and a.status <> 'cancelled' and not a.missed)`;
  }

  async *during({ from, to }: DateRange, stylistId?: StylistId): AsyncIterable<readonly CountedVisit[]> {
    const nobody = await this.#passerBy();
    const [ofStylist, id] = stylistId === undefined ? ['', []] : [' and a.stylist_id = ?', [stylistId]];
    for (let first = from; first.since(to).sign <= 0; first = first.add(PART)) {
      const end = first.add(PART).subtract({ days: 1 });
      const last = end.since(to).sign > 0 ? to : end;
      const rows = await this.#db.rows<CountedRow>(
        `${this.#during}${ofStylist}`,
        ...[utc(first.subtract({ days: 1 })), utc(last.add({ days: 2 }))],
        ...[first.toString(), last.toString(), ...id],
      );
      yield rows.map(row => countedVisit(row, nobody));
      await nextTurn();
    }
  }

  async cameBefore(people: readonly UserId[], date: Temporal.PlainDate): Promise<ReadonlySet<UserId>> {
    const asked = [people.join(','), utc(date.add({ days: 2 })), date.toString()];
    const rows = await this.#db.rows<{ id: UserId }>(this.#cameBefore, ...asked);
    return new Set(rows.map(({ id }) => id));
  }

  async working(): Promise<readonly Working[]> {
    const rows = await this.#db.rows<WorkingRow>(`select u.id,
        (select min(day) from appointments where stylist_id = u.id and status <> 'cancelled') as first_day,
        (select max(day) from appointments where stylist_id = u.id and status <> 'cancelled') as last_day
      from users u where u.id in (select stylist_id from appointment_counts where amount > 0) order by u.id`);
    return rows.flatMap(({ id, first_day, last_day }) =>
      first_day === null || last_day === null
        ? []
        : [{ stylistId: id, from: plainDate(first_day), to: plainDate(last_day) }],
    );
  }

  async #passerBy(): Promise<UserId | undefined> {
    const sql = 'select id from users where request_id = ?';
    const [row] = await this.#db.rows<{ id: UserId }>(sql, passerBy.requestId);
    return row?.id;
  }
}

const utc = (date: Temporal.PlainDate): number => date.toZonedDateTime('UTC').epochMilliseconds;

interface WorkingRow {
  readonly id: StylistId;
  readonly first_day: string | null;
  readonly last_day: string | null;
}
