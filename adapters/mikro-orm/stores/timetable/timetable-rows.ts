import type { EntityData, EntityName, FilterQuery, InferEntity, RequiredEntityData } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AppointmentId } from '../../../../core/booking/appointment.ts';
import { noRules } from '../../../../core/calendar/customer-rules.ts';
import type { ShopHours } from '../../../../core/calendar/shop-hours.ts';
import type {
  Absence,
  Closure,
  KeptVisit,
  Skills,
  Timetable,
  WeekVersion,
} from '../../../../core/calendar/timetable.ts';
import type { PlanKey, TimetableWrite } from '../../../../core/calendar/timetable-change.ts';
import { plainLetters } from '../../../../core/letters/letter-kinds.ts';
import { plainDate } from '../../../../core/wall-clock.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import {
  AbsenceEntity,
  BookingRulesEntity,
  ClosureEntity,
  KeptVisitEntity,
  LetterSettingsEntity,
  ShopWeekEntity,
  StylistPlanEntity,
  StylistSkillsEntity,
} from '../../entities/timetable-entities.ts';

export async function readTimetable(em: SqlEntityManager, hours: ShopHours): Promise<Timetable> {
  const weeks = await em.findAll(ShopWeekEntity, { orderBy: { validFrom: 'asc' } });
  const closures = await em.findAll(ClosureEntity, { orderBy: { firstDay: 'asc' } });
  const plans = await em.findAll(StylistPlanEntity, { orderBy: { stylist: 'asc', validFrom: 'asc' } });
  const absences = await em.findAll(AbsenceEntity, { orderBy: { firstDay: 'asc', id: 'asc' } });
  const skills = await em.findAll(StylistSkillsEntity, { orderBy: { stylist: 'asc' } });
  const kept = await em.findAll(KeptVisitEntity, { orderBy: { appointment: 'asc' } });
  const stored = await em.findOne(BookingRulesEntity, { id: 1 });
  const letters = await em.findOne(LetterSettingsEntity, { id: 1 });
  return {
    hours,
    rules: stored === null ? noRules : stored.rules,
    letters: letters === null ? plainLetters : letters.letters,
    weeks: weeks.map(({ validFrom, week }) => ({ validFrom: plainDate(validFrom), week })),
    closures: closures.map(closureOf),
    plans: plans.map(({ stylist, validFrom, weeks: own }) => ({
      ...{ stylistId: stylist, validFrom: plainDate(validFrom), weeks: own },
    })),
    absences: absences.map(absenceOf),
    skills: skills.map(({ stylist, serviceIds }) => ({ stylistId: stylist, serviceIds })),
    kept: kept.map(({ appointment, day, time, stylistId }) => ({
      ...{ appointmentId: appointment, date: plainDate(day), time, stylistId },
    })),
  };
}

const closureOf = (row: InferEntity<typeof ClosureEntity>): Closure => ({
  id: row.id,
  from: plainDate(row.firstDay),
  to: plainDate(row.lastDay),
  hours: row.hours,
  stylistIds: row.stylistIds,
  reason: row.reason,
});

const absenceOf = ({ startTime, endTime, ...row }: InferEntity<typeof AbsenceEntity>): Absence => ({
  id: row.id,
  stylistId: row.stylist,
  from: plainDate(row.firstDay),
  to: plainDate(row.lastDay),
  part: startTime === null || endTime === null ? null : { from: startTime, to: endTime },
  reason: row.reason,
});

const rowOfClosure = ({ from, to, hours, stylistIds, reason }: Omit<Closure, 'id'>) => ({
  ...{ firstDay: from.toString(), lastDay: to.toString(), hours, stylistIds, reason },
});

const rowOfAbsence = ({ stylistId, from, to, part, reason }: Omit<Absence, 'id'>) => ({
  ...{ stylist: stylistId, firstDay: from.toString(), lastDay: to.toString(), reason },
  ...{ startTime: part?.from ?? null, endTime: part?.to ?? null },
});

/**
 * The id of the closure or absence that was put; null of anything else. `newId`: larger than any before, since SQLite
 * would give that of a deleted row once more, and whoever still has it open would change another.
 */
export async function writeTimetable(
  em: SqlEntityManager,
  write: TimetableWrite,
  newId: number,
): Promise<number | null> {
  switch (write.in) {
    case 'weeks':
      if ('put' in write) await em.upsert(ShopWeekEntity, rowOfWeek(write.put));
      else await em.nativeDelete(ShopWeekEntity, { validFrom: write.remove.toString() });
      return null;
    case 'plans':
      if ('put' in write)
        await em.upsert(StylistPlanEntity, { ...keyOfPlan(write.put), weeks: write.put.weeks });
      else await em.nativeDelete(StylistPlanEntity, keyOfPlan(write.remove));
      return null;
    case 'closures':
      if ('put' in write) return putRow(em, ClosureEntity, { ...write.put, newId }, rowOfClosure(write.put));
      await em.nativeDelete(ClosureEntity, { id: write.remove });
      return null;
    case 'absences':
      if ('put' in write) return putRow(em, AbsenceEntity, { ...write.put, newId }, rowOfAbsence(write.put));
      await em.nativeDelete(AbsenceEntity, { id: write.remove });
      return null;
    case 'skills':
      if ('put' in write) await em.upsert(StylistSkillsEntity, rowOfSkills(write.put));
      else await em.nativeDelete(StylistSkillsEntity, { stylist: write.remove });
      return null;
    case 'kept':
      await em.upsert(KeptVisitEntity, rowOfKept(write.put));
      return null;
    case 'rules':
      await em.upsert(BookingRulesEntity, { id: 1, rules: write.put });
      return null;
    case 'letters':
      await em.upsert(LetterSettingsEntity, { id: 1, letters: write.put });
      return null;
  }
}

const rowOfKept = ({ appointmentId, date, time, stylistId }: KeptVisit) => ({
  ...{ appointment: appointmentId, day: date.toString(), time, stylistId },
});

const rowOfSkills = ({ stylistId, serviceIds }: Skills) => ({ stylist: stylistId, serviceIds });

const rowOfWeek = ({ validFrom, week }: WeekVersion) => ({ validFrom: validFrom.toString(), week });

export async function endKeeping(
  em: SqlEntityManager,
  { kept }: Timetable,
  ids: readonly AppointmentId[],
): Promise<void> {
  const ended = kept.map(({ appointmentId }) => appointmentId).filter(id => ids.includes(id));
  if (ended.length > 0) await em.nativeDelete(KeptVisitEntity, { appointment: { $in: ended } });
  if (ids.length > 0)
    await em.nativeUpdate(
      AppointmentEntity,
      { id: { $in: [...ids] }, overridden: true },
      { overridden: false },
    );
}

const keyOfPlan = ({ stylistId, validFrom }: PlanKey) => ({
  stylist: stylistId,
  validFrom: validFrom.toString(),
});

async function putRow<E extends { id: number }>(
  em: SqlEntityManager,
  entity: EntityName<E>,
  { id, newId }: { readonly id: number | null; readonly newId: number },
  row: Omit<RequiredEntityData<E>, 'id'>,
): Promise<number> {
  if (id === null) return (await em.insert(entity, { ...row, id: newId } as RequiredEntityData<E>)) as number;
  await em.nativeUpdate(entity, { id } as FilterQuery<E>, row as EntityData<E>);
  return id;
}
