import { type Actor, permit } from '../people/permissions.ts';
import type { Services } from '../ports/services.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Service, ServiceId, ServiceInput } from './service.ts';

/** Appointments keep the price and length they were booked with. */
export async function changeService(
  deps: { readonly services: Services },
  actor: Actor,
  id: ServiceId,
  details: ServiceInput,
): Promise<Result<Service, ProblemOf<'not-logged-in' | 'not-permitted' | 'service-not-found'>>> {
  const allowed = permit(actor, 'change-service');
  if (!allowed.ok) return allowed;
  const service = await deps.services.update(id, details);
  return service === undefined ? refuse({ code: 'service-not-found' }) : ok(service);
}
