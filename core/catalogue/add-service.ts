import { type Actor, permit } from '../people/permissions.ts';
import type { Services } from '../ports/services.ts';
import { ok, type ProblemOf, type Result } from '../problem.ts';
import type { Service, ServiceInput } from './service.ts';

export async function addService(
  deps: { readonly services: Services },
  actor: Actor,
  details: ServiceInput,
): Promise<Result<Service, ProblemOf<'not-logged-in' | 'not-permitted'>>> {
  const allowed = permit(actor, 'add-service');
  return allowed.ok ? ok(await deps.services.add({ ...details, imageUrl: null })) : allowed;
}
