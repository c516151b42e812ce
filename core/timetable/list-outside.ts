import { classify } from '../booking/appointment.ts';
import type { AppointmentWithCustomer } from '../booking/appointment-view.ts';
import { shopMoment } from '../calendar/shop-time.ts';
import { type Actor, permit } from '../people/permissions.ts';
import type { Appointments } from '../ports/appointments.ts';
import type { Clock } from '../ports/clock.ts';
import type { Timetables } from '../ports/timetables.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import { isComing } from './outside.ts';
import { type OutsideReason, outsideReasonOf } from './outside-reason.ts';

interface Deps {
  readonly timetables: Timetables;
  readonly appointments: Appointments;
  readonly clock: Clock;
}

export interface OutsideVisit {
  readonly appointment: AppointmentWithCustomer;
  readonly outsideReason: OutsideReason;
}

/** The coming visits that lie outside the timetable as it stands, in their order, without those that are kept. */
export async function listOutside(
  { timetables, appointments, clock }: Deps,
  actor: Actor,
): Promise<Result<readonly OutsideVisit[], ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'list-outside');
  if (!allowed.ok) return allowed;
  const timetable = await timetables.current();
  const now = clock.now();
  const from = shopMoment(timetable.hours, now).date;
  const coming = await appointments.list({ from, status: 'confirmed' });
  const outside = coming
    .toReversed()
    .filter(visit => isComing(visit, now))
    .flatMap(visit => {
      const outsideReason = outsideReasonOf(timetable, visit);
      return outsideReason === undefined ? [] : [{ visit, outsideReason }];
    });
  return ok(
    outside.map(({ visit, outsideReason }) => ({
      appointment: { ...visit, classification: classify(visit, now) },
      outsideReason,
    })),
  );
}
