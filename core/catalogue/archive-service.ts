import { type Actor, permit } from '../people/permissions.ts';
import type { Services } from '../ports/services.ts';
import { ok, type ProblemOf, type Result, refuse } from '../problem.ts';
import type { Service, ServiceId } from './service.ts';

/** Takes a service off the list; its appointments stay. */
export async function archiveService(
  deps: { readonly services: Services },
  actor: Actor,
  id: ServiceId,
): Promise<Result<Service, ProblemOf<'not-logged-in' | 'not-permitted' | 'service-not-found'>>> {
  const allowed = permit(actor, 'archive-service');
  if (!allowed.ok) return allowed;
  const service = await deps.services.archive(id);
  return service === undefined ? refuse({ code: 'service-not-found' }) : ok(service);
}
