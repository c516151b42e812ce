import { Temporal } from 'temporal-polyfill';
import { type Actor, type KnownActor, permit } from '../../people/permissions.ts';
import type { Agendas } from '../../ports/agendas.ts';
import type { Appointments, Histories } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import type { Shop } from '../../shop/shop.ts';
import type { AppointmentId } from '../appointment.ts';
import { type AppointmentView, appointmentViewFor } from '../appointment-view.ts';
import { ifBound } from '../bound.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import { isTheirs, NotCancelled, whereItStands } from '../standing.ts';
import { decideRestoring, isRestoredBy, type RestoringProblem } from './restoring-decision.ts';

const MINUTES = 10;

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly histories: Histories;
  readonly clock: Clock;
  readonly shop: Pick<Shop, 'phone'>;
  readonly mostUpcoming?: number | null;
}

type RestoreProblem =
  | ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>
  | ProblemOf<'not-restorable' | 'too-late-to-restore'>
  | RestoringProblem;

/** For whoever cancelled it, within ten minutes, while its time is free. A repetition answers as the first time did. */
export async function restoreAppointment(
  { agendas, appointments, histories, clock, shop, mostUpcoming = null }: Deps,
  actor: Actor,
  id: AppointmentId,
): Promise<Result<AppointmentView, RestoreProblem>> {
  const allowed = permit(actor, 'restore-appointment');
  if (!allowed.ok) return allowed;
  const now = clock.now();
  return whereItStands(async () => {
    const details = await appointments.find(id);
    if (details === undefined || !isTheirs(allowed.value, details))
      return refuse({ code: 'appointment-not-found' });
    const history = await histories.of(id);
    const last = history.at(-1);
    if (details.status !== 'cancelled')
      return isRestoredBy(history, allowed.value.userId)
        ? ok(appointmentViewFor(actor, details, now))
        : refuse({ code: 'not-restorable' });
    // Restored by the same press, sent twice, since it was read.
    if (last !== undefined && last.kind !== 'cancelled') return undefined;
    const refused = refuseRestoring(allowed.value, last, now);
    if (refused !== undefined) return refuse(refused);
    const author = { by: allowed.value.userId, at: now };
    const bound = ifBound(actor, { now, phone: shop.phone, mostUpcoming });
    const upcomingOf = ifBound(actor, { userId: details.userId, after: now, most: mostUpcoming });
    const restored = await agendas
      .change({ days: [details], upcomingOf }, view => decideRestoring({ ...author, bound }, details, view))
      .catch(undefinedIfRestored);
    if (!restored?.ok) return restored;
    return ok(appointmentViewFor(actor, { ...details, ...restored.value }, now));
  });
}

/** By somebody else meanwhile, who may have moved it to another day since. */
function undefinedIfRestored(error: unknown): undefined {
  if (!(error instanceof NotCancelled)) throw error;
}

function refuseRestoring(
  { userId }: KnownActor,
  last: HistoryEntry | undefined,
  now: Temporal.Instant,
): ProblemOf<'not-permitted' | 'too-late-to-restore'> | undefined {
  if (last?.kind !== 'cancelled' || last.by !== userId) return { code: 'not-permitted' };
  const until = last.at.add({ minutes: MINUTES });
  if (Temporal.Instant.compare(now, until) > 0) return { code: 'too-late-to-restore', minutes: MINUTES };
  return undefined;
}
