import type { Temporal } from 'temporal-polyfill';
import { type Appointment, classify } from '../booking/appointment.ts';
import type { AppointmentWithCustomer } from '../booking/appointment-view.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import type { Closure, Timetable } from '../calendar/timetable.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import type { Users } from '../ports/users.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import { type ClosureInput, decideClosure } from './closure-decision.ts';

interface Deps {
  readonly timetables: Timetables;
  readonly appointments: Appointments;
  readonly users: Users;
  readonly clock: Clock;
}

export interface KeptClosure {
  readonly closure: Closure;
  /** Coming visits that it leaves outside, as they stood when it was stored. */
  readonly affected: readonly AppointmentWithCustomer[];
}

type ClosureProblem =
  | ProblemOf<'not-logged-in' | 'not-permitted' | 'stylist-not-found'>
  | ProblemOf<'closure-not-found' | 'closure-overlaps' | 'invalid-input'>;

/** `id` null: a new one. Nothing is cancelled by itself. */
export async function keepClosure(
  deps: Deps,
  actor: Actor,
  id: number | null,
  input: ClosureInput,
): Promise<Result<KeptClosure, ClosureProblem>> {
  const asked = await beforeDeciding(deps, actor, input);
  if (!asked.ok) return asked;
  const kept = await deps.timetables.change(asked.value.today, view =>
    decideClosure(view, id, input, asked.value.now),
  );
  if (!kept.ok) return kept;
  const { closure, affected } = kept.value;
  return ok({ closure, affected: await viewsOf(deps, affected, asked.value.now) });
}

/** What storing it would leave outside; nothing is stored. */
export async function foreseeClosure(
  deps: Deps,
  actor: Actor,
  id: number | null,
  input: ClosureInput,
): Promise<Result<readonly AppointmentWithCustomer[], ClosureProblem>> {
  const asked = await beforeDeciding(deps, actor, input);
  if (!asked.ok) return asked;
  const { today: from, now } = asked.value;
  const [timetable, appointments] = await Promise.all([
    deps.timetables.current(),
    deps.appointments.list({ from, status: 'confirmed' }),
  ]);
  const plan = decideClosure({ timetable, appointments: appointments.toReversed() }, id, input, now);
  if (!plan.ok) return plan;
  return ok(await viewsOf(deps, plan.value.answer(id).affected, now));
}

const today = (now: Temporal.Instant, { hours }: Timetable): Temporal.PlainDate =>
  shopMoment(hours, now).date;

async function beforeDeciding(
  { timetables, users, clock }: Deps,
  actor: Actor,
  { stylistIds }: ClosureInput,
): Promise<Result<{ now: Temporal.Instant; today: Temporal.PlainDate }, ClosureProblem>> {
  const allowed = permit(actor, 'keep-closures');
  if (!allowed.ok) return allowed;
  const known = stylistIds === null ? [] : (await users.stylists()).map(({ id }) => id);
  if (stylistIds?.some(id => !known.includes(id))) return refuse({ code: 'stylist-not-found' });
  const now = clock.now();
  return ok({ now, today: today(now, await timetables.current()) });
}

async function viewsOf(
  { appointments }: Deps,
  affected: readonly Appointment[],
  now: Temporal.Instant,
): Promise<readonly AppointmentWithCustomer[]> {
  const views: AppointmentWithCustomer[] = [];
  for (const appointment of affected) {
    const details = await appointments.find(appointment.id);
    if (details !== undefined)
      views.push({ ...details, ...appointment, classification: classify(appointment, now) });
  }
  return views;
}
