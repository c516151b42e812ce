import type { SqlEntityManager } from '@mikro-orm/sql';
import type { UserId } from '../../../../core/people/user.ts';
import { AgendaDayEntity } from '../../entities/agenda-day-entity.ts';
import { AppointmentEntity } from '../../entities/appointment-entity.ts';
import { AppointmentHistoryEntity } from '../../entities/appointment-history-entity.ts';
import { CalendarFeedEntity } from '../../entities/calendar-feed-entity.ts';
import {
  AbsenceEntity,
  ClosureEntity,
  StylistPlanEntity,
  StylistSkillsEntity,
} from '../../entities/timetable-entities.ts';

/** Whether anything stored names this person as a stylist. */
export async function isNamedAsStylist(em: SqlEntityManager, stylist: UserId): Promise<boolean> {
  const counts = [
    () => em.count(AppointmentEntity, { stylist }),
    () => em.count(AgendaDayEntity, { stylist }),
    () => em.count(StylistPlanEntity, { stylist }),
    () => em.count(StylistSkillsEntity, { stylist }),
    () => em.count(AbsenceEntity, { stylist }),
    () => em.count(CalendarFeedEntity, { stylist }),
  ];
  for (const count of counts) if ((await count()) > 0) return true;
  const closures = await em.find(ClosureEntity, {});
  if (closures.some(({ stylistIds }) => stylistIds?.includes(stylist))) return true;
  const state = { stylistId: stylist };
  const told = { $or: [{ fromState: state }, { toState: state }] };
  return (await em.count(AppointmentHistoryEntity, told)) > 0;
}
