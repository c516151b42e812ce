import type { Temporal } from 'temporal-polyfill';
import type { Week } from '../calendar/shop-hours.ts';
import type { Absence, Closure, DateRange, PlanVersion } from '../calendar/timetable.ts';
import { overlap } from '../calendar/timetable.ts';
import type { PlanKey } from '../calendar/timetable-change.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { StylistId } from '../people/user.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { isOf } from './plan-entry.ts';

type Deps = { readonly timetables: Timetables };
type NotAllowed = ProblemOf<'not-logged-in' | 'not-permitted'>;

export interface ListedWeek {
  /** null: before every other. */
  readonly validFrom: Temporal.PlainDate | null;
  readonly week: Week;
}

/** Oldest first; the first is the configured one. */
export async function listWeeks(
  { timetables }: Deps,
  actor: Actor,
): Promise<Result<readonly ListedWeek[], NotAllowed>> {
  const allowed = permit(actor, 'list-weeks');
  if (!allowed.ok) return allowed;
  const { hours, weeks } = await timetables.current();
  return ok([{ validFrom: null, week: hours.week }, ...weeks]);
}

/** Those that share a date with the range, by their first days. */
export async function listClosures(
  { timetables }: Deps,
  actor: Actor,
  range: DateRange,
): Promise<Result<readonly Closure[], NotAllowed>> {
  const allowed = permit(actor, 'list-closures');
  if (!allowed.ok) return allowed;
  return ok((await timetables.current()).closures.filter(closure => overlap(closure, range)));
}

/** Oldest first. */
export async function listPlans(
  { timetables, users }: Deps & { readonly users: Users },
  actor: Actor,
  stylistId: StylistId,
): Promise<Result<readonly PlanVersion[], NotAllowed | ProblemOf<'stylist-not-found'>>> {
  const allowed = permit(actor, 'list-plans');
  if (!allowed.ok) return allowed;
  if (!(await users.find(stylistId))?.isStylist) return refuse({ code: 'stylist-not-found' });
  return ok((await timetables.current()).plans.filter(plan => plan.stylistId === stylistId));
}

export async function seePlan(
  { timetables }: Deps,
  actor: Actor,
  key: PlanKey,
): Promise<Result<PlanVersion, NotAllowed | ProblemOf<'hours-not-found'>>> {
  const allowed = permit(actor, 'list-plans');
  if (!allowed.ok) return allowed;
  const found = (await timetables.current()).plans.find(plan => isOf(plan, key));
  return found ? ok(found) : refuse({ code: 'hours-not-found' });
}

/** Those that share a date with the range, by their first days. */
export async function listAbsences(
  { timetables }: Deps,
  actor: Actor,
  { stylistId, ...range }: DateRange & { readonly stylistId?: StylistId | undefined },
): Promise<Result<readonly Absence[], NotAllowed>> {
  const allowed = permit(actor, 'list-absences');
  if (!allowed.ok) return allowed;
  const { absences } = await timetables.current();
  return ok(
    absences.filter(
      absence => overlap(absence, range) && (stylistId === undefined || stylistId === absence.stylistId),
    ),
  );
}
