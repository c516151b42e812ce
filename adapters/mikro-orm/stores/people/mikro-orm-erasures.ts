import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Temporal } from 'temporal-polyfill';
import type { ShopHours } from '../../../../core/calendar/shop-hours.ts';
import type { Cancelling, DecideErasing } from '../../../../core/people/personal-data/erasing-decision.ts';
import type { UserId } from '../../../../core/people/user.ts';
import type { Erased, Erasures, UnfinishedErasure } from '../../../../core/ports/people/erasures.ts';
import { ok, type Problem, type ProblemOf, type Result, refuse } from '../../../../core/problem.ts';
import type { Orm } from '../../engine/connection.ts';
import { isBrokenReference } from '../../engine/driver-errors.ts';
import type { SqlDatabase } from '../../engine/sql-database.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { AppointmentHistoryEntity } from '../../entities/appointment-history-entity.ts';
import { HeldQuarterEntity } from '../../entities/held-quarter-entity.ts';
import { UnfinishedErasureEntity } from '../../entities/people/unfinished-erasure-entity.ts';
import { TrustedDeviceEntity } from '../../entities/trusted-device-entity.ts';
import { UserEntity } from '../../entities/user-entity.ts';
import { appointmentOfEntity } from '../appointment-row.ts';
import { lockAccountAndAdmins } from '../lock-account.ts';
import { readTimetable } from '../timetable/timetable-rows.ts';
import { storedPersonOf } from '../user-reads.ts';
import { deleteOwn, eraseNames, reassignVisits, removeRow } from './erased-rows.ts';
import { keptLettersOf } from './kept-letters-of.ts';
import { findKnown } from './known-user.ts';
import { isNamedAsStylist } from './named-as-stylist.ts';
import { writeLetters } from './told-stylists.ts';

const ATTEMPTS = 5;

/** Best effort: SQLite truncates its log later on its own. */
const ignore = (): void => undefined;

export class MikroOrmErasures implements Erasures {
  readonly #orm: Orm;
  readonly #db: SqlDatabase;
  readonly #hours: ShopHours;

  constructor(orm: Orm, db: SqlDatabase, hours: ShopHours) {
    this.#orm = orm;
    this.#db = db;
    this.#hours = hours;
  }

  /** Retried when something that does not take the timetable's lock, such as a login, refers to them since. */
  async erase<P extends Problem>(
    id: UserId,
    now: Temporal.Instant,
    decide: DecideErasing<P>,
  ): Promise<Result<Erased, P | ProblemOf<'user-not-found'>>> {
    for (let left = ATTEMPTS; ; left -= 1) {
      try {
        const erased = await this.#orm.transactional(em => this.#erase(em, id, now, decide));
        const { forgetDeleted } = this.#db.dialect;
        if (erased.ok && forgetDeleted !== undefined)
          await this.#orm.fork().execute(forgetDeleted).catch(ignore);
        return erased;
      } catch (error) {
        if (left <= 1 || !isBrokenReference(error)) throw error;
      }
    }
  }

  /** As for a merge: every change of an appointment shares the timetable's lock. */
  async #erase<P extends Problem>(
    em: SqlEntityManager,
    id: UserId,
    now: Temporal.Instant,
    decide: DecideErasing<P>,
  ): Promise<Result<Erased, P | ProblemOf<'user-not-found'>>> {
    const lock = this.#db.dialect.timetableLock?.exclusive;
    if (lock !== undefined) await em.execute(lock);
    await lockAccountAndAdmins(em, id);
    const row = await findKnown(em, id);
    if (row === null) return refuse({ code: 'user-not-found' });
    const ahead = { status: 'confirmed', startsAt: { $gte: now } };
    const coming = await em.find(AppointmentEntity, { user: id, ...ahead });
    const decided = decide({
      person: storedPersonOf(row),
      visits: coming.map(appointmentOfEntity),
      serves: await em.count(AppointmentEntity, { stylist: id, ...ahead }),
      otherAdmins: await em.count(UserEntity, { isAdmin: true, id: { $ne: id } }),
      timetable: await readTimetable(em, this.#hours),
    });
    if (!decided.ok) return decided;
    const browsers = (await em.find(TrustedDeviceEntity, { user: id })).map(({ browser }) => browser);
    const cancelled = decided.value.map(visit => visit.id);
    const letters = await keptLettersOf(em, id, { now, cancelled });
    const onlyIds = { fields: ['id'], disableIdentityMap: true } as const;
    const visits = await em.find(AppointmentEntity, { user: id }, onlyIds);
    const nobody = await reassignVisits(
      em,
      id,
      visits.map(visit => visit.id),
    );
    if (nobody !== undefined) await cancel(em, decided.value, { by: nobody, at: now });
    await deleteOwn(em, id);
    if (await isNamedAsStylist(em, id)) await eraseNames(em, id);
    else await removeRow(em, row, nobody);
    await em.insert(UnfinishedErasureEntity, { at: now, letters });
    return ok({ person: storedPersonOf(row), browsers, letters, cancelled });
  }

  async unfinished(): Promise<readonly UnfinishedErasure[]> {
    const rows = await this.#orm.fork().find(UnfinishedErasureEntity, {}, { orderBy: { id: 'asc' } });
    return rows.map(({ id, at, letters }) => ({ id, at, letters }));
  }

  async finish(id: number): Promise<boolean> {
    return (await this.#orm.fork().nativeDelete(UnfinishedErasureEntity, { id })) > 0;
  }
}

/** By the nameless customer: an administrator who erased somebody could otherwise restore the visits. */
async function cancel(
  em: SqlEntityManager,
  cancelled: readonly Cancelling[],
  { by: user, at }: { readonly by: UserId; readonly at: Temporal.Instant },
): Promise<void> {
  for (const { id, letters } of cancelled) {
    await em.nativeUpdate(AppointmentEntity, { id }, { status: 'cancelled' });
    await em.nativeDelete(HeldQuarterEntity, { appointment: id });
    const line = { appointment: id, user, at, kind: 'cancelled', fromState: null, toState: null, via: null };
    await em.insert(AppointmentHistoryEntity, line);
    await writeLetters(em, { id, letters, at });
  }
}
