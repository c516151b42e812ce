import { type Actor, permit } from '../people/permissions.ts';
import type { Services } from '../ports/services.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Service, ServiceId } from './service.ts';

/** Archived ones included: old appointments keep their name and picture. */
export async function seeService(
  deps: { readonly services: Services },
  actor: Actor,
  id: ServiceId,
): Promise<Result<Service, ProblemOf<'not-logged-in' | 'not-permitted' | 'service-not-found'>>> {
  const allowed = permit(actor, 'see-service');
  if (!allowed.ok) return allowed;
  const service = await deps.services.find(id);
  return service === undefined ? refuse({ code: 'service-not-found' }) : ok(service);
}
