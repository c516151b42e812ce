import { skillsOf } from '../calendar/timetable.ts';
import { type TimetableWrite, withWrite } from '../calendar/timetable-change.ts';
import type { ServiceId } from '../catalogue/service.ts';
import type { StylistId } from '../people/user.ts';
import { ok } from '../problem.ts';
import { doesAll, isComing } from './outside.ts';
import { eachOnce, type TimetableEntry } from './timetable-entry.ts';

export interface SkillsInput {
  readonly stylistId: StylistId;
  /** null: everything. */
  readonly serviceIds: readonly ServiceId[] | null;
}

/** Affects every coming visit with a service that they no longer do. */
export const keptSkills = ({ stylistId, serviceIds }: SkillsInput): TimetableEntry<SkillsInput, never> => ({
  action: 'keep-skills',
  stylistIds: [stylistId],
  serviceIds: serviceIds ?? [],
  decide: ({ timetable, appointments }, { now }) => {
    const write: TimetableWrite =
      serviceIds === null
        ? { in: 'skills', remove: stylistId }
        : { in: 'skills', put: { stylistId, serviceIds: eachOnce(serviceIds) } };
    const after = withWrite(timetable, write, 0);
    const affected = appointments.filter(
      visit => visit.stylistId === stylistId && isComing(visit, now) && !doesAll(after, visit),
    );
    const entry = { stylistId, serviceIds: skillsOf(after, stylistId) };
    return ok({ write, notKept: affected.map(({ id }) => id), answer: () => ({ entry, affected }) });
  },
});
