import { type Actor, permit } from '../../people/permissions.ts';
import type { Agendas } from '../../ports/agendas.ts';
import type { Appointments } from '../../ports/appointments.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Services } from '../../ports/services.ts';
import { ok, type ProblemOf, type Result, refuse } from '../../problem.ts';
import { type AppointmentId, classify } from '../appointment.ts';
import type { AppointmentDetails, AppointmentWithCustomer } from '../appointment-view.ts';
import { withServiceNames } from '../services/booked-services.ts';
import { knownServices } from '../services/services-by-id.ts';
import { whereItStands } from '../standing.ts';
import { decideEditing, type EditDecisionProblem, type WantedEdit } from './editing-decision.ts';

interface Deps {
  readonly agendas: Agendas;
  readonly appointments: Appointments;
  readonly services: Pick<Services, 'find'>;
  readonly clock: Clock;
}

type EditProblem =
  | ProblemOf<'not-logged-in' | 'not-permitted' | 'appointment-not-found'>
  | EditDecisionProblem;

/** Administrators: the services of what is still to be done, the notes of whatever stands. */
export async function editAppointment(
  { agendas, appointments, services, clock }: Deps,
  actor: Actor,
  id: AppointmentId,
  request: Pick<WantedEdit, 'serviceIds' | 'notes' | 'staffNotes' | 'from'>,
): Promise<Result<AppointmentWithCustomer, EditProblem>> {
  const allowed = permit(actor, 'edit-appointment');
  if (!allowed.ok) return allowed;
  const author = { by: allowed.value.userId, at: clock.now() };
  const known = await knownServices(service => services.find(service), request.serviceIds ?? []);
  return whereItStands(async () => {
    const details = await appointments.find(id);
    if (details === undefined) return refuse({ code: 'appointment-not-found' });
    if (details.status === 'cancelled') return refuse({ code: 'not-editable', isCancelled: true });
    const edited = await agendas.change({ days: [details] }, view =>
      decideEditing({ ...request, ...author, known }, details, view),
    );
    if (!edited.ok) return edited;
    const { value: now } = edited;
    if (now === undefined) return undefined;
    const named = withServiceNames(now, service => known.get(service)?.name ?? nameIn(details, service));
    const view = { ...details, ...now, parts: now.parts, ...named };
    return ok({ ...view, classification: classify(now, author.at) });
  });
}

const nameIn = ({ services }: AppointmentDetails, id: number): string =>
  services.find(({ serviceId }) => serviceId === id)?.name ?? '';
