import type { PlanVersion } from '../calendar/timetable.ts';
import type { PlanKey } from '../calendar/timetable-change.ts';
import { ok, type ProblemOf, refuse } from '../problem.ts';
import { planned, type TimetableEntry } from './timetable-entry.ts';

/** May begin in the past: two weeks alternate from its Monday. */
export const keptPlan = (plan: PlanVersion): TimetableEntry<PlanVersion, never> => ({
  action: 'keep-plans',
  stylistIds: [plan.stylistId],
  decide: (view, { now }) => ok(planned(view, { in: 'plans', put: plan }, { now, entryOf: () => plan })),
});

/** Former stylists' plans too. */
export const removedPlan = (key: PlanKey): TimetableEntry<undefined, ProblemOf<'hours-not-found'>> => ({
  action: 'keep-plans',
  stylistIds: [],
  decide: (view, { now }) =>
    view.timetable.plans.some(plan => isOf(plan, key))
      ? ok(planned(view, { in: 'plans', remove: key }, { now, entryOf: () => undefined }))
      : refuse({ code: 'hours-not-found' }),
});

export const isOf = (plan: PlanVersion, { stylistId, validFrom }: PlanKey): boolean =>
  plan.stylistId === stylistId && plan.validFrom.equals(validFrom);
