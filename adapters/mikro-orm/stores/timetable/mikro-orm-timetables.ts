import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import type { ShopHours } from '../../../../core/calendar/shop-hours.ts';
import type { Timetable } from '../../../../core/calendar/timetable.ts';
import type { DecideTimetable } from '../../../../core/calendar/timetable-change.ts';
import type { Timetables } from '../../../../core/ports/timetables.ts';
import { ok, type Problem, type Result } from '../../../../core/problem.ts';
import type { Orm } from '../../engine/connection.ts';
import type { SqlDatabase } from '../../engine/sql-database.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { TimetableVersionEntity } from '../../entities/timetable-entities.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { timetableVersion } from '../agendas/agenda-sql.ts';
import { appointmentOfEntity } from '../appointment-row.ts';
import { endKeeping, readTimetable, writeTimetable } from './timetable-rows.ts';

interface Known {
  readonly version: number;
  readonly timetable: Timetable;
}

/**
 * A writer has the timetable to itself: on PostgreSQL by a lock that each booking shares, on SQLite by the file's. What was
 * read is kept under the number that every change raises; a booking compares it under its lock.
 */
export class MikroOrmTimetables implements Timetables {
  readonly #orm: Orm;
  readonly #sql: SqlDatabase;
  readonly #hours: ShopHours;
  #known: Known | undefined;

  constructor(orm: Orm, sql: SqlDatabase, hours: ShopHours) {
    this.#orm = orm;
    this.#sql = sql;
    this.#hours = hours;
  }

  async current(): Promise<Timetable> {
    let version = await this.#version();
    // Read between two equal numbers it is what stood at that number.
    for (;;) {
      if (this.#known?.version === version) return this.#known.timetable;
      const timetable = await readTimetable(this.#orm.fork(), this.#hours);
      const after = await this.#version();
      if (after === version) this.#known = { version, timetable };
      version = after;
    }
  }

  /** Every booking asks, so it does not go through the ORM. */
  async #version(): Promise<number> {
    const [row] = await this.#sql.lookUp<{ version: number }>(timetableVersion);
    if (row === undefined) throw new Error('the timetable has no version');
    return row.version;
  }

  /** The cached timetable of that version; undefined: call `current` first. */
  at(version: number): Timetable | undefined {
    return version === this.#known?.version ? this.#known.timetable : undefined;
  }

  change<T, P extends Problem>(
    from: Temporal.PlainDate,
    decide: DecideTimetable<T, P>,
  ): Promise<Result<T, P>> {
    return this.#orm.transactional(async em => {
      const lock = this.#sql.dialect.timetableLock?.exclusive;
      if (lock !== undefined) await em.execute(lock);
      const timetable = await readTimetable(em, this.#hours);
      const stylists = (await em.find(UserEntity, { isStylist: true }, { orderBy: { id: 'asc' } })).map(
        ({ id }) => id,
      );
      const plan = decide({ timetable, appointments: await confirmedFrom(em, from), stylists });
      if (!plan.ok) return plan;
      await endKeeping(em, timetable, plan.value.notKept ?? []);
      const version = Math.max(await versionIn(em), ...idsIn(timetable)) + 1;
      const id = await writeTimetable(em, plan.value.write, version);
      await em.nativeUpdate(TimetableVersionEntity, { id: 1 }, { version });
      return ok(plan.value.answer(id));
    });
  }
}

/** A restored backup begins its versions anew. */
const idsIn = ({ closures, absences }: Timetable): number[] => [...closures, ...absences].map(({ id }) => id);

async function versionIn(em: SqlEntityManager): Promise<number> {
  return (await em.findOneOrFail(TimetableVersionEntity, { id: 1 })).version;
}

async function confirmedFrom(em: SqlEntityManager, from: Temporal.PlainDate): Promise<Appointment[]> {
  const rows = await em.find(
    AppointmentEntity,
    { status: 'confirmed', day: { $gte: from.toString() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );
  return rows.map(appointmentOfEntity);
}
