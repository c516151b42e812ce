import type { Temporal } from 'temporal-polyfill';
import { type BusyDay, stylistDay } from '../../../core/booking/agenda.ts';
import { countedIn, type Decide, type Scope } from '../../../core/booking/agenda-change.ts';
import type { Appointment } from '../../../core/booking/appointment.ts';
import { type Busy, heldFrom } from '../../../core/calendar/free-slots.ts';
import { patternOf } from '../../../core/calendar/pattern.ts';
import type { StylistId } from '../../../core/people/user.ts';
import { type Agendas, PersonGone } from '../../../core/ports/agendas.ts';
import { ok, type Problem, type Result } from '../../../core/problem.ts';
import { plainDate } from '../../../core/wall-clock.ts';
import { brokenKey, isBrokenReference } from '../engine/driver-errors.ts';
import type { SqlDatabase, Transaction, TransactionResult } from '../engine/sql-database.ts';
import { AgendaStatements } from './agenda-statements.ts';
import { type AppointmentRow, type TimesRow, timesOf } from './appointment-row.ts';
import type { MikroOrmTimetables } from './timetable/mikro-orm-timetables.ts';

/**
 * Two fences, each enough on its own: a change first writes the lock row of each of its days, so that changes of one day
 * follow each other in any number of processes; and a unique key on every held quarter-hour refuses an overlap even from
 * a writer who never took the lock.
 */
export class MikroOrmAgendas implements Agendas {
  readonly #db: SqlDatabase;
  readonly #steps: AgendaStatements;
  readonly #busy: string;
  readonly #timetables: MikroOrmTimetables;
  readonly #onFenceNeeded: () => void;

  /** `onFenceNeeded` is called whenever the key, not the lock, had to refuse: somebody bypassed the lock. */
  constructor(db: SqlDatabase, timetables: MikroOrmTimetables, onFenceNeeded = () => undefined as void) {
    this.#db = db;
    this.#timetables = timetables;
    this.#steps = new AgendaStatements(db.dialect);
    this.#onFenceNeeded = onFenceNeeded;
    this.#busy = `select stylist_id, day, start_minute, duration, processing_after, processing_minutes, cleanup, parts
      from appointments
      where stylist_id ${db.dialect.isOneOf} and day between ? and ? and status <> 'cancelled'
      order by stylist_id, day, start_minute`;
  }

  async busy(
    stylists: readonly StylistId[],
    from: Temporal.PlainDate,
    to: Temporal.PlainDate,
  ): Promise<readonly BusyDay[]> {
    const rows = await this.#db.rows<BusyRow>(this.#busy, stylists.join(','), from.toString(), to.toString());
    return busyDays(rows);
  }

  async change<T, P extends Problem>(scope: Scope, decide: Decide<T, P>): Promise<Result<T, P>> {
    const decided = await this.#decidedAndStored(scope, decide);
    return decided.plan.ok ? ok(decided.plan.value.answer(decided.stored)) : decided.plan;
  }

  /** Tries once more when the key refuses: whoever bypassed the lock is visible by then. */
  async #decidedAndStored<T, P extends Problem>(scope: Scope, decide: Decide<T, P>): Promise<Decided<T, P>> {
    const attempt = async () => {
      let decided = await this.#db.transaction(() => this.#change(scope, decide));
      while (decided === undefined) {
        await this.#timetables.current();
        decided = await this.#db.transaction(() => this.#change(scope, decide));
      }
      return decided;
    };
    try {
      return await attempt();
    } catch (error) {
      if (isBrokenReference(error)) throw new PersonGone('whom it names is gone', { cause: error });
      if (brokenKey(error) !== HELD) throw error;
      this.#onFenceNeeded();
    }
    return attempt();
  }

  /** Undefined when the timetable that stands under the lock has not been read yet. */
  *#change<T, P extends Problem>(
    scope: Scope,
    decide: Decide<T, P>,
  ): Transaction<TransactionResult<Decided<T, P> | undefined>> {
    const { days, version } = yield* this.#steps.lockAndRead(scope);
    const timetable = this.#timetables.at(version);
    if (timetable === undefined) return { commit: false, value: undefined };
    const counted = countedIn(timetable, scope);
    const upcoming = counted && (yield* this.#steps.countUpcoming(counted));
    const plan = decide({ timetable, upcoming, days: days.map(day => stylistDay(timetable, day)) });
    const stored: Appointment[] = [];
    const writes = plan.ok ? plan.value.writes : [];
    for (const [index, write] of writes.entries())
      stored.push(yield* this.#steps.write(write, index === writes.length - 1));
    return { commit: stored.length > 0, value: { plan, stored } };
  }
}

interface Decided<T, P extends Problem> {
  readonly plan: ReturnType<Decide<T, P>>;
  readonly stored: readonly Appointment[];
}

const HELD = 'held_quarters.stylist_id,day,quarter';

/** Read by SQL because of the rows 'GET /api/timeslots' of docs/benchmarks.md. */
type BusyRow = TimesRow & Pick<AppointmentRow, 'stylist_id' | 'day' | 'start_minute'>;

/** `rows` come day by day. */
function busyDays(rows: readonly BusyRow[]): BusyDay[] {
  const days: (BusyDay & { readonly busy: Busy[] })[] = [];
  let before: BusyRow | undefined;
  for (const row of rows) {
    if (row.day !== before?.day || row.stylist_id !== before.stylist_id)
      days.push({ stylistId: row.stylist_id, date: plainDate(row.day), busy: [] });
    days.at(-1)?.busy.push(...heldFrom(row.start_minute, patternOf(timesOf(row))));
    before = row;
  }
  return days;
}
